import { onForgotten } from '../forget-person.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'basketOrder';

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
const store = createStore<string | null>(typeof window === 'undefined' ? null : read());
onForgotten(() => store.set(null));
if (typeof window !== 'undefined') {
  const reread = (): void => store.set(read());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) reread();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reread();
  });
}

/** The buyer left for the bank: until his order is paid or over, the basket is this order (DEC-89). */
export const rememberWaitingOrder = (id: string): void => {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off: back from the bank, the address alone names the order.
  }
  store.set(id);
};

/** It waits no more; a younger one stays. */
export const forgetWaitingOrder = (id: string): void => {
  if (store.get() !== id) return;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is off: nothing was kept.
  }
  store.set(null);
};

export const useRememberedOrder = (): string | null => useStore(store, null);
