import { type RawBuilder, sql } from 'kysely';

/** Sorts after every text that begins so. */
const lastSign = '\u{10FFFF}';

/**
 * A folded text as names sound; its last i may stand before a vowel, where a longer name has none. A short one keeps it: what
 * is left of Ли would find everybody on Л.
 */
const soundOf = (phrase: string): RawBuilder<unknown> => {
  const sound = sql`name_sounds(${phrase}::text)`;
  return sql`case when length(rtrim(${sound}, 'i')) > 1 then rtrim(${sound}, 'i') else ${sound} end`;
};

/**
 * Rows whose name, said either way round, begins as the text sounds: Ivanov finds Иванов. Hidden names have no words. Letters
 * that sound as one ('zzzz', 'Ия') are compared as written, by the index of words: their sound would find everybody on it, and
 * a plan that is kept for all texts would read their rows. Over all starts that index is walked from end to end.
 */
export const soundsLike = (phrase: string, within: RawBuilder<unknown>, limit: number): RawBuilder<unknown> => {
  const sound = soundOf(phrase);
  return sql.join(
    (['name_words', 'name_words_back'] as const).flatMap((column) => {
      const words = sql`r.${sql.ref(column)}`;
      const name = sql`name_sounds(${words}) collate "C"`;
      const found = sql`select r.id from results r where ${within} and ${words} is not null`;
      return [
        sql`(${found} and length(${sound}) > 1 and ${name} >= ${sound} and ${name} < ${sound} || ${lastSign} limit ${limit})`,
        sql`(${found} and length(${sound}) = 1 and ${words} >= ${phrase} and ${words} < ${phrase}::text || ${lastSign} limit ${limit})`,
      ];
    }),
    sql` union `,
  );
};
