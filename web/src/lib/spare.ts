import type { Part } from './texts.svelte';

/** Leave out the name of whose line it is where it stands beside the line already: 'Vega rolls' becomes 'rolls'. */
export function spare(parts: Part[], seat: number | null): Part[] {
  const [first, second] = parts;
  return first?.kind === 'seat' && first.seat === seat && second?.kind === 'words' && /^[ :]/.test(second.text)
    ? [{ kind: 'words', text: second.text.replace(/^[ :]+/, '') }, ...parts.slice(2)]
    : parts;
}
