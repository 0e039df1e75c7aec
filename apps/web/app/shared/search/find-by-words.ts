import { fitOf, otherLayout, soundsOf } from '@trassa/rules';

const MOST_WORDS = 8;

/** How far `words` are from every one asked for; null: one of them is missing. */
const fitOfAll = (asked: readonly string[], words: readonly string[]): number | null => {
  let sum = 0;
  for (const one of asked) {
    const fits = words.flatMap((word) => fitOf(one, word) ?? (one.length > 2 && word.includes(one) ? 0.9 : []));
    if (fits.length === 0) return null;
    sum += Math.min(...fits);
  }
  return sum;
};

/**
 * Things whose words are like those of a question, the nearest first, equal ones in the order given: forgives slips,
 * endings, transliteration and the wrong keyboard. Slips are tried only where nothing fits as it is typed.
 */
export const findByWords = <T>(things: readonly T[], wordsOf: (thing: T) => string, text: string): T[] => {
  const known = things.map((thing) => ({ thing, words: soundsOf(wordsOf(thing)) }));
  const readings = [text, otherLayout(text)].map((reading) => {
    const asked = soundsOf(reading).slice(0, MOST_WORDS);
    if (asked.length === 0) return [];
    return known.flatMap(({ thing, words }) => {
      const fit = fitOfAll(asked, words);
      return fit === null ? [] : [{ thing, fit, isExact: fit < asked.length }];
    });
  });
  const best = (found: readonly { fit: number }[]): number => Math.min(...found.map(({ fit }) => fit));
  const [typed = [], meant = []] = readings;
  const found = best(meant) < best(typed) ? meant : typed;
  const near = found.some(({ isExact }) => isExact) ? found.filter(({ isExact }) => isExact) : found;
  return near.toSorted((a, b) => a.fit - b.fit).map(({ thing }) => thing);
};
