import { createStore, useStore } from './store.ts';

const read = (): string | null => {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
};
const store = createStore<string | null>(typeof window === 'undefined' ? null : read());
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === 'token' || event.key === null) store.set(read());
  });
}

/** The stored token, of a registered or a temporary user (ENT-37). */
export const getToken = (): string | null => store.get();

export const setToken = (token: string | null): void => {
  try {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
  } catch {
    // Storage is off: the token lives as long as the page.
  }
  store.set(token);
};

/** Token of the visitor; null while the page is made on the server and on its first drawing. */
export const useToken = (): string | null => useStore(store, null);
