/**
 * Values of a form: texts as they are shown, and whether boxes are ticked. null: a name the server may refuse that has no
 * control; the form shows what is said about it by itself.
 */
export type Typed = Record<string, string | boolean | null>;

/** What stands in the fields of a form; those that are not on the page have the value of `blank`. */
export const readPage = <V extends Typed>(form: HTMLFormElement | null, blank: V): V => {
  if (!form) return blank;
  const data = new FormData(form);
  const values = Object.entries(blank).map(([name, empty]) => {
    if (empty === null) return [name, null];
    const value = data.get(name);
    return [name, typeof empty === 'boolean' ? value !== null : typeof value === 'string' ? value : empty];
  });
  return Object.fromEntries(values) as V;
};
