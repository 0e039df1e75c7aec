import { useEffect, useId, useRef } from 'react';
import { addOverlay, overlayOf, removeOverlay, stepBack } from './back-steps.ts';

/**
 * While something is open over the page, the browser's "back" closes it and the page stays. The entry added to history
 * has the address and state of the page itself, so the router needs to know nothing of it.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const id = useId();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay = { below: overlayOf(), close: () => latest.current() };
    window.history.pushState({ ...(window.history.state as object | null), overlay: id }, '');
    addOverlay(overlay);
    return () => {
      removeOverlay(overlay);
      // A link followed from inside has its own entry by then; only a plain closing takes ours away.
      setTimeout(() => {
        if (overlayOf() === id) stepBack();
      });
    };
  }, [isOpen, id]);
};
