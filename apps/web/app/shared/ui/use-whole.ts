import { type RefCallback, useCallback, useState } from 'react';

/** The `ref` of an element, and whether all of it is in the window; null: nobody has looked yet. */
export const useWhole = (): [ref: RefCallback<Element>, isWhole: boolean | null] => {
  const [isWhole, setIsWhole] = useState<boolean | null>(null);
  const ref: RefCallback<Element> = useCallback((element) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry && setIsWhole(entry.intersectionRatio > 0.95), {
      threshold: [0, 0.96, 1],
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      setIsWhole(null);
    };
  }, []);
  return [ref, isWhole];
};
