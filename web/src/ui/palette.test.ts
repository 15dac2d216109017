import { expect, it } from 'vitest';

/* A name that nobody defines is no error to a browser: it just paints nothing. */
const SOURCES = import.meta.glob<string>(['../**/*.{css,svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(SOURCES).join('\n');
const palettes = Object.entries(SOURCES).filter(([path]) => /(palette|tokens|paints)\.css$/.test(path));

/* What is set somewhere: in a style, as `style:--name`, as a property of a component, or by name from code. */
const set = new Set(all.match(/(?<!var\()--[a-z][\w-]*(?=\s*:|=|['"]|\})/g));
const used = new Set(Array.from(all.matchAll(/var\((--[a-z][\w-]*)\s*[,)]/g), ([, name]) => name));
/* Names that are put together: var(--seat-${colour}). */
const stems = Array.from(all.matchAll(/var\((--[a-z][\w-]*-)\$?\{/g), ([, stem]) => stem ?? '');

it('defines every colour that is named', () => {
  expect([...used].filter((name) => name && !set.has(name))).toEqual([]);
});

it('names every colour that a palette defines', () => {
  const defined = palettes.flatMap(([, text]) => text.match(/--[a-z][\w-]*(?=:)/g) ?? []);
  const idle = defined.filter((name) => !used.has(name) && !stems.some((stem) => name.startsWith(stem)));
  expect([...new Set(idle)]).toEqual([]);
});
