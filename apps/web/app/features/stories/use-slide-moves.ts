import { type RefCallback, useRef } from 'react';

/** A shorter move is a press. */
const SWIPE_PX = 40;

/** Arrow keys and swipes over an element, beside the buttons that do the same: `go(1)` is the next slide, `go(-1)` the one before. */
export const useSlideMoves = (go: (step: number) => void): RefCallback<HTMLElement> => {
  const from = useRef<number | null>(null);
  return (element) => {
    if (!element) return;
    const attached = new AbortController();
    const { signal } = attached;
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowRight') go(1);
        if (key === 'ArrowLeft') go(-1);
      },
      { signal },
    );
    element.addEventListener('pointerdown', ({ clientX }) => (from.current = clientX), { signal });
    element.addEventListener(
      'pointerup',
      ({ clientX }) => {
        const moved = clientX - (from.current ?? clientX);
        from.current = null;
        if (Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? 1 : -1);
      },
      { signal },
    );
    return () => attached.abort();
  };
};
