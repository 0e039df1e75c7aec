import { onForgotten } from '../forget-person.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'basketOrder';
/** Of the guest who ordered: he may sign in while the order waits, and it is his all the same. */
const GUEST_KEY = 'basketOrderKey';

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

/** The buyer left for the bank: until his order is paid or over, the basket is this order (DEC-89). `guestKey`: a guest's token. */
export const rememberWaitingOrder = (id: string, guestKey: string | null): void => {
  try {
    localStorage.setItem(KEY, id);
    if (guestKey === null) localStorage.removeItem(GUEST_KEY);
    else localStorage.setItem(GUEST_KEY, guestKey);
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
    localStorage.removeItem(GUEST_KEY);
  } catch {
    // Storage is off: nothing was kept.
  }
  store.set(null);
};

/** What proves that this browser made the remembered order; null: it needs no proof, or is another one. */
export const guestKeyOf = (id: string): string | null => {
  try {
    return store.get() === id ? localStorage.getItem(GUEST_KEY) : null;
  } catch {
    return null;
  }
};

export const useRememberedOrder = (): string | null => useStore(store, null);
