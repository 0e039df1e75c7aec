/** Letters without which a name would find half of all people. */
const fewestLetters = 2;

/** Whether a text is enough of a name to look for in all starts (RESULT-08). */
export const isNameToFind = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= fewestLetters;

/** What is wrong with a typed name; null: nothing. Digits alone are a start number, which only its own table knows. */
export const checkNameToFind = (text: string): { id: 'result_name_short' | 'result_name_number' } | null => {
  if (isNameToFind(text)) return null;
  return { id: /\d/.test(text) && !/\p{L}/u.test(text) ? 'result_name_number' : 'result_name_short' };
};
