import { returnParam, safeReturnPath } from '../../../shared/return-path.ts';

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

const readReturn = (): string | null => {
  try {
    return safeReturnPath(sessionStorage.getItem(KEY), window.location.origin);
  } catch {
    return null;
  }
};

export const takeReturn = (): string => {
  const path = readReturn();
  rememberReturn(new URLSearchParams());
  return path ?? '/me';
};

/** The page asked for as the query of another sign-in page; empty without one. */
export const returnQuery = (): string => {
  const path = readReturn();
  return path ? `?${new URLSearchParams({ [returnParam]: path }).toString()}` : '';
};
