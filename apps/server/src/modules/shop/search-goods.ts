import { otherLayout } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import { pickWords, type WordGroup } from './domain/pick-words.ts';
import { findLikeWords, selectByWords } from './words.repository.ts';

/** Goods that a question finds at most: nobody turns more pages. */
const most = 1000;
const maxWords = 8;

/**
 * Goods by words in Russian, English or transliterated, forgiving slips, endings and the wrong keyboard; the best first.
 * Words are first looked up among those that goods have, so that the cost does not grow with the goods.
 */
export const searchGoods = async (db: Executor, text: string): Promise<number[]> => {
  const { asked, like } = await findLikeWords(db, [text, otherLayout(text)]);
  const questions = asked
    .map(({ variant, words }) => ({
      variant,
      groups: words.slice(0, maxWords).map((word) =>
        pickWords(
          word,
          like.filter((one) => one.variant === variant && one.asked === word).map((one) => one.word),
        ),
      ),
    }))
    .filter((question): question is { variant: number; groups: WordGroup[] } =>
      question.groups.every((group) => group !== null),
    )
    .map((question) => ({ ...question, fit: question.groups.reduce((sum, group) => sum + group.fit, 0) }))
    .sort((a, b) => a.fit - b.fit || a.variant - b.variant);
  const [best] = questions;
  return best ? selectByWords(db, best.groups, most) : [];
};
