import { type RefCallback, useCallback, useState } from 'react';

export type Seen = 'whole' | 'rising' | 'away';

const seenOf = ({ intersectionRatio, isIntersecting, boundingClientRect }: IntersectionObserverEntry): Seen =>
  intersectionRatio > 0.95 ? 'whole' : isIntersecting && boundingClientRect.top > 0 ? 'rising' : 'away';

/** The `ref` of an element, and whether all of it is in the window or its head is, `rising` from below; null: nobody has looked yet. */
export const useWhole = (): [ref: RefCallback<Element>, seen: Seen | null] => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const ref: RefCallback<Element> = useCallback((element) => {
    if (!element) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]): void => {
      const entry = entries.at(-1);
      if (entry) setSeen(seenOf(entry));
    };
    const watch = new IntersectionObserver(look, { threshold: [0, 0.96, 1] });
    watch.observe(element);
    return () => {
      watch.disconnect();
      setSeen(null);
    };
  }, []);
  return [ref, seen];
};
