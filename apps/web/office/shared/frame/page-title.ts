import { brand } from '@trassa/rules';
import { useEffect } from 'react';

/** Title of the window: the screen, then whose it is. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title]);
};
