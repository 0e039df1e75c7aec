import { type RefObject, useEffect } from 'react';

/** Milliseconds between two steps of the slider (BASKET-23, CONST). */
export const AUTOPLAY_MS = 4700;

const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `step` while the slider is in view and nobody holds it; never for people who asked for less motion. */
export const useAutoplay = (holder: RefObject<HTMLElement | null>, isOn: boolean, step: () => void): void => {
  useEffect(() => {
    const { current: element } = holder;
    if (!isOn || !element || wantsStill()) return undefined;
    let isInView = false;
    const watcher = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const timer = setInterval(() => {
      const isHeld = element.matches(':hover') || element.contains(document.activeElement);
      if (isInView && !isHeld && document.visibilityState === 'visible') step();
    }, AUTOPLAY_MS);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
    };
  }, [holder, isOn, step]);
};
