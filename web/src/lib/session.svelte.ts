/* One table as this browser lives through it: the connection, the positions in order, and what the player does. */

import { load, type GamePage } from '../games/module';
import { Refused, Unreachable } from './api';
import { Choosing } from './choosing.svelte';
import { atOnce, scoreNotes } from './motion';
import { settings } from './settings.svelte';
import { sounds } from './sounds';
import { Stage } from './stage';
import { t, texts } from './texts.svelte';
import { toasts } from './toasts.svelte';
import type { Advice, Ask, ChatLine, Foreseen, FromServer, Level, LogEntry, Offer, Position, Seat, Table } from './wire';

export type Link = 'joining' | 'live' | 'lost' | 'gone';

export class Session {
  page = $state.raw<GamePage | null>(null);
  table = $state.raw<Table | null>(null);
  frame = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  link = $state<Link>('joining');
  advice = $state.raw<Advice[] | null>(null);
  thinking = $state(false);
  /** What the action that is about to be confirmed would do. */
  foreseen = $state.raw<Foreseen | null>(null);
  rematch = $state<string | null>(null);
  /** A position has arrived and its game was looked for. */
  loaded = $state(false);

  choice = new Choosing((seat, offer) => this.#act(seat, offer), seat => this.undo(seat));
  stage = new Stage();

  #id: string;
  #socket: WebSocket | null = null;
  #queue: Position[] = [];
  #playing = false;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #sent = 0;
  #glance = 0;
  #closed = false;

  constructor(id: string) { this.#id = id; }

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
    const since = this.frame ? `&since=${this.frame.number}` : '';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.#id}/live?pace=${settings.breath}${since}`);
    this.#socket = socket;
    socket.onmessage = event => { this.#hear(JSON.parse(event.data as string) as FromServer); };
    socket.onclose = event => {
      clearInterval(this.#beat);
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === 4404) { this.link = 'gone'; return; }
      this.link = 'lost';
      this.choice.busy = false;
      this.#timer = window.setTimeout(() => this.#connect(), Math.min(8000, 400 * 2 ** this.#tries++));
    };
    this.#beat = window.setInterval(() => this.#send({ type: 'ping' }), 25000);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ id: ++this.#sent, ...message }));
    else toasts.say(t('link-lost'), 'bad');
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.link = 'live';
        this.#tries = 0;
        this.table = message.table;
        this.chat = message.chat;
        this.rematch = message.table.rematch;
        return;
      case 'position': this.#queue.push(message); void this.#play(); return;
      case 'seats':
        if (this.frame) this.frame = { ...this.frame, seats: message.seats, spectators: message.spectators, thinking: message.thinking, status: message.status };
        this.#name(message.seats);
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.chat.filter(line => !this.chat.some(old => old.id === line.id))];
        this.unread += message.chat.length;
        return;
      case 'hint': this.#advise(message); return;
      case 'preview': if (message.number === this.frame?.number && message.text === this.choice.settled?.text) this.foreseen = message; return;
      case 'rematch': this.rematch = message.table; return;
      case 'error':
        if (message.id === 'preview') return;
        this.thinking = false;
        this.choice.busy = false;
        toasts.say(texts.say(message.message, this.frame?.game), 'bad');
        return;
    }
  }

