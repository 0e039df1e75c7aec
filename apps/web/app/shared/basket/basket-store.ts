import { dropStale } from '@trassa/rules';
import { useSyncExternalStore } from 'react';
import { basketChanged, subscribeBasket } from '../basket-count.ts';
import { basketKeys, parseGoods, readStored, writeStored } from '../basket-keys.ts';
import { onForgotten } from '../forget-person.ts';
import { isMember } from '../session.ts';
import { carries } from './items/carrying-kinds.ts';
import { type BasketItem, isTicket } from './items/basket-item.ts';
import { keepStale } from './stale-lines.ts';
import { unitedGoods } from './united-goods.ts';

type Goods = readonly BasketItem[];

const nothing: Goods = [];
let raw = '';
let goods: Goods = nothing;

/** What both stored baskets say; the guest's one waits beside a signed-in person's until the server took it over. */
const stored = (): { user: string | null; guest: string | null } => ({
  user: isMember() ? readStored(basketKeys.user) : null,
  guest: readStored(basketKeys.guest),
});
const rawOf = ({ user, guest }: ReturnType<typeof stored>): string => (user ?? '') + '\n' + (guest ?? '');

/** Goods as local storage holds them; the same array until it changes, in this window or another one (BASKET-33, 35). */
export const readBasket = (): Goods => {
  const now = stored();
  if (rawOf(now) !== raw) {
    raw = rawOf(now);
    goods = unitedGoods(parseGoods<BasketItem>(now.user), parseGoods<BasketItem>(now.guest));
  }
  return goods;
};

onForgotten(() => {
  raw = '';
  goods = nothing;
  basketChanged();
});

const textOf = (lines: Goods): string | null => (lines.length > 0 ? JSON.stringify(lines) : null);

/**
 * A signed-in person's basket is sent to the server by `keep-basket.ts`, which hears of the change; lines of the guest's
 * one stay there until the server took them over (DEC-26).
 */
export const writeBasket = (next: Goods): void => {
  if (isMember()) {
    const waiting = new Set(parseGoods<BasketItem>(readStored(basketKeys.guest)).map(({ unique_id }) => unique_id));
    const own = textOf(next.filter(({ unique_id }) => !waiting.has(unique_id)));
    if (readStored(basketKeys.sync) && own !== readStored(basketKeys.user)) writeStored(basketKeys.sync, 'unsent');
    writeStored(basketKeys.user, own);
    writeStored(basketKeys.guest, textOf(next.filter(({ unique_id }) => waiting.has(unique_id))));
  } else writeStored(basketKeys.guest, textOf(next));
  // With storage off the basket lives as long as the page.
  raw = rawOf(stored());
  goods = next;
  basketChanged();
};

/** A new line says in what language it is named: another page may have to wait for other names. */
export const changeBasket = (change: (goods: Goods) => readonly BasketItem[]): void => {
  const before = readBasket();
  const known = new Set(before.map(({ unique_id }) => unique_id));
  const { lang: language } = document.documentElement;
  writeBasket(change(before).map((line) => (known.has(line.unique_id) ? line : { language, ...line })));
};

export const useBasket = (): Goods => useSyncExternalStore(subscribeBasket, readBasket, () => nothing);

const setAside = (lines: Goods, nowMs: number): boolean => {
  const { goods: fresh, dropped } = dropStale(lines, nowMs, carries);
  if (dropped.length === 0) return false;
  keepStale(dropped);
  writeBasket(fresh);
  return true;
};

/** Lines held longer than a hold leave the basket and wait, as they are, for what the buyer decides (BASKET-44). */
export const setStaleAside = (nowMs: number): void => void setAside(readBasket(), nowMs);

/**
 * Tickets of these groups (groupId) wait like those whose time ran out: the server ended their hold before this device's clock
 * did (BASKET-27). False: the basket has none of them.
 */
export const setGroupsAside = (groups: ReadonlySet<string>): boolean =>
  setAside(
    readBasket().map((line) =>
      isTicket(line) && groups.has(line.groupId) ? { ...line, addTicketToBasketTime: 0 } : line,
    ),
    Date.now(),
  );
