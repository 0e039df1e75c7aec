import { type RefCallback, useCallback, useState } from 'react';

/** The `ref` of an element, and whether it is in the window or above it already. */
export const useSeen = (): [ref: RefCallback<Element>, isSeen: boolean] => {
  const [isSeen, setIsSeen] = useState(false);
  const ref: RefCallback<Element> = useCallback((element) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setIsSeen(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isSeen];
};
