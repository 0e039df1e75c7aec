import { basketCount } from '../basket-count.ts';
import { applyStoredTheme } from '../document/theme.ts';
import { markOfForgotten } from '../forget-person.ts';
import { getToken } from '../session.ts';

/** Whose page this is and in which language it speaks; another answer means that it is another page by now. */
const stateNow = (): string => {
  const [, language = ''] = /(?:^|;\s*)language=(\w+)/.exec(document.cookie) ?? [];
  return [getToken() ?? '', markOfForgotten() ?? '', language].join(' ');
};

/**
 * A page may wait whole for the back button. What it shows of a person waits unseen: it is shown again only to whom it was
 * shown, and is asked for anew when somebody left or came meanwhile, or another language was chosen.
 */
export const watchRestored = (): void => {
  const { style } = document.documentElement;
  let left = stateNow();
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    left = stateNow();
    if (getToken() !== null || basketCount() > 0) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (stateNow() !== left) {
      style.visibility = 'hidden';
      location.reload();
      return;
    }
    style.visibility = '';
    applyStoredTheme();
  });
};
