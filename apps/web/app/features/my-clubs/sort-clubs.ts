import type { Club } from '@trassa/contracts';

export type ClubOrder = { by: 'date' | 'name'; isDescending: boolean };
type Sorted = Pick<Club, 'title' | 'created_date'>;

const byName = new Intl.Collator('ru', { sensitivity: 'base', numeric: true, ignorePunctuation: true });

/** Names that begin with a Cyrillic letter come first, then Latin ones, then the others (ME-13). */
const alphabetOf = (title: string): number => {
  const first = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? '';
  if (/\p{Script=Cyrillic}/u.test(first)) return 0;
  return /\p{Script=Latin}/u.test(first) ? 1 : 2;
};

const compare = {
  date: (a: Sorted, b: Sorted): number => a.created_date - b.created_date,
  name: (a: Sorted, b: Sorted): number => alphabetOf(a.title) - alphabetOf(b.title) || byName.compare(a.title, b.title),
} as const;

/** A new list in the order asked for; equal ones stay as they were (ME-12…14). */
export const sortClubs = <T extends Sorted>(clubs: readonly T[], { by, isDescending }: ClubOrder): T[] =>
  clubs.toSorted((a, b) => (isDescending ? compare[by](b, a) : compare[by](a, b)));
