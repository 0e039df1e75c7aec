import { useEffect, useRef } from 'react';
import { isForPage } from '../keys/is-for-page.ts';
import { listSearch } from '../keys/press-of.ts';

/**
 * Ctrl K, ⌘K and `/` look for something from every screen (BO-007): `/` in the search of a list where it has one, else in the
 * window. Esc in the search of a list gives the focus back to where it was.
 */
export const useFindKey = (open: () => void): void => {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const field = listSearch();
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') open();
      else if (event.key === 'Escape' && field && field === document.activeElement) {
        field.blur();
        if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
      } else if (isForPage(event) && (event.key === '/' || event.code === 'Slash') && event.key !== '?') {
        cameFrom.current = document.activeElement;
        if (field) field.focus();
        else open();
        if (field instanceof HTMLInputElement) field.select();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
};
