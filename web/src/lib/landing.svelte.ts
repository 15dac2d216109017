/* Places that tokens are still flying to: what is counted there changes only when they have landed. */

import { SvelteSet } from 'svelte/reactivity';

/** Anchors of the places, as the motions name them. */
export const landing = new SvelteSet<string>();
