import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** A word that goods have and that sounds like one asked for; `asked` is the folded word of the question. */
export type LikeWord = { readonly variant: number; readonly asked: string; readonly word: string };

/**
 * Folded words of each spelling of a question with the words of goods that begin so or look like them; a number is itself.
 * One statement.
 */
export const findLikeWords = async (
  db: Executor,
  spellings: readonly string[],
): Promise<{ asked: { variant: number; words: string[] }[]; like: LikeWord[] }> => {
  const { rows } = await sql<{ variant: number; asked: string; words: string[] }>`
    with asked as (
      select n::int - 1 as variant, word from unnest(${[...spellings]}::text[]) with ordinality s (text, n),
        lateral unnest(fold_words(s.text)) word)
    select a.variant, a.word as asked, case when a.word ~ '[0-9]' then array[a.word] else array(
      (select word from product_words where word >= a.word and word < a.word || '{' order by word limit 40)
      union (select word from product_words where word % a.word order by word <-> a.word limit 40)
      union (select word from product_words where word %> a.word order by word <->> a.word limit 40)
      -- A slip inside four letters leaves too few trigrams alike.
      union (select word from product_words where length(a.word) = 4 and word >= left(a.word, 1)
        and word < left(a.word, 1) || '{' and length(word) between 3 and 5 order by word limit 200)) end as words
    from asked a limit 40`.execute(db);
  const variants = [...new Set(rows.map((row) => row.variant))];
  return {
    asked: variants.map((variant) => ({
      variant,
      words: rows.filter((row) => row.variant === variant).map((row) => row.asked),
    })),
    like: rows.flatMap((row) => row.words.map((word) => ({ variant: row.variant, asked: row.asked, word }))),
  };
};

/**
 * Goods that have one word of every group, the better the more of the first ones, in the title twice as much as in the
 * category or other names; at most `most` are looked at.
 */
export const selectByWords = async (
  db: Executor,
  groups: readonly { best: readonly string[]; all: readonly string[] }[],
  most: number,
): Promise<number[]> => {
  if (!groups.length) return [];
  const condition = sql.join(
    groups.map(({ all }) => sql`p.words && ${[...all]}::text[]`),
    sql` and `,
  );
  const rank = sql.join(
    groups.map(
      ({ best }) => sql`(p.words && ${[...best]}::text[])::int + (p.title_words && ${[...best]}::text[])::int`,
    ),
    sql` + `,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (select p.id, ${rank} as rank, p.published_at from products p
      where p.status = 'published' and ${condition} limit ${most}) found
    order by rank desc, published_at desc, id desc`.execute(db);
  return rows.map((row) => row.id);
};
