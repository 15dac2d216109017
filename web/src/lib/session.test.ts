import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, FromServer, LogEntry, Position, Seat } from './wire';

const { sockets, played } = vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('window', globalThis);
  /* Nothing moves: positions simply change. */
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, text: () => Promise.resolve('') }));
  const sockets: Line[] = [];
  class Line {
    static OPEN = 1;
    readyState = 1;
    sent: Record<string, unknown>[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor(readonly url: string) {
      sockets.push(this);
    }
    send(data: string): void {
      this.sent.push(JSON.parse(data) as Record<string, unknown>);
    }
    close(): void {
      this.readyState = 3;
    }
  }
  vi.stubGlobal('WebSocket', Line);
  return { sockets, played: [] as string[] };
});
vi.mock('./sounds', () => ({ sounds: { play: (sound: string) => played.push(sound) } }));
vi.mock('../games/module', () => ({ load: (key: string) => Promise.resolve({ key }) }));

import { Session } from './session.svelte';

const seat = (n: number, change: Partial<Seat> = {}): Seat => ({
  seat: n,
  name: `p${n + 1}`,
  color: 'red',
  kind: 'person',
  level: null,
  stand_in: null,
  online: true,
  mine: n === 0,
  away_since: null,
  idle_since: null,
  ...change,
});
const seats = [seat(0), seat(1)];
const ask = (n = 0, text = 'move'): Ask => ({
  seat: n,
  prompt: { key: `prompt-${text}` },
  actions: [
    { text, label: { key: text }, at: [`site:${text}`] },
    { text: 'pass', label: { key: 'pass' }, at: ['button:pass'] },
  ],
  undo: null,
});
const entry = (number: number): LogEntry => ({
  number,
  step: number,
  seat: 0,
  text: null,
  back_to: null,
  at: 0,
  events: [],
});
const position = (number: number, change: Partial<Position> = {}): Position => ({
  type: 'position',
  table: 't',
  game: 'none',
  number,
  step: number,
  status: 'playing',
  seats,
  spectators: 0,
  viewer: 0,
  view: { turn: number },
  deciders: [0],
  thinking: [],
  over: false,
  winners: [],
  scores: [],
  asks: [],
  asides: [],
  undo: [],
  log: [],
  log_begins: 0,
  history: false,
  held: null,
  ...change,
});
const waiting = (change: Partial<Position> = {}): Position => ({
  ...position(0),
  status: 'waiting',
  view: null,
  deciders: [],
  ...change,
});
const held = (number: number, change: Partial<Position> = {}) =>
  position(number, { deciders: [1], held: { seat: 0, label: { key: 'move' } }, ...change });

let session: Session;
const line = () => sockets.at(-1)!;
/** Let the server say something, and let it be shown. */
async function hear(...messages: FromServer[]): Promise<void> {
  for (const message of messages) line().onmessage!({ data: JSON.stringify(message) });
  await vi.advanceTimersByTimeAsync(0);
}
const sent = (type: string) => line().sent.filter((message) => message['type'] === type);

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = played.length = 0;
  session = new Session('t');
  session.open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a table that waits for players', () => {
  it('needs nothing of a board', async () => {
    await hear(waiting());
    expect(session.waits).toBe(true);
    expect(session.position).toBeNull();
    expect(session.choice.ask).toBeNull();
  });
  it('still waits while the seats are full and no position has come', async () => {
    await hear(waiting(), { type: 'seats', seats, spectators: 0, thinking: [], status: 'playing' });
    expect(session.waits).toBe(true);
  });
  it('calls the one who begins, with the set-up in the log', async () => {
    await hear(waiting(), position(0, { asks: [ask()], log: [entry(0)] }));
    expect(session.waits).toBe(false);
    expect(session.choice.ask?.seat).toBe(0);
    expect(session.log).toHaveLength(1);
    expect(played).toEqual(['turn']);
  });
  it('asks for the whole log after a lost connection, since nothing of it is known', async () => {
    await hear(waiting());
    line().onclose!({ code: 1006 });
    await vi.advanceTimersByTimeAsync(500);
    expect(line().url).not.toContain('since');
    await hear(position(4, { log: [entry(0), entry(4)] }));
    line().onclose!({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(line().url).toContain('since=4');
  });
});

