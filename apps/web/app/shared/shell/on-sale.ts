import type { EventCityCard } from '@trassa/contracts';
import { type StartItem, startItem } from './start-item.ts';

/** Starts offered to somebody who lost the way. */
const OFFERED = 4;
/** Asked for more: those whose sale is closed or still to open are no help. */
export const ASKED = 24;

/** The next starts that can be bought now. */
export const startsOnSale = (cards: readonly EventCityCard[]): StartItem[] =>
  cards
    .filter(({ sale_state }) => sale_state === 'open')
    .slice(0, OFFERED)
    .map((card) => startItem(card, card.event));
