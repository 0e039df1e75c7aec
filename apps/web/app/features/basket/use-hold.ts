import { announcedMinute, holdMilliseconds } from '@trassa/rules';
import { useEffect, useRef, useState } from 'react';
import { type BasketItem, isHeld } from '../../shared/basket/items/basket-item.ts';
import { setStaleAside } from '../../shared/basket/basket-store.ts';

/** When the earliest hold of these goods ends, unix seconds; null when nothing is held. */
export const holdEndOf = (goods: readonly BasketItem[]): number | null => {
  const ends = goods
    .filter(isHeld)
    .filter((line) => line.hold_id)
    .map((line) => (line.addTicketToBasketTime + holdMilliseconds) / 1000);
  return ends.length > 0 ? Math.min(...ends) : null;
};

/**
 * Minutes to read aloud when a mark is passed (5, 2, 1) of the basket's own places; when their time ends, stale tickets are
 * set aside (BASKET-44). `seconds` null: nothing to watch.
 */
export const useHold = (seconds: number | null): number | null => {
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
  return announced;
};
