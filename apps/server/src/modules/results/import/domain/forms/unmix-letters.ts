const latin = 'aceopxyABCEHKMOPTXYkmt';
const cyrillic = 'асеорхуАВСЕНКМОРТХУкмт';

const swap = (word: string, from: string, to: string): string =>
  [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

const isMixed = /\p{Script=Latin}/u;
const words = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;

/** 'ФИO' typed with a Latin O is Cyrillic again; a word of one alphabet, or that stays mixed, is left as it is. */
export const unmixLetters = (text: string): string => {
  if (!isMixed.test(text) || !/\p{Script=Cyrillic}/u.test(text)) return text;
  return text.replace(words, (word) => {
    if (!isMixed.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
    const russian = swap(word, latin, cyrillic);
    if (!isMixed.test(russian)) return russian;
    const english = swap(word, cyrillic, latin);
    return /\p{Script=Cyrillic}/u.test(english) ? word : english;
  });
};
