/* How long ago something was, in the reader's language. */

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** Say when something happened: `at` and `now` in seconds since 1970. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  if (past > 14 * 86400) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at * 1000);
  for (const [unit, seconds] of STEPS)
    if (past >= seconds)
      return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(past / seconds), unit);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'second');
}
