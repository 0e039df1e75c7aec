import { type RefCallback, useRef } from 'react';

/** A shorter move is a press. */
const SWIPE_PX = 40;

type Moves = { /** 1: the next slide, -1: the one before. */ go(step: number): void; togglePause(): void };

/** Arrow keys, the space bar and swipes over an element, beside the buttons that do the same. */
export const useSlideMoves = ({ go, togglePause }: Moves): RefCallback<HTMLElement> => {
  const from = useRef<number | null>(null);
  return (element) => {
    if (!element) return;
    const attached = new AbortController();
    const { signal } = attached;
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'ArrowRight') go(1);
        if (event.key === 'ArrowLeft') go(-1);
        if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          togglePause();
        }
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
