import type { MouseEvent } from 'react';

/** For a link that opens something in place: a plain press does `act`, one that asks for another tab stays a link's. */
export const plainClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