describe('an action that others may interrupt', () => {
  const act = async () => {
    await hear(position(1, { asks: [ask()] }));
    session.choice.press('site:move');
    session.choice.confirm(session.choice.offers[0]!);
  };

  it('is not spoken of where they are done at once', async () => {
    await act();
    await hear(held(2, { log: [entry(2)] }));
    expect(session.position?.held).toBeNull();
    await hear(position(3, { log: [entry(3)], asks: [ask(0, 'build')] }));
    expect(session.position?.number).toBe(3);
    expect(session.log.map((each) => each.number)).toEqual([2, 3]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.position?.number).toBe(3);
    expect(session.choice.ask?.prompt.key).toBe('prompt-build');
  });
  it('stays as it was picked, and nothing else can be', async () => {
    await act();
    await hear(held(2));
    await vi.advanceTimersByTimeAsync(260);
    expect(session.position?.held).toEqual({ seat: 0, label: { key: 'move' } });
    expect(session.choice.picks.map((pick) => pick.id)).toEqual(['site:move']);
    expect(session.choice.offers).toEqual([]);
    session.undo(0);
    session.hint();
    expect(sent('undo')).toEqual([]);
    expect(sent('hint')).toEqual([]);
  });
  it('cannot be chosen anew when something else is refused meanwhile', async () => {
    await hear({ type: 'hello', table: { rematch: null } as never, chat: [] });
    await act();
    await hear(held(2));
    await vi.advanceTimersByTimeAsync(260);
    await hear({ type: 'error', id: null, error: 'too-fast', message: { key: 'error-too-fast' }, text: '' });
    expect(session.choice.offers).toEqual([]);
  });
  it('goes on afterwards, without calling me to my own turn again', async () => {
    await act();
    await hear(held(2));
    await vi.advanceTimersByTimeAsync(260);
    await hear(position(3, { asks: [ask(0, 'build')], log: [entry(2), entry(3)] }));
    expect(session.choice.offers.map((offer) => offer.text)).toEqual(['build', 'pass']);
    expect(session.choice.picks).toEqual([]);
    expect(played).toEqual([]);
  });
  it('leaves who only watches without a question', async () => {
    await hear(position(1));
    await hear(held(2, { held: { seat: 1, label: null } }));
    await vi.advanceTimersByTimeAsync(260);
    expect(session.position?.held).toEqual({ seat: 1, label: null });
    expect(session.choice.ask).toBeNull();
    expect(session.choice.busy).toBe(false);
  });
  it('is shown at once to who comes in the middle of it', async () => {
    await hear(held(2));
    expect(session.position?.held).toBeTruthy();
  });
});

describe('the question whether I am still there', () => {
  const nudge = async () => {
    await hear(position(1, { asks: [ask()] }), { type: 'still_there', seat: 0, until: 1030, now: 1000 });
  };

  it('calls, and counts by the server’s clock', async () => {
    await nudge();
    expect(session.nudge?.until).toBeCloseTo(Date.now() / 1000 + 30, 3);
    expect(session.now).toBeCloseTo(1000, 3);
    expect(played).toEqual(['turn']);
  });
  it('is answered', async () => {
    await nudge();
    session.here();
    expect(sent('here')).toMatchObject([{ seat: 0 }]);
    expect(session.nudge).toBeNull();
  });
  it('is over when I act', async () => {
    await nudge();
    session.choice.confirm(session.choice.offers[0]!);
    expect(session.nudge).toBeNull();
  });
  it('is over when a bot has taken over, or when another window of mine has answered', async () => {
    const news = (change: Partial<Seat>): FromServer => ({
      type: 'seats',
      seats: [seat(0, change), seats[1]!],
      spectators: 0,
      thinking: [],
      status: 'playing',
    });
    await nudge();
    await hear(news({ stand_in: 'pilot' }));
    expect(session.nudge).toBeNull();
    await nudge();
    await hear(news({}));
    expect(session.nudge).not.toBeNull();
    await hear(news({ idle_since: 1000 }), news({}));
    expect(session.nudge).toBeNull();
  });
  it('is over when the seat is asked no more', async () => {
    await nudge();
    await hear(position(2, { deciders: [1] }));
    expect(session.nudge).toBeNull();
  });
});

it('hands over the seat of another without saying how strong the bot is', async () => {
  await hear(position(1));
  session.handOver(1);
  session.handOver(0, 'admiral');
  expect(sent('hand_over').map((message) => message['level'])).toEqual([undefined, 'admiral']);
});

it('says why a table cannot be opened', () => {
  line().onmessage!({
    data: JSON.stringify({
      type: 'error',
      error: 'broken',
      message: { key: 'error-broken' },
      text: 'This table is broken.',
    }),
  });
  line().onclose!({ code: 4404 });
  expect([session.link, session.why]).toEqual(['gone', 'This table is broken.']);
});
