/* Answers that stand as rows under the question: each with a sign, a name, what it does, what it brings. */

import { texts } from '../../lib/texts.svelte';
import type { Offer } from '../../lib/wire';
import { ACTIONS, cardOf, colonyOf, progressOf } from './facts';
import { BASE_ART, CARD_ART, COLONY_ART, PROGRESS_ART, TILE_ART } from './pictures';
import { SIGN, cardLook, progressTone } from './signs';
import type { SpaceCorp } from './view';
import {
  actionName,
  baseName,
  baseText,
  cardLines,
  cardName,
  colonyName,
  colonyText,
  contractText,
  edgeName,
  edgeText,
  progressName,
  progressText,
  sc,
  siteName,
  tileName,
} from './words';
import { oneOf } from '../../lib/named';

export interface Row {
  offer: Offer;
  icon: string;
  tone?: string;
  title: string;
  note?: string;
  value?: string;
}

const say = (offer: Offer): string => texts.say(offer.label, 'spacecorp');

/** Describe one answer of the seat `actor` as a row; null: it is a button or is pointed at on the chart. */
export function rowOf(offer: Offer, game: SpaceCorp, actor: number): Row | null {
  const [verb = '', what = '', more = ''] = offer.text.split(' ');
  if (offer.at.length === 1 && offer.at[0]!.startsWith('button:')) return null;
  switch (verb) {
    case 'base':
      return { offer, icon: BASE_ART[what] ?? 'base-dome', title: baseName(what), note: baseText(what, game.era) };
    case 'build':
      return more
        ? { offer, icon: BASE_ART[more] ?? 'base-dome', title: baseName(more), note: baseText(more, game.era) }
        : { offer, icon: 'crane', title: say(offer) };
    case 'upgrade': {
      const slot = Number(more),
        player = game.players[actor],
        old = player?.infra[slot - 1],
        facts = cardOf(what);
      return {
        offer,
        icon: facts ? cardLook(facts).icon : 'plug',
        ...(facts ? { tone: cardLook(facts).tone } : {}),
        title: sc('board-into-box', { n: slot }),
        note: old
          ? sc('board-replaces', { card: cardName(old) })
          : Object.keys(player?.boxes[slot] ?? {}).length
            ? sc('board-covers')
            : sc('board-free'),
      };
    }
    case 'choose': {
      const card = game.progress.find((each) => each.name === what);
      return {
        offer,
        icon: PROGRESS_ART[what] ?? 'dna1',
        tone: progressTone(progressOf(what).kind),
        title: progressName(what),
        note: progressText(what),
        ...(card?.profit ? { value: `+${card.profit}T` } : {}),
      };
    }
    case 'found':
      return {
        offer,
        icon: COLONY_ART[colonyOf(what).effect_id] ?? 'village',
        tone: 'var(--sc-life)',
        title: colonyName(what),
        note: colonyText(what),
        value: String(colonyOf(what).value),
      };
    case 'fulfill':
    case 'contract': {
      const contract = game.contracts.find((each) => each.id === what);
      return contract
        ? {
            offer,
            icon: 'scroll-unfurled',
            tone: 'var(--sc-gold)',
            title: contractText(contract),
            value: `+${contract.pays}T`,
          }
        : null;
    }
    case 'take': {
      const card = game.offers[Number(what) - 1];
      const facts = card ? cardOf(card) : null;
      return card
        ? {
            offer,
            icon: facts ? cardLook(facts).icon : 'hourglass',
            ...(facts ? { tone: cardLook(facts).tone, note: cardLines(facts).slice(0, 2).join(' · ') } : {}),
            title: cardName(card),
          }
        : null;
    }
    case 'draw':
      return { offer, icon: 'card-pickup', title: say(offer) };
    case 'revelation':
      return { offer, icon: SIGN.revelation.icon, tone: SIGN.revelation.tone, title: say(offer) };
    case 'keep':
    case 'tile': {
      const box = what === 'legacy' ? null : game.sites[what]?.boxes[more ? Number(more) - 1 : 0];
      return {
        offer,
        icon: box?.tile ? (TILE_ART[box.tile] ?? 'planet-core') : 'base-dome',
        tone: 'var(--sc-gold)',
        title: what === 'legacy' ? sc('board-legacy') : siteName(what),
        ...(box?.tile ? { note: `${tileName(box.tile)}${box.base ? `, ${baseName(box.base.type)}` : ''}` } : {}),
        ...(box && box.production !== null ? { value: `P${box.production}` } : {}),
      };
    }
    case 'remove': {
      const player = game.players[actor];
      const card = player?.infra[Number(what) - 1];
      return { offer, icon: 'plug', title: card ? cardName(card) : say(offer) };
    }
    case 'play': {
      const about = { offer, icon: CARD_ART[what] ?? 'plug', tone: 'var(--sc-edge)', note: edgeText(what) };
      const action = what === 'sabotage' ? oneOf(ACTIONS, more) : undefined;
      if (action)
        return {
          offer,
          icon: SIGN[action].icon,
          tone: SIGN[action].tone,
          title: sc('board-forbid', { action: actionName(action) }),
        };
      return { ...about, title: more ? say(offer) : edgeName(what) };
    }
    case 'probe':
    case 'settle':
      return {
        offer,
        icon: verb === 'probe' ? 'satellite' : 'star-formation',
        title: siteName(what),
        note: say(offer),
      };
    case 'offer':
      return {
        offer,
        icon: what === 'build' ? 'crane' : what === '5T' ? 'coins' : 'three-friends',
        tone: what === 'build' ? 'var(--sc-build)' : what === '5T' ? 'var(--sc-gold)' : 'var(--sc-life)',
        title: say(offer),
      };
    default:
      return { offer, icon: 'orbital', title: say(offer) };
  }
}
