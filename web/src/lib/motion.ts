/* How events are seen to happen. A game says what moves; the stage knows how things move. Anchors are CSS selectors. */

import type { Score } from './wire';

/** A colour of the house, or one of the game: `var(--sb-credits)`. */
export type Tone = 'good' | 'bad' | 'act' | 'power' | `var(--${string})`;

export type Motion =
  /** Pieces travel from where they were to where they are now; `from` where they were not on the board before. */
  | { kind: 'fly'; pieces: string[]; from?: string }
  /** Dice tumble before they show their value. */
  | { kind: 'tumble'; pieces: string[] }
  /** A piece comes down on the planet. */
  | { kind: 'land'; piece: string; from?: string }
  /** Tokens travel between two places; `what` is the class of an svg that is one of them. */
  | { kind: 'tokens'; what: string; tone: Tone; n: number; from: string; to: string }
  /** Things that happen at the same time. */
  | { kind: 'together'; motions: Motion[] }
  /** A short note rises from a place. */
  | { kind: 'note'; at: string; text: string; tone: Tone }
  /** A place lights up once. */
  | { kind: 'pulse'; at: string; tone: Tone }
  /** The board shows something of its own for a while; `end` is called in any case, also when it is skipped. */
  | { kind: 'scene'; lasts: number; begin: () => void; end: () => void };

/** Let what lights up or comes down one after the other do so at the same time: nobody waits for a list of places. */
export function atOnce(motions: Motion[]): Motion[] {
  const found: Motion[] = [];
  for (const motion of motions) {
    const last = found.at(-1),
      quick = motion.kind === 'pulse' || motion.kind === 'land';
    if (
      quick &&
      last?.kind === 'together' &&
      last.motions.every((each) => each.kind === 'pulse' || each.kind === 'land')
    )
      last.motions.push(motion);
    else found.push(quick ? { kind: 'together', motions: [motion] } : motion);
  }
  return found.map((motion) =>
    motion.kind === 'together' && motion.motions.length === 1 ? motion.motions[0]! : motion,
  );
}

/** Let every change of the points rise from where they stand; `told`: of which seats as much was known before as after. */
export function scoreNotes(
  before: Score[] | undefined,
  after: Score[],
  told: (seat: number) => boolean = () => true,
): Motion[] {
  return after.flatMap(({ total }, seat): Motion[] => {
    const change = total - (before?.[seat]?.total ?? total);
    return change && told(seat)
      ? [
          {
            kind: 'note',
            at: `[data-points="${seat}"]`,
            text: change > 0 ? `+${change}` : `−${-change}`,
            tone: change > 0 ? 'good' : 'bad',
          },
        ]
      : [];
  });
}

/** Name the anchor of a piece. */
export const piece = (key: string): string => `[data-piece~="${key}"]`;

/** Name the anchor of a board element. */
export const element = (id: string): string => `[data-at="${id}"]`;
