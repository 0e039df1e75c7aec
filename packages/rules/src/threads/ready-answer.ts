/** What a ready answer leaves open until it is chosen for a request, in braces in its text (back-office.md 3.10). */
export const answerFields = ['number', 'order', 'ticket'] as const;
export type AnswerField = (typeof answerFields)[number];

export const readyAnswerTitleMax = 80;
export const readyAnswersMost = 200;

const inBraces = /\{([^{}\s]{1,30})\}/gu;
const fieldOf = (word: string): AnswerField | undefined => answerFields.find((field) => field === word);
const wordsOf = (text: string): string[] => [...text.matchAll(inBraces)].map(([, word]) => word ?? '');

/** The first word in braces that is no field; null: all are. */
export const unknownAnswerField = (text: string): string | null => wordsOf(text).find((word) => !fieldOf(word)) ?? null;

/** The first field that still stands open in what is about to be sent; null: none does. */
export const openAnswerField = (text: string): AnswerField | null => wordsOf(text).map(fieldOf).find(Boolean) ?? null;

/** A ready answer with what is known of the request; the rest stays open for whoever answers. */
export const fillAnswer = (text: string, known: Readonly<Partial<Record<AnswerField, string>>>): string =>
  text.replaceAll(inBraces, (whole, word: string) => {
    const field = fieldOf(word);
    return (field && known[field]) ?? whole;
  });
