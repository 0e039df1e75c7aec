import { useEffect } from 'react';
import { onForgotten } from '../../shared/forget-person.ts';
import { useUser } from '../../shared/session.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** `register`: a guest asks for a letter that makes him an account (DEC-40). */
export type Buyer = { email: string; phone: string; mailing: boolean; register: boolean };

const KEY = 'basketBuyer';
const nobody: Buyer = { email: '', phone: '', mailing: false, register: false };

const read = (): Buyer => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...nobody, ...stored } : nobody;
  } catch {
    return nobody;
  }
};
const store = createStore<Buyer>(typeof window === 'undefined' ? nobody : read());
onForgotten(() => store.set(nobody));

/** What the buyer typed about himself survives a reload; consent is asked each time (DEC-44). */
export const changeBuyer = (change: Partial<Buyer>): void => {
  const next = { ...store.get(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is off: kept as long as the page.
  }
  store.set(next);
};
export const useBuyer = (): Buyer => useStore(store, nobody);

/** The address of the person signed in stands in the field while nothing was typed there. */
export const usePrefill = (): void => {
  const email = useUser()?.email;
  useEffect(() => {
    if (email && store.get().email === '') changeBuyer({ email });
  }, [email]);
};
