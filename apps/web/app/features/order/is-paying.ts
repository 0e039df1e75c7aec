import { PATIENCE } from './order-view.ts';

const keyOf = (order: string): string => `paying:${order}`;

/** The buyer goes to the bank from here. */
export const markPaying = (order: string): void => {
  try {
    sessionStorage.setItem(keyOf(order), String(Date.now()));
  } catch {
    // Without a storage he is asked to pay when he is back: the second payment would be returned.
  }
};

/** He went there a moment ago. */
export const isPaying = (order: string): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(keyOf(order)) ?? 0) < PATIENCE;
  } catch {
    return false;
  }
};
