import type { api, BasketGoods } from '@trassa/contracts';
import { type Answer, HttpError } from '@trassa/contracts/client';
import { calls } from '../../generated/calls.ts';
import { request } from '../api/browser-client.ts';
import { basketChanged, subscribeBasket } from '../basket-count.ts';
import { basketKeys, parseGoods, readStored, writeStored } from '../basket-keys.ts';
import { getToken, isMember, isTokenOfNow } from '../session.ts';
import type { BasketItem } from './items/basket-item.ts';
import { joinAnswer } from './join-answer.ts';
import { mergeGuestBasket } from './merge-guest-basket.ts';
import { unitedGoods } from './united-goods.ts';

type Read = Answer<(typeof api)['basket']['read']>;
export type RemovedLine = Read['removed'][number];

const silent = { ownErrors: true } as const;
/** Typing into a participant's form changes the basket with every key. */
const QUIET_MS = 800;

const copy = (): readonly BasketItem[] => parseGoods<BasketItem>(readStored(basketKeys.user));
const storeCopy = (goods: readonly unknown[], sync: 'loaded' | 'unsent'): void => {
  writeStored(basketKeys.user, goods.length > 0 ? JSON.stringify(goods) : null);
  writeStored(basketKeys.sync, sync);
  basketChanged();
};

/** One window at a time, so that nothing is added or sent twice. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request('basket', work);
  else await work();
};

/** Sends the copy as it is now; what changed meanwhile waits for the next time. The last writer wins (API §5.4). */
const send = async (): Promise<void> => {
  const token = getToken();
  if (!isMember() || !isTokenOfNow(token) || readStored(basketKeys.sync) !== 'unsent') return;
  const sent = readStored(basketKeys.user);
  try {
    await request(calls.basket.replace, { body: { goods: [...parseGoods<BasketGoods>(sent)] } }, silent);
  } catch (error) {
    // A basket that the server refuses is not offered again until it changes.
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
  }
  if (isTokenOfNow(token) && readStored(basketKeys.user) === sent) writeStored(basketKeys.sync, 'loaded');
};

/**
 * Takes the guest's goods over, then loads the basket (AUTH-47…49, DEC-26). Whatever fails stays in local storage and is
 * tried again at the next load. Answers the lines that can no longer be bought and that this device did not know.
 */
const load = async (): Promise<readonly RemovedLine[]> => {
  const token = getToken();
  await mergeGuestBasket<BasketItem>({
    read: () => parseGoods<BasketItem>(readStored(basketKeys.guest)),
    write: (goods) => {
      writeStored(basketKeys.guest, goods.length > 0 ? JSON.stringify(goods) : null);
      basketChanged();
    },
    add: async (line) => {
      await request(calls.basket.add, { body: { goods: line } }, silent);
    },
    taken: (line) => void writeStored(basketKeys.user, JSON.stringify(unitedGoods(copy(), [line]))),
    isStillOwn: () => isTokenOfNow(token),
  });
  if (readStored(basketKeys.sync) === 'unsent') {
    await send();
    return [];
  }
  const before = copy();
  const { values, removed } = await request(calls.basket.read, {}, silent);
  if (!isTokenOfNow(token)) return [];
  // The basket page offers to hold the places of this device's tickets again, with everything typed (BASKET-44).
  const gone = new Set(removed.filter(({ reason }) => reason !== 'hold_expired').map(({ unique_id }) => unique_id));
  const isFirst = readStored(basketKeys.sync) === null;
  const expired = new Set(removed.map(({ unique_id }) => unique_id));
  const kept = before.filter(({ unique_id }) => !gone.has(unique_id) && (isFirst || expired.has(unique_id)));
  const answer = unitedGoods(kept, values as unknown as BasketItem[]);
  const { goods, isOwn } = joinAnswer({ before, now: copy(), answer });
  storeCopy(goods, kept.length > 0 || isOwn ? 'unsent' : 'loaded');
  const known = new Set(goods.map(({ unique_id }) => unique_id));
  return removed.filter(({ unique_id }) => !known.has(unique_id));
};

/**
 * Keeps the basket of a signed-in person on the server while the page lives: loads it, then sends every change after a
 * short silence. Answers how to stop. `onRemoved` gets lines that the server took out.
 */
export const keepBasket = (onRemoved: (lines: readonly RemovedLine[]) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = true;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isLoading) void alone(send).catch(() => undefined);
  };
  const later = (): void => {
    if (isLoading || readStored(basketKeys.sync) !== 'unsent') return;
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  };
  const onHide = (): void => {
    if (timer !== undefined && document.visibilityState === 'hidden') flush();
  };
  const leave = subscribeBasket(later);
  document.addEventListener('visibilitychange', onHide);
  void alone(async () => {
    const removed = await load();
    if (removed.length > 0) onRemoved(removed);
  })
    .catch(() => undefined)
    .finally(() => {
      isLoading = false;
      later();
    });
  return () => {
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', onHide);
  };
};

/** How long somebody who leaves waits for his basket, milliseconds. */
const PATIENCE = 5000;

/**
 * Before signing out: what the server does not know yet reaches it, if it answers soon, since nothing stays in the browser;
 * then `leave` is called while nobody else works on the basket.
 */
export const sendBasketAndLeave = async (leave: () => Promise<void>): Promise<void> => {
  let left: Promise<void> | undefined;
  const leaveOnce = (): Promise<void> => (left ??= leave());
  const last = async (): Promise<void> => {
    if (readStored(basketKeys.sync) === null || readStored(basketKeys.guest) !== null) await load();
    await send();
  };
  const timeUp = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([
    alone(async () => {
      await Promise.race([isMember() ? last().catch(() => undefined) : undefined, timeUp]);
      await leaveOnce();
    }),
    timeUp,
  ]);
  await leaveOnce();
};
