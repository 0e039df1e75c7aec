import { dropStale } from '@trassa/rules';
import { useSyncExternalStore } from 'react';
import { basketChanged, basketKeys, subscribeBasket } from '../basket-count.ts';
import type { BasketItem } from './basket-item.ts';

type Goods = readonly BasketItem[];

const nothing: Goods = [];
let raw: string | null = null;
let goods: Goods = nothing;

const parse = (text: string | null): Goods => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as Goods) : nothing;
  } catch {
    return nothing;
  }
};

/** Goods as local storage holds them; the same array until it changes, in this window or another one (BASKET-33, 35). */
export const readBasket = (): Goods => {
  let stored: string | null = raw;
  try {
    stored = localStorage.getItem(basketKeys.guest);
  } catch {
    // Storage is off: the basket lives as long as the page.
  }
  if (stored !== raw) {
    raw = stored;
    goods = parse(stored);
  }
  return goods;
};

export const writeBasket = (next: Goods): void => {
  goods = next;
  raw = JSON.stringify(next);
  try {
    if (next.length > 0) localStorage.setItem(basketKeys.guest, raw);
    else localStorage.removeItem(basketKeys.guest);
    if (next.length === 0) raw = null;
  } catch {
    // As above.
  }
  basketChanged();
};

export const changeBasket = (change: (goods: Goods) => readonly BasketItem[]): void =>
  writeBasket(change(readBasket()));

export const useBasket = (): Goods => useSyncExternalStore(subscribeBasket, readBasket, () => nothing);

/** Tickets kept longer than ten minutes leave the basket; answers what left (BASKET-44). */
export const takeStale = (nowMs: number): readonly BasketItem[] => {
  const { goods: fresh, dropped } = dropStale(readBasket(), nowMs);
  if (dropped.length > 0) writeBasket(fresh);
  return dropped;
};
