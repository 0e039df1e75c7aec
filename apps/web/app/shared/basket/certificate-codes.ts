import { onForgotten } from '../forget-person.ts';
import { createStore, useStore } from '../store.ts';

const KEY = 'basketCertificates';
/** As many as a payment takes. */
export const codesMax = 10;
const none: readonly string[] = [];

const read = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, codesMax) : none;
  } catch {
    return none;
  }
};
const store = createStore<readonly string[]>(typeof window === 'undefined' ? none : read());
onForgotten(() => store.set(none));

/** Codes are money: they live as long as the window's visit, no longer (DEC-84). */
const write = (codes: readonly string[]): void => {
  try {
    if (codes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(codes));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off: kept as long as the page.
  }
  store.set(codes);
};

/** One code is written in many ways: case, blanks and dashes do not matter. */
const sameCode = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

export const addCertificateCode = (code: string): void => {
  if (!store.get().some((one) => sameCode(one, code))) write([...store.get(), code].slice(-codesMax));
};
export const removeCertificateCode = (code: string): void => write(store.get().filter((one) => !sameCode(one, code)));
/** After a payment they were a part of. */
export const forgetCertificateCodes = (): void => write(none);
export const useCertificateCodes = (): readonly string[] => useStore(store, none);
