import { useEffect } from 'react';
import { setGroupsAside } from '../../shared/basket/basket-store.ts';
import { type BasketItem, isHeld } from '../../shared/basket/items/basket-item.ts';
import type { QuoteState } from './use-quote.ts';

/** Tickets whose hold the server ended, as the prices tell, wait like those whose time ran out here (BASKET-27). */
export const useEndedHolds = (goods: readonly BasketItem[], { quote, isFresh }: QuoteState): void => {
  useEffect(() => {
    if (!quote || !isFresh) return;
    const ended = new Set(quote.lines.filter(({ code }) => code === 'hold_expired').map(({ unique_id }) => unique_id));
    const lines = goods.filter(isHeld).filter((line) => line.hold_id && ended.has(line.unique_id));
    if (lines.length > 0) setGroupsAside(new Set(lines.map(({ groupId }) => groupId)));
  }, [goods, quote, isFresh]);
};
