import type { ShopItem } from '@trassa/contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readBasket, useBasket } from '../../shared/basket/basket-store.ts';
import { removeBasketLine, setLineCount } from '../../shared/basket/change-lines.ts';
import { addShopItem } from '../../shared/basket/items/shop-item.ts';
import { useIsBrowser } from '../../shared/use-is-browser.ts';
import type { ProductChoice } from './product/use-product-choice.ts';

/** What a link has put in: unique_id of the line, and pieces. */
type Put = { readonly id: string; readonly count: number };
export type AddOnce = {
  /** `waits`: something is still to be chosen, or there is nothing to be had. */
  state: 'adding' | 'added' | 'removed' | 'waits';
  /** Pieces that the link has put in. */
  count: number;
  /** Takes out as many pieces as the link has put in. */
  remove(): void;
};

const readPut = (state: unknown): Put | 'removed' | null => (state as { put?: Put | 'removed' } | null)?.put ?? null;

/**
 * Puts the product of a link into the basket, once: a reload and a step back add nothing more, because the entry of the
 * history remembers it (BASKET-49, DEC-118).
 */
export const useAddOnce = (product: ShopItem, linked: ShopItem | null, choice: ProductChoice): AddOnce => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const goods = useBasket();
  const isDone = useRef(readPut(state) !== null);
  const { size, proportion, count, sizes, left, present } = choice;
  const canAdd = product.left !== 0 && (sizes.length === 0 || size !== null) && (left ?? 0) > present;
  const remember = (put: Put | 'removed'): void =>
    void navigate(`${pathname}${search}`, { replace: true, state: { put }, preventScrollReset: true });

  useEffect(() => {
    if (isDone.current || !canAdd) return;
    isDone.current = true;
    remember({ id: addShopItem(product, { size, proportion, count, linked }), count });
    // Once, with the choice of the address: a later one is made in the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The server knows no history: its drawing and the first one here are the same.
  const put = isBrowser ? readPut(state) : null;
  const remove = (): void => {
    if (put === null || put === 'removed') return;
    const line = readBasket().find(({ unique_id }) => unique_id === put.id);
    if (line && line.count > put.count) setLineCount(line.unique_id, line.count - put.count);
    else removeBasketLine(put.id);
    remember('removed');
  };
  if (put === null) return { state: canAdd ? 'adding' : 'waits', count: 0, remove };
  const isThere = put !== 'removed' && goods.some(({ unique_id }) => unique_id === put.id);
  return { state: isThere ? 'added' : 'removed', count: put === 'removed' ? 0 : put.count, remove };
};
