import { announcedMinute, holdMilliseconds } from '@trassa/rules';
import { useEffect, useRef, useState } from 'react';
import { type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';
import { setStaleAside } from '../../shared/basket/basket-store.ts';
import { useSecondsTo } from '../../shared/ui/countdown.tsx';

type Hold = {
  /** Whole seconds of the hold that ends first; null without tickets and on the server. */
  seconds: number | null;
  /** Minutes to read aloud when a mark is passed (5, 2, 1). */
  announced: number | null;
};

/** When the earliest hold of these goods ends, unix seconds; null when nothing is held. */
const endOf = (goods: readonly BasketItem[]): number | null => {
  const ends = goods
    .filter(isTicket)
    .filter((line) => line.hold_id)
    .map((line) => (line.addTicketToBasketTime + holdMilliseconds) / 1000);
  return ends.length > 0 ? Math.min(...ends) : null;
};

/** Countdown of the places held; when it ends, stale tickets are set aside (BASKET-44). */
export const useHold = (goods: readonly BasketItem[]): Hold => {
  const end = endOf(goods);
  const left = useSecondsTo(end ?? 0);
  const seconds = end === null ? null : left;
  const before = useRef(seconds);
  const [announced, setAnnounced] = useState<number | null>(null);
  useEffect(() => {
    if (seconds === null) return;
    const minute = announcedMinute(before.current ?? seconds, seconds);
    before.current = seconds;
    if (minute !== null) setAnnounced(minute);
    if (seconds > 0) return;
    // The rule drops what is older than a hold, so the whole second of the end has to pass.
    setStaleAside(Date.now() + 1000);
  }, [seconds]);
  return { seconds, announced };
};
