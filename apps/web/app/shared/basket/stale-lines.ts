import { parseGoods } from '../basket-keys.ts';
import { onForgotten } from '../forget-person.ts';
import { createStore, useStore } from '../store.ts';
import type { BasketItem } from './items/basket-item.ts';
import { unitedGoods } from './united-goods.ts';

/** Key of local storage. */
export const staleKey = 'basketStale';
type Goods = readonly BasketItem[];
const none: Goods = [];

const read = (): Goods => {
  try {
    return parseGoods<BasketItem>(localStorage.getItem(staleKey));
  } catch {
    return none;
  }
};
const store = createStore<Goods>(typeof window === 'undefined' ? none : read());
onForgotten(() => store.set(none));
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === staleKey) store.set(read());
  });

const write = (lines: Goods): void => {
  try {
    if (lines.length > 0) localStorage.setItem(staleKey, JSON.stringify(lines));
    else localStorage.removeItem(staleKey);
  } catch {
    // Storage is off: kept as long as the page.
  }
  store.set(lines);
};

/**
 * Lines whose hold ran out wait outside the basket with everything typed into them, reloads and other windows included,
 * until the buyer holds the places again or lets them go (BASKET-27, BASKET-44).
 */
export const keepStale = (lines: Goods): void => write(unitedGoods(lines, store.get()));

/** As this or another window kept them. */
export const staleLines = (): Goods => store.get();
/** These lines wait no more. */
export const takeFromStale = (isWanted: (line: BasketItem) => boolean): void =>
  write(store.get().filter((line) => !isWanted(line)));
export const dropStaleLines = (): void => write(none);
export const useStaleLines = (): Goods => useStore(store, none);
