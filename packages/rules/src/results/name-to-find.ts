/** Letters without which a name would find half of all people. */
const fewestLetters = 2;

/** Whether a text is enough of a name to look for in all starts (RESULT-08). */
export const isNameToFind = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= fewestLetters;

/** What is wrong with a typed name; null: nothing. */
export const checkNameToFind = (text: string): { id: 'result_name_short' } | null =>
  isNameToFind(text) ? null : { id: 'result_name_short' };
