import { isPlain, toLines } from '../../shared/fields/plain-text.ts';

export type Line = { readonly text: string; readonly isNew: boolean };

const linesOf = (html: string): string[] =>
  (isPlain(html) ? toLines(html) : html.replaceAll(/(<\/(?:p|h[2-4]|li|tr|blockquote)>)/gi, '$1\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines of a text, of which those stand out that another one does not have. */
export const newLines = (html: string, other: string): Line[] => {
  const known = new Set(linesOf(other));
  return linesOf(html).map((text) => ({ text, isNew: !known.has(text) }));
};
