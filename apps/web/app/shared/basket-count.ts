import { useSyncExternalStore } from 'react';
import { getToken } from './session.ts';

/** Local storage of the basket: the signed-in copy and the guest's (DEC-26). */
export const basketKeys = { user: 'basketGoods', guest: 'basketGoodsAnonymous' } as const;

const listeners = new Set<() => void>();

/** How many goods a stored basket holds: the sum of `count`, one where an item has none. */
export const countGoods = (stored: string | null): number => {
  if (!stored) return 0;
  let goods: unknown;
  try {
    goods = JSON.parse(stored);
  } catch {
    return 0;
  }
  if (!Array.isArray(goods)) return 0;
  return goods.reduce<number>((sum, item: { count?: unknown } | null) => {
    const count = Number(item?.count ?? 1);
    return sum + (Number.isFinite(count) && count > 0 ? count : 0);
  }, 0);
};

/** Goods of the visitor's basket: a temporary user's or guest's one unless he is signed in (NAV-15). */
export const basketCount = (): number => {
  try {
    const user = getToken() ? countGoods(localStorage.getItem(basketKeys.user)) : 0;
    return user || countGoods(localStorage.getItem(basketKeys.guest));
  } catch {
    return 0;
  }
};

/** The basket calls this after writing local storage: the browser tells other windows only. */
export const basketChanged = (): void => {
  for (const listener of listeners) listener();
};

export const subscribeBasket = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === 'token' || event.key === basketKeys.user || event.key === basketKeys.guest)
      listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

export const useBasketCount = (): number => useSyncExternalStore(subscribeBasket, basketCount, () => 0);
