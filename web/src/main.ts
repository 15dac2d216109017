/* The page begins: first its texts, then what they say. */

import 'virtual:fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { texts } from './lib/texts.svelte';

document.documentElement.dataset['theme'] = settings.theme;
await texts.show(settings.lang);
mount(App, { target: document.getElementById('app')! });
