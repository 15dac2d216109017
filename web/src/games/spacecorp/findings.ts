/* What the server finds out about the questions of SpaceCorp. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Way } from './view';

/** The ways from a site to every other one that a team could go to. */
export type Ways = { ways: Record<string, Way> };
