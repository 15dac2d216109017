/* The dev-only page: fixtures in place of a server. */

import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/pieces.css';
import { mount } from 'svelte';
import { settings, type Lang, type Theme } from '../lib/settings.svelte';
import { texts } from '../lib/texts.svelte';

const FILES = import.meta.glob<string>(['../../../cosmodrome/locale/*.ftl', '../../../cosmodrome/games/*/locale/*.ftl'], { query: '?raw', import: 'default' });
const fetched = window.fetch;
window.fetch = async (input, init) => {
  const found = /^\/api\/texts\/(\w+)(?:\/(\w+))?$/.exec(String(input));
  if (!found) return fetched(input, init);
  const path = found[2] ? `../../../cosmodrome/games/${found[2]}/locale/${found[1]}.ftl` : `../../../cosmodrome/locale/${found[1]}.ftl`;
  return new Response(await FILES[path]?.() ?? '');
};

const ask = new URLSearchParams(location.search);
const lang = (ask.get('lang') ?? 'en') as Lang, theme = (ask.get('theme') ?? 'dark') as Theme;
settings.set({ lang, theme });
document.documentElement.dataset['theme'] = theme;
await texts.show(lang, ['alien_frontiers']);
const { default: Dev } = await import('./Dev.svelte');
mount(Dev, { target: document.getElementById('app')!, props: { position: ask.get('position') ?? 'dock', picks: (ask.get('picks') ?? '').split(' ').filter(Boolean) } });
