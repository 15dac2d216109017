import type { LogEntry, Message } from './wire';

/** What stands of a log: without what was taken back. What others answered at the same time stays and moves up. */
export function withoutTakenBack(log: LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of log) {
    const back = entry.back_to;
    if (back !== null) {
      let step = back;
      kept = kept
        .filter((old) => old.step <= back || (old.seat !== entry.seat && old.seat !== null))
        .map((old) => (old.step <= back || old.back_to !== null ? old : { ...old, step: ++step }));
    }
    kept.push(entry);
  }
  return kept;
}

/** Lines that belong together: of one player, or of the table (`seat` is null). */
export interface Told {
  seat: number | null;
  key: string;
  step: number;
  turn: number | null;
  lines: Line[];
}
/** A line: what an event says, or that something was taken back (null). */
export type Line = Message | null;
/** A round: what opened it stands under its heading. Or all that comes before the first round. */
export interface Chapter {
  key: string;
  step: number;
  round: number | null;
  heading: Message | null;
  opening: Line[];
  told: Told[];
}
/** Events of nobody's own, events that are not told at all, and whether all act at the same time, so that a round has one part for each. */
export interface Telling {
  common?: string[];
  unlogged?: string[];
  together?: boolean;
}

/** Put a log in order for reading: rounds, in them the turns, in them the lines, always the newest first. */
export function chapters(log: LogEntry[], { common = [], unlogged = [], together = false }: Telling = {}): Chapter[] {
  const all: Chapter[] = [];
  const begin = (entry: LogEntry, round: number | null, heading: Message | null): Chapter => {
    const chapter: Chapter = {
      key: `${entry.number}-${round}`,
      step: entry.step,
      round,
      heading,
      opening: [],
      told: [],
    };
    all.push(chapter);
    return chapter;
  };
  const under = (entry: LogEntry, seat: number | null, turn: number | null = null): Told => {
    const chapter = all.at(-1) ?? begin(entry, null, null),
      last = chapter.told.at(-1);
    if (last && last.seat === seat && turn === null) return last;
    const own = together && seat !== null ? chapter.told.findIndex((told) => told.seat === seat) : -1;
    if (own >= 0) {
      chapter.told.push(...chapter.told.splice(own, 1));
      return chapter.told.at(-1)!;
    }
    const told: Told = {
      seat,
      key: `${entry.number}-${seat}-${chapter.told.length}`,
      step: entry.step,
      turn,
      lines: [],
    };
    chapter.told.push(told);
    return told;
  };
  const tell = (entry: LogEntry, seat: number | null, line: Line): void => {
    const chapter = all.at(-1) ?? begin(entry, null, null);
    (seat === null && chapter.round !== null && (together || !chapter.told.length)
      ? chapter.opening
      : under(entry, seat).lines
    ).push(line);
  };
  for (const entry of withoutTakenBack(log)) {
    if (entry.back_to !== null) {
      tell(entry, entry.seat, null);
      continue;
    }
    /* What follows the beginning of a turn in the same entry is that turn's; what follows an event of the table comes of it. */
    let seat = entry.seat;
    for (const event of entry.events) {
      const { event: name, message } = event,
        round = Number(event['round']) || null;
      if (name.endsWith('round_began')) {
        seat = null;
        begin(entry, round, message ?? null);
        continue;
      }
      if (name === 'turn_began' && typeof event['seat'] === 'number') {
        seat = event['seat'];
        if (round !== null && round !== all.at(-1)?.round) begin(entry, round, null);
        under(entry, seat, Number(event['turn']) || null);
        continue;
      }
      if (common.includes(name)) seat = null;
      const own =
        together && seat === null && all.at(-1)?.round && typeof event['seat'] === 'number' ? event['seat'] : seat;
      if (message && !unlogged.includes(name)) tell(entry, own, message);
    }
  }
  for (const chapter of all) {
    chapter.told = chapter.told.filter((told) => told.lines.length || told.turn !== null).reverse();
    for (const told of chapter.told) told.lines.reverse();
  }
  return all.filter((chapter) => chapter.round !== null || chapter.told.length).reverse();
}
