import { useEffect, useEffectEvent } from 'react';
import { addOverlay, removeOverlay } from './back-steps.ts';

let opened = 0;

/**
 * While something is open over the page, the browser's "back" closes it and the page stays. The entry added to history
 * has the address and state of the page itself, so the router needs to know nothing of it. `pageBelow`: the page under a
 * window that its address opened, or "back" would open it again.
 */
export const useBackCloses = (isOpen: boolean, close: () => void, pageBelow?: string): void => {
  const latest = useEffectEvent(close);
  const push = useEffectEvent((id: string) => addOverlay(id, () => latest(), pageBelow));
  useEffect(() => {
    if (!isOpen) return undefined;
    opened += 1;
    // Unlike that of any window of an earlier load.
    const id = `${performance.timeOrigin}-${opened}`;
    push(id);
    return () => removeOverlay(id);
  }, [isOpen]);
};
