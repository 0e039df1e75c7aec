import { useEffect, useId, useRef } from 'react';
import { addOverlay, overlayOf, removeOverlay, stepBack } from './back-steps.ts';

/** The page under the window that the address itself opens. */
let below: string | null = null;
export const setPageBelow = (path: string | null): void => {
  below = path;
};

/** An entry for a window: a window of the address leaves its page's address under it, or "back" would open it again. */
const pushEntry = (overlay: string): void => {
  const { href } = window.location;
  const state = window.history.state as object | null;
  if (below !== null && overlayOf() === undefined) window.history.replaceState(state, '', below);
  window.history.pushState({ ...state, overlay }, '', href);
};

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
    pushEntry(id);
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
