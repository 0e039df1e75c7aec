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
 * that sound as one ('zzzz', 'Ия') are compared as written: their sound would find everybody on it.
 */
export const soundsLike = (phrase: string, within: RawBuilder<unknown>, limit: number): RawBuilder<unknown> =>
  sql.join(
    (['name_words', 'name_words_back'] as const).map((column) => {
      const name = sql`name_sounds(r.${sql.ref(column)}) collate "C"`;
      return sql`(select r.id from results r where ${within} and r.${sql.ref(column)} is not null and ${soundOf(phrase)} <> ''
        and ${name} >= ${soundOf(phrase)} and ${name} < ${soundOf(phrase)} || ${lastSign}
        and (length(${soundOf(phrase)}) > 1 or starts_with(r.${sql.ref(column)}, ${phrase}::text)) limit ${limit})`;
    }),
    sql` union `,
  );
