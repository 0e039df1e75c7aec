import { returnParam, safeReturnPath } from '../../shared/return-path.ts';

const KEY = 'returnPath';

/** The page asked for waits in this tab while the provider's page is open. */
export const rememberReturn = (search: URLSearchParams): void => {
  const path = safeReturnPath(search.get(returnParam), window.location.origin);
  try {
    if (path) sessionStorage.setItem(KEY, path);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off: sign-in leads to /me.
  }
};

export const takeReturn = (): string => {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return safeReturnPath(path, window.location.origin) ?? '/me';
  } catch {
    return '/me';
  }
};
