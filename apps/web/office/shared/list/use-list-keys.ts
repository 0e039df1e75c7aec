import { type RefObject, useEffect } from 'react';
import { isForPage } from '../keys/is-for-page.ts';

/** The links that name the rows: J and K go from one to the next, Enter opens it, as a link does. */
const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody th a')];

type Keys = { search: RefObject<HTMLInputElement | null>; onFilter(): void };

/** Keys of a list (3.1): `/` search, F filters, J and K rows; by their place on the keyboard. */
export const useListKeys = ({ search, onFilter }: Keys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      const step = { KeyJ: 1, KeyK: -1 }[event.code];
      if (step !== undefined) {
        const links = rowLinks();
        const at = links.findIndex((link) => link === document.activeElement);
        links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step]?.focus();
      } else if (event.key === '/' || event.code === 'Slash') search.current?.select();
      else if (event.code === 'KeyF') onFilter();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
