import { useSyncExternalStore } from 'react';
import { basketKeys, readStored } from './basket-keys.ts';
import { isMember, subscribeSession } from './session.ts';

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

/** Goods of the visitor's basket (NAV-15); a guest's ones that wait to be taken over count too. */
export const basketCount = (): number =>
  (isMember() ? countGoods(readStored(basketKeys.user)) : 0) + countGoods(readStored(basketKeys.guest));

/** The basket calls this after writing local storage: the browser tells other windows only. */
export const basketChanged = (): void => {
  for (const listener of listeners) listener();
};

export const subscribeBasket = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === basketKeys.user || event.key === basketKeys.guest) listener();
  };
  const leaveSession = subscribeSession(listener);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    leaveSession();
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

export const useBasketCount = (): number => useSyncExternalStore(subscribeBasket, basketCount, () => 0);
