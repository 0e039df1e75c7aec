/** Rows that are chosen; `last`: where a range begins. */
export type Choice = { readonly keys: ReadonlySet<string>; readonly last: string | null };

export const nothing: Choice = { keys: new Set(), last: null };

/** One row more or less; with Shift all from the last touched one on become as this one does. */
export const toggled = (choice: Choice, rows: readonly string[], key: string, isRange: boolean): Choice => {
  const isOn = !choice.keys.has(key);
  const [a, b] = [rows.indexOf(choice.last ?? ''), rows.indexOf(key)];
  const touched = isRange && a !== -1 && b !== -1 ? rows.slice(Math.min(a, b), Math.max(a, b) + 1) : [key];
  const keys = new Set(choice.keys);
  for (const one of touched) {
    if (isOn) keys.add(one);
    else keys.delete(one);
  }
  return { keys, last: key };
};

/** Whether none, some or all rows of a page are chosen. */
export const pageOf = (choice: Choice, rows: readonly string[]): 'none' | 'some' | 'all' => {
  const chosen = rows.filter((key) => choice.keys.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === rows.length ? 'all' : 'some';
};

/** The box in the head: the whole page, or none of it once it is whole. */
export const pageToggled = (choice: Choice, rows: readonly string[]): Choice => {
  const keys = new Set(choice.keys);
  const isWhole = pageOf(choice, rows) === 'all';
  for (const key of rows) {
    if (isWhole) keys.delete(key);
    else keys.add(key);
  }
  return { keys, last: null };
};
