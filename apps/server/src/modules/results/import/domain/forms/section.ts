import type { ResultStatus } from '@trassa/contracts';
import { genderOfCategory } from '@trassa/rules';
import { type ImportFormat, readDistance } from '../find-format.ts';
import { readStatus } from '../read-status.ts';

/** What a row of one cell says of all rows under it. */
export type Section = {
  readonly format: ImportFormat | null;
  readonly status: ResultStatus | null;
  readonly category: string | null;
};
export const noSection: Section = { format: null, status: null, category: null };

const ages = /^\D{0,20}\d{1,2} ?(?:[-–—] ?\d{1,2}|\+)(?: (?:лет|years))?$/;
const longestGroup = 100;

/** '10 км. Женщины 18–29' → its last part: a piece of a title that names a gender or ages. */
const groupOf = (title: string): string | null =>
  title
    .split(/ ?[.,;:|/] | [–—-] /)
    .map((piece) => piece.trim())
    .filter((piece) => (genderOfCategory(piece) !== null || ages.test(piece)) && readDistance(piece) === null)
    .join(' ')
    .slice(0, longestGroup) || null;

export const readSection = (title: string, format: ImportFormat | null, before: Section): Section => {
  const status = readStatus(title);
  return {
    format: format ?? before.format,
    status,
    category: groupOf(title) ?? (status === null ? null : before.category),
  };
};
