import { basketKeys } from '../../shared/basket-keys.ts';

/**
 * Runs before the first paint, so that nothing moves: says what this browser keeps, and the frame leaves as much room.
 * The page stays the same for everybody. It is put into the page as text, so it may use nothing from outside.
 */
const tellKept = (keys: readonly string[]): void => {
  try {
    const kept = keys.map((key) => localStorage.getItem(key) ?? '').join('');
    if (kept.includes('"unique_id"'))
      document.documentElement.dataset['basket'] = kept.includes('"selector":"ticket"') ? 'held' : 'full';
  } catch {
    // Storage is off: the basket is empty.
  }
};

export const keptScript = `(${tellKept.toString()})(${JSON.stringify([basketKeys.user, basketKeys.guest])});`;
