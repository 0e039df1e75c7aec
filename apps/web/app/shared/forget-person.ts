/** When somebody was last forgotten here: tells the other windows, and a window that was asleep meanwhile. */
const KEY = 'forgotten';
/** What stays in this browser whoever leaves: how the site looks. Anything else may be personal. */
const kept = { local: new Set(['theme', 'language', KEY]), session: new Set(['react-router-scroll-positions', KEY]) };

const listeners = new Set<() => void>();

/** `listener` forgets what a module keeps of a person in memory. */
export const onForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const empty = (storage: Storage, stays: ReadonlySet<string>): void => {
  for (const key of Object.keys(storage)) if (!stays.has(key)) storage.removeItem(key);
};
const markOf = (storage: Storage): string | null => storage.getItem(KEY);

/** When somebody was last forgotten in this browser; null: never, or storage is off. */
export const markOfForgotten = (): string | null => {
  try {
    return markOf(localStorage);
  } catch {
    return null;
  }
};

/** This window: its own storage and its memory. */
const forgetHere = (): void => {
  try {
    empty(sessionStorage, kept.session);
    const mark = markOf(localStorage);
    if (mark !== null) sessionStorage.setItem(KEY, mark);
  } catch {
    // Storage is off: there is only memory.
  }
  for (const listener of listeners) listener();
};

/** Somebody left while this window was closed, asleep or kept for the back button. */
const catchUp = (): void => {
  try {
    if (markOf(localStorage) !== markOf(sessionStorage)) forgetHere();
  } catch {
    // Storage is off: nothing was kept.
  }
};

/**
 * Nothing personal stays in local and session storage, in this window and the others (AUTH-44): baskets, drafts, the buyer,
 * codes and names, whatever the server knows of them. Copies in the cache storage go by `watchOwner`.
 */
export const forgetPerson = (): void => {
  try {
    empty(localStorage, kept.local);
    localStorage.setItem(KEY, crypto.randomUUID());
  } catch {
    // Storage is off: there is only memory.
  }
  forgetHere();
};

if (typeof window !== 'undefined') {
  catchUp();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) forgetHere();
    else if (key === null) catchUp();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) catchUp();
  });
}
