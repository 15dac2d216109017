/* The three charts. */

import type { Era } from '../facts';
import type { ChartPlan } from './chart';
import { mariners } from './mariners';
import { planeteers } from './planeteers';
import { starfarers } from './starfarers';

export const PLANS: Record<Era, ChartPlan> = { mariners, planeteers, starfarers };
