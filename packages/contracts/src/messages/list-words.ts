/** Refusals of lists of the back office: saved views (back-office.md 3.1). */
export const listWords = {
  ru: {
    views_most: 'В одном списке не больше {count} своих видов: удалите лишний',
  },
  en: {
    views_most: 'A list keeps no more than {count} views of yours: delete one first',
  },
} as const;
