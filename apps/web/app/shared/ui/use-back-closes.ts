import { useEffect, useId, useRef } from 'react';

type OverlayState = { overlay?: string };
const overlayOf = (): string | undefined => (window.history.state as OverlayState | null)?.overlay;

/** Our own steps back, which nobody has to hear of. */
let swallowed = 0;
const swallow = (event: PopStateEvent): void => {
  if (swallowed === 0) return;
  swallowed -= 1;
  event.stopImmediatePropagation();
};
if (typeof window !== 'undefined') window.addEventListener('popstate', swallow, { capture: true });

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
    const below = overlayOf();
    window.history.pushState({ ...(window.history.state as object | null), overlay: id }, '');
    const onPop = (event: PopStateEvent): void => {
      if (overlayOf() !== below) return;
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      // A link followed from inside has its own entry by then; only a plain closing takes ours away.
      setTimeout(() => {
        if (overlayOf() !== id) return;
        swallowed += 1;
        window.history.back();
      });
    };
  }, [isOpen, id]);
};
