import type { LogEntry } from './wire';

/** What stands of a log: without what was taken back. What others answered at the same time stays and moves up. */
export function withoutTakenBack(log: LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of log) {
    const back = entry.back_to;
    if (back !== null) {
      let step = back;
      kept = kept
        .filter(old => old.step <= back || (old.seat !== entry.seat && old.seat !== null))
        .map(old => old.step <= back || old.back_to !== null ? old : { ...old, step: ++step });
    }
    kept.push(entry);
  }
  return kept;
}
