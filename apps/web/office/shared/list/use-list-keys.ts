import { type RefObject, useEffect } from 'react';
import { isForPage } from '../keys/is-for-page.ts';
import { rememberRows } from '../keys/walk.ts';

/** The links that name the rows: J and K go from one to the next, Enter opens it, as a link does. */
export const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody th a')];

type Keys = {
  search: RefObject<HTMLInputElement | null>;
  onFilter(): void;
  /** Takes the choice back; null: nothing is chosen. */
  onClear: (() => void) | null;
};

const steps: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 };

/** The next row; arrows only from row to row, because elsewhere they scroll. Above the first one is the search. */
const step = (event: KeyboardEvent, { search }: Keys): boolean => {
  const by = steps[event.code];
  if (by === undefined) return false;
  const links = rowLinks();
  const at = links.findIndex((link) => link === document.activeElement);
  const isArrow = event.code.startsWith('Arrow');
  if (isArrow && at === -1) return false;
  if (isArrow && at + by === -1) search.current?.focus();
  else links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by]?.focus();
  return true;
};

/** The box of the row in which the focus is. */
const choose = ({ shiftKey }: KeyboardEvent): void => {
  const row = document.activeElement?.closest('tbody tr');
  row
    ?.querySelector<HTMLInputElement>('input[type=checkbox]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
};

/** The cards of these rows are each other's neighbours, once one of them is open. */
export const useRememberedRows = (rows: string): void => {
  useEffect(() => {
    rememberRows(rowLinks().map((link) => (link.getAttribute('href') ?? '').replace(/^\/admin/, '')));
  }, [rows]);
};

/** Keys of a list (3.1), by their place on the keyboard: J K and arrows rows, X chooses, O opens, F filters, Esc chooses nothing. */
export const useListKeys = (keys: Keys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isForPage(event)) return;
      const focused = document.activeElement;
      if (step(event, keys)) event.preventDefault();
      else if (event.code === 'KeyX') choose(event);
      else if (event.code === 'KeyO' && focused instanceof HTMLElement && rowLinks().includes(focused)) focused.click();
      else if (event.code === 'KeyF') keys.onFilter();
      else if (event.key === 'Escape' && keys.onClear) keys.onClear();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
