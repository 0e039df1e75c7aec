/**
 * Local storage of the basket (DEC-26): the signed-in copy, the guest's, and how the copy stands to the server's one:
 * absent until it was loaded, `loaded`, or `unsent` while changes wait to be sent.
 */
export const basketKeys = { user: 'basketGoods', guest: 'basketGoodsAnonymous', sync: 'basketSync' } as const;
export type BasketKey = (typeof basketKeys)[keyof typeof basketKeys];

export const readStored = (key: BasketKey): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** False when storage is off. */
export const writeStored = (key: BasketKey, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

const isLine = (item: unknown): boolean => item instanceof Object && 'unique_id' in item && 'selector' in item;

/** Goods of a stored basket; nothing for an absent or spoilt one, and without entries that are no goods. */
export const parseGoods = <T>(stored: string | null): readonly T[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? (value.filter(isLine) as T[]) : [];
  } catch {
    return [];
  }
};

/** Before somebody signs in: what the browser keeps of a signed-in basket is nobody's (AUTH-46). */
export const dropUserBasket = (): void => {
  writeStored(basketKeys.user, null);
  writeStored(basketKeys.sync, null);
};
