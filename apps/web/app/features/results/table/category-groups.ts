import { genderOfCategory } from '@trassa/rules';

const inOrder = new Intl.Collator('ru', { numeric: true });

/** Categories of men, of women and of everybody, each by age; a group of none is left out. */
export const categoryGroups = (categories: readonly string[]): string[][] =>
  (['male', 'female', null] as const)
    .map((gender) =>
      categories.filter((name) => genderOfCategory(name) === gender).toSorted((a, b) => inOrder.compare(a, b)),
    )
    .filter((group) => group.length > 0);
