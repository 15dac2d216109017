/* The dev-only page: fixtures in place of a server. */

import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/pieces.css';
import { mount } from 'svelte';
import { load } from '../games/module';
import { settings, type Lang, type Theme } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';
import type { Live } from '../lib/shown';
import type { Seat } from '../lib/wire';

const FILES = import.meta.glob<string>(
  ['../../../cosmodrome/locale/*.ftl', '../../../cosmodrome/games/*/locale/*.ftl'],
  { query: '?raw', import: 'default' },
);
const fetched = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const found = /^\/api\/texts\/(\w+)(?:\/(\w+))?$/.exec(input instanceof Request ? input.url : input.toString());
  if (!found) return fetched(input, init);
  const path = found[2]
    ? `../../../cosmodrome/games/${found[2]}/locale/${found[1]}.ftl`
    : `../../../cosmodrome/locale/${found[1]}.ftl`;
  const file = FILES[path];
  return file ? new Response(await file()) : fetched(input, init);
};

const ask = new URLSearchParams(location.search);
const lang = (ask.get('lang') ?? 'en') as Lang,
  theme = (ask.get('theme') ?? 'dark') as Theme;
settings.set({ lang, theme });
document.documentElement.dataset['theme'] = theme;
const FIXTURES = import.meta.glob<{ frame: (position: string) => Live; seats: Seat[] }>([
  './fixture.ts',
  './spacecorp.ts',
]);
const game = ask.get('game') ?? 'alien_frontiers';
await texts.show(lang, [game]);
const [{ default: Dev }, page, { frame, seats }] = await Promise.all([
  import('./Dev.svelte'),
  load(game),
  FIXTURES[game === 'alien_frontiers' ? './fixture.ts' : `./${game}.ts`]!(),
]);
mount(Dev, {
  target: document.getElementById('app')!,
  props: {
    page: page!,
    make: frame,
    seats,
    position: ask.get('position') ?? (game === 'spacecorp' ? 'mariners' : 'dock'),
    picks: (ask.get('picks') ?? '').split(' ').filter(Boolean),
  },
});
