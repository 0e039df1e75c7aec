import { basketKeys } from '../../shared/basket-keys.ts';
import { staleKey } from '../../shared/basket/stale-lines.ts';

/**
 * Runs before the first paint, so that nothing moves: says what this browser keeps, and the frame shows an empty basket at once
 * or leaves as much room as is needed. The page stays the same for everybody.
 * It is put into the page as text, so it may use nothing from outside.
 */
const tellKept = (keys: readonly string[], stale: string): void => {
  const { dataset } = document.documentElement;
  // An order that waits for its money is shown instead of goods.
  if (new URLSearchParams(location.search).has('order')) dataset['basket'] = 'other';
  try {
    const kept = keys.map((key) => localStorage.getItem(key) ?? '').join('');
    if (kept.includes('"unique_id"')) dataset['basket'] = kept.includes('"selector":"ticket"') ? 'held' : 'full';
    else if (localStorage.getItem(stale)) dataset['basket'] = 'other';
  } catch {
    // Storage is off: the basket is empty.
  }
};

export const keptScript = `(${tellKept.toString()})(${JSON.stringify([basketKeys.user, basketKeys.guest])},${JSON.stringify(staleKey)});`;