  /* The best advice is shown on the board at once. */
  #advise(hint: { number: number; advice: Advice[] }): void {
    this.thinking = false;
    if (hint.number !== this.frame?.number) return;
    this.advice = hint.advice;
    this.choice.clear();
    this.choice.looking = this.choice.offers.find(offer => offer.text === hint.advice[0]?.text) ?? null;
  }

  #name(seats: Seat[]): void { texts.seat(Object.fromEntries(seats.map(seat => [seat.seat, seat.name]))); }

  /* Positions are shown one after the other, each with its motions; a browser that fell behind catches up at once. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#show(next);
    } finally {
      this.#playing = false;
    }
  }

  async #show(next: Position): Promise<void> {
    const first = this.frame === null, before = this.frame;
    this.#name(next.seats);
    if (!this.page || this.page.key !== next.game) {
      await texts.game(next.game);
      this.page = await load(next.game);
      this.loaded = true;
    }
    const news = next.log.filter(entry => !this.log.some(old => old.number === entry.number));
    const animate = !first && this.#queue.length < 4 && news.every(entry => entry.back_to === null);
    const motions = animate ? atOnce(news.flatMap(entry => entry.events.flatMap(event => this.page?.motions?.(event, { view: next.view, seats: next.seats, me: next.viewer }) ?? []))).concat(scoreNotes(before?.scores, next.scores)) : [];
    const ask = next.asks.find(each => each.seat === next.viewer) ?? next.asks[0] ?? null;
    /* Where several seats answer at once, the answer of another leaves my question and my picks as they are. */
    const same = ask !== null && !this.choice.busy && question(ask) === question(this.choice.ask);
    if (!same) { this.choice.begin(null); this.advice = null; }
    const show = () => {
      this.frame = next;
      this.log = [...this.log, ...news];
    };
    if (animate) await this.stage.perform(show, motions, this.#queue.length > 1);
    else show();
    if (next.asks.length && !before?.asks.length && !first) sounds.play('turn');
    if (!this.#queue.length && !same) this.choice.begin(ask);
    else if (same && ask.undo !== this.choice.ask?.undo) this.choice.ask = ask;
  }

  #act(seat: number, offer: Offer): void { this.#send({ type: 'act', seat, number: this.frame!.number, text: offer.text }); }

  /** Seats have changed by a call of mine: show it, and come back as who I am now. */
  refresh(seats: Seat[]): void {
    if (this.frame) this.frame = { ...this.frame, seats };
    this.#socket?.close();
  }

  /** Take back the last action, or everything down to a position. */
  undo(seat: number, to?: number): void { this.#send({ type: 'undo', seat, number: this.frame!.number, ...(to === undefined ? {} : { to }) }); }

  /** Say something to the table. */
  say(text: string): void { this.#send({ type: 'chat', text }); }

  /** Ask what the admiral would do. */
  hint(): void {
    const ask = this.choice.ask;
    if (!ask || this.thinking) return;
    this.thinking = true;
    this.#send({ type: 'hint', seat: ask.seat, number: this.frame!.number });
  }

  /** Look what an action would do, once the player stays with it; null: nothing is looked at. */
  foresee(offer: Offer | null): void {
    clearTimeout(this.#glance);
    if (this.foreseen?.text !== offer?.text) this.foreseen = null;
    const ask = this.choice.ask;
    if (!offer || !ask || this.link !== 'live') return;
    this.#glance = window.setTimeout(() => this.#send({ id: 'preview', type: 'preview', seat: ask.seat, number: this.frame!.number, text: offer.text }), 80);
  }

  /** Let a bot play a seat. */
  handOver(seat: number, level: Level): void { this.#send({ type: 'hand_over', seat, level }); }

  /** Play a seat of mine again. */
  takeBack(seat: number): void { this.#send({ type: 'take_back', seat }); }

  /** Let bots play as fast as this player wants to watch. */
  pace(seconds: number): void { if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ type: 'pace', seconds }); }

  /** Show the view of another of my seats. */
  look(seat: number | null): void { this.#send({ type: 'look', seat }); }
}

/* What is asked, without how far the seat may go back: that changes with every answer of the others. */
const question = (ask: Ask | null): string => JSON.stringify(ask && [ask.seat, ask.prompt, ask.actions]);

/** Say an error of the server to the player. */
export function complain(error: unknown): void {
  if (error instanceof Refused) toasts.say(texts.say(error.refusal.message), 'bad');
  else if (error instanceof Unreachable) toasts.say(t('no-server'), 'bad');
  else throw error;
}
