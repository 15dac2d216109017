/* One table as this browser lives through it: the connection, the positions in order, and what the player does. */

import { load, type GamePage } from '../games/module';
import { nudged, type Nudge } from './absence';
import { Refused, Unreachable } from './api';
import { Choosing } from './choosing.svelte';
import { atOnce, scoreNotes } from './motion';
import { settings } from './settings.svelte';
import { begun, type Live } from './shown';
import { sounds } from './sounds';
import { Stage } from './stage';
import { t, texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type {
  Advice,
  Ask,
  ChatLine,
  FromClient,
  FromServer,
  Level,
  LogEntry,
  Offer,
  Position,
  Previewed,
  Refusal,
  Seat,
  Table,
} from './wire';

export type Link = 'joining' | 'live' | 'lost' | 'gone';

/* How long, in ms, rivals may think about an interruption before anything is said about it. */
const HUSH = 250;

export class Session {
  page = $state.raw<GamePage | null>(null);
  table = $state.raw<Table | null>(null);
  frame = $state.raw<Position | null>(null);
  /** What the board shows; null while the table waits for players. */
  position = $derived<Live | null>(this.frame && begun(this.frame) ? this.frame : null);
  /** The game has not begun: nothing of a board is there, and none is needed. */
  waits = $derived(this.frame ? !this.frame.view || this.frame.status === 'waiting' : this.table?.status === 'waiting');
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  link = $state<Link>('joining');
  /** Why the table cannot be shown, where the server has said it. */
  why = $state('');
  /** The table asks whether I am still there. */
  nudge = $state.raw<Nudge | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  thinking = $state(false);
  /** What the action that is about to be confirmed would do. */
  foreseen = $state.raw<Previewed | null>(null);
  rematch = $state<string | null>(null);
  /** A position has arrived and its game was looked for. */
  loaded = $state(false);

  choice = new Choosing(
    (seat, offer) => this.#act(seat, offer),
    (seat) => this.undo(seat),
    (seat, id, topic) => this.#inspect(seat, id, topic),
  );
  stage = new Stage();

  readonly #id: string;
  #socket: WebSocket | null = null;
  #queue: Position[] = [];
  #playing = false;
  #come: (() => void) | null = null;
  #called = false;
  #ahead = 0;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #sent = 0;
  #glance = 0;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** Connect, and stay connected until closed. */
  open(): void {
    this.#closed = false;
    this.#connect();
  }

  /** Leave the table's page. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#glance);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.stage.skip();
  }

  #connect(): void {
    const since = this.position ? `&since=${this.position.number}` : '';
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.#id}/live?pace=${settings.breath}${since}`,
    );
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      const message: FromServer = JSON.parse(event.data);
      this.#hear(message);
    };
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === 4404) {
        this.link = 'gone';
        return;
      }
      this.link = 'lost';
      this.nudge = null;
      this.#free();
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(8000, 400 * 2 ** this.#tries++));
    };
    this.#beat = window.setInterval(() => this.#send({ type: 'ping' }), 25000);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ id: ++this.#sent, ...message }));
    else toasts.say(t('link-lost'), 'bad');
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.link = 'live';
        this.choice.inspections.retry();
        this.#tries = 0;
        this.table = message.table;
        this.chat = message.chat;
        this.rematch = message.table.rematch;
        this.#send({ type: 'ping' });
        return;
      case 'position':
        this.nudge = nudged(this.nudge, message.seats, message.asks);
        this.#queue.push(message);
        this.#come?.();
        void this.#play();
        return;
      case 'seats': {
        const { seats, spectators, thinking, status } = message,
          news = (frame: Position): Position => ({ ...frame, seats, spectators, thinking, status });
        this.nudge = nudged(this.nudge, seats);
        if (this.frame) this.frame = news(this.frame);
        this.#queue = this.#queue.map(news);
        this.#name(seats);
        return;
      }
      case 'still_there':
        this.#ahead = message.now - Date.now() / 1000;
        this.nudge = { seat: message.seat, until: message.until - this.#ahead, late: false };
        sounds.play('turn');
        return;
      case 'pong':
        this.#ahead = message.at - Date.now() / 1000;
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.chat.filter((line) => !this.chat.some((old) => old.id === line.id))];
        this.unread += message.chat.length;
        return;
      case 'hint':
        this.#advise(message);
        return;
      case 'preview':
        if (message.number === this.frame?.number && message.text === this.choice.settled?.text)
          this.foreseen = message;
        return;
      case 'inspected':
        this.choice.inspections.hear(message);
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'error':
        if (message.id === 'preview' || this.choice.inspections.refused(message)) return;
        this.thinking = false;
        this.#free();
        if (this.link === 'live') toasts.say(said(message, this.frame?.game), 'bad');
        else this.why = said(message);
        return;
    }
  }

  /* The best advice is shown on the board at once. */
  #advise(hint: { number: number; advice: Advice[] }): void {
    this.thinking = false;
    if (hint.number !== this.frame?.number) return;
    this.advice = hint.advice;
    this.choice.clear();
    this.choice.looking = this.choice.offers.find((offer) => offer.text === hint.advice[0]?.text) ?? null;
  }

  #name(seats: Seat[]): void {
    texts.seat(Object.fromEntries(seats.map((seat) => [seat.seat, seat.name])));
  }

  /* Positions are shown one after the other, each with its motions; a browser that fell behind catches up at once. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (this.#queue.length) {
        await this.#hush();
        await this.#show(this.#queue.shift()!);
      }
    } finally {
      this.#playing = false;
    }
  }

  /* Rivals may interrupt, but are seldom long about it: a hold that is over at once is not shown, only what came of it. */
  async #hush(): Promise<void> {
    while (this.#queue[0]?.held && this.position && !this.position.held) {
      if (this.#queue.length === 1)
        await new Promise<void>((done) => {
          this.#come = done;
          setTimeout(done, HUSH);
        });
      this.#come = null;
      const [held, next] = this.#queue;
      if (!held || !next) return;
      this.#queue.splice(0, 2, { ...next, log: [...held.log, ...next.log] });
    }
  }

  /* The texts and the board of the game. */
  async #prepare(game: string): Promise<void> {
    if (this.page?.key === game) return;
    await texts.game(game);
    this.page = await load(game);
    this.loaded = true;
  }

  async #show(next: Position): Promise<void> {
    const before = this.frame;
    this.#name(next.seats);
    if (!begun(next)) {
      this.frame = next;
      this.choice.begin(null);
      /* Before the game there is nothing to see; what it needs is fetched meanwhile, or again when it begins. */
      this.#prepare(next.game).catch(() => undefined);
      return;
    }
    await this.#prepare(next.game);
    const news = next.log.filter((entry) => !this.log.some((old) => old.number === entry.number));
    const animate =
      before !== null && begun(before) && this.#queue.length < 4 && news.every((entry) => entry.back_to === null);
    const secret = (frame: Live, seat: number) => this.page?.scoring?.secret?.(frame.view, seat);
    const notes =
      before && begun(before)
        ? scoreNotes(before.scores, next.scores, (seat) => secret(before, seat) === secret(next, seat))
        : [];
    const motions = animate
      ? atOnce(
          news.flatMap((entry) =>
            entry.events.flatMap(
              (event) => this.page?.motions(event, { view: next.view, seats: next.seats, me: next.viewer }) ?? [],
            ),
          ),
        ).concat(notes)
      : [];
    const ask = next.asks.find((each) => each.seat === next.viewer) ?? next.asks[0] ?? null;
    /* Where several seats answer at once, the answer of another leaves my question and my picks as they are. */
    const same = ask !== null && !this.choice.busy && question(ask) === question(this.choice.ask);
    /* What I have done and others may interrupt stays as I have picked it. */
    const mine = next.held && this.choice.ask && this.choice.ask.seat === next.held.seat;
    if (mine) {
      this.choice.busy = true;
      this.choice.looking = null;
    } else if (!same) this.choice.begin(null);
    if (!same) this.advice = null;
    const show = () => {
      this.frame = next;
      this.log = [...this.log, ...news];
    };
    if (animate) await this.stage.perform(show, motions, this.#queue.length > 1);
    else show();
    if (!next.held) {
      if (next.asks.length && !this.#called && before) sounds.play('turn');
      this.#called = next.asks.length > 0;
    }
    if (mine) return;
    if (!this.#queue.length && !same) this.choice.begin(ask);
    else if (same && ask.undo !== this.choice.ask?.undo) this.choice.ask = ask;
  }

  #act(seat: number, offer: Offer): void {
    if (this.nudge?.seat === seat) this.nudge = null;
    this.#send({ type: 'act', seat, number: this.frame!.number, text: offer.text });
  }

  /* Nothing is on its way any more; but what others may interrupt cannot be chosen anew. */
  #free(): void {
    this.choice.busy = this.choice.ask !== null && Boolean(this.frame?.held);
  }

  /** Give the server's time, in seconds. */
  get now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /** Seats have changed by a call of mine: show it, and come back as who I am now. */
  refresh(seats: Seat[]): void {
    if (this.frame) this.frame = { ...this.frame, seats };
    this.#socket?.close();
  }

  /** Take back the last action, or everything down to a position. */
  undo(seat: number, to?: number): void {
    if (!this.frame?.held)
      this.#send({ type: 'undo', seat, number: this.frame!.number, ...(to === undefined ? {} : { to }) });
  }

  /** Say something to the table. */
  say(text: string): void {
    this.#send({ type: 'chat', text });
  }

  /** Ask what the admiral would do. */
  hint(): void {
    const ask = this.choice.ask;
    if (!ask || this.thinking || this.frame?.held) return;
    this.thinking = true;
    this.#send({ type: 'hint', seat: ask.seat, number: this.frame!.number });
  }

  /** Look what an action would do, once the player stays with it; null: nothing is looked at. */
  foresee(offer: Offer | null): void {
    clearTimeout(this.#glance);
    if (this.foreseen?.text !== offer?.text) this.foreseen = null;
    const ask = this.choice.ask;
    if (!offer || !ask || this.link !== 'live') return;
    this.#glance = window.setTimeout(
      () =>
        this.#send({ id: 'preview', type: 'preview', seat: ask.seat, number: this.frame!.number, text: offer.text }),
      80,
    );
  }

  /* Ask what the rules say about something on the board. */
  #inspect(seat: number, id: string, topic: string): boolean {
    if (this.link !== 'live' || !this.frame) return false;
    this.#send({ id, type: 'inspect', seat, number: this.frame.number, topic });
    return true;
  }

  /** Let a bot play a seat; only for one of mine I say how strong it is. */
  handOver(seat: number, level?: Level): void {
    this.#send({ type: 'hand_over', seat, ...(level ? { level } : {}) });
  }

  /** Say that I am still there. */
  here(): void {
    if (this.nudge) this.#send({ type: 'here', seat: this.nudge.seat });
    this.nudge = null;
  }

  /** Play a seat of mine again. */
  takeBack(seat: number): void {
    this.#send({ type: 'take_back', seat });
  }

  /** Let bots play as fast as this player wants to watch. */
  pace(seconds: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'pace', seconds });
  }

  /** Show the view of another of my seats. */
  look(seat: number | null): void {
    this.#send({ type: 'look', seat });
  }
}

/* What is asked, without how far the seat may go back: that changes with every answer of the others. */
const question = (ask: Ask | null): string => JSON.stringify(ask && [ask.seat, ask.prompt, ask.actions]);

/** Say why the server refused something; a reason that this page has no words for is told as the server words it. */
export const said = ({ message, text }: Refusal, game = ''): string =>
  texts.has(message.key, game) || !text ? texts.say(message, game) : text;

/** Say an error of the server to the player. */
export function complain(error: unknown): void {
  if (error instanceof Refused) toasts.say(said(error.refusal), 'bad');
  else if (error instanceof Unreachable) toasts.say(t('no-server'), 'bad');
  else throw error;
}
