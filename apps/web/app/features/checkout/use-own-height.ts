import { useEffect, useRef } from 'react';

/** Keeps the height of an element in its `--own-height`, so that a sticky one taller than the window can show its end. */
export const useOwnHeight = () => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watch = new ResizeObserver(() => current.style.setProperty('--own-height', `${current.offsetHeight}px`));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return element;
};
