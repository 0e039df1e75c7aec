import type { ImportFormat } from '../find-format.ts';

/** '5 и 10 км', '10 км, 5 км': a title of the whole event names no format of these rows. */
const several =
  /\d ?(?:км|km|к|k|м|m)?(?: ?[,;/+–—-] ?| и | and | or | или )\d+(?:[.,]\d+)? ?(?:км|km|к|k|м|m)(?![\p{L}\d])/iu;

/** The format of a file that only a title above the headings names; null: none does, or they name several. */
export const formatOfTitles = (
  titles: readonly string[],
  find: (text: string) => ImportFormat | null,
): ImportFormat | null => {
  const found = new Set(titles.map((title) => (several.test(title) ? null : find(title))));
  found.delete(null);
  const [format = null] = found;
  return found.size === 1 ? format : null;
};
