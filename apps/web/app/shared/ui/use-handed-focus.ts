import { useEffect, useRef } from 'react';

/**
 * For a button that gives way to what it opens: the focus goes to `opened`, and comes back to `opener` when that is closed.
 * Otherwise it would fall to the page with the button that was pressed.
 */
export const useHandedFocus = <Opened extends HTMLElement>(isOpen: boolean) => {
  const opened = useRef<Opened>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    if (isOpen) opened.current?.focus();
    else opener.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return { opened, opener };
};
