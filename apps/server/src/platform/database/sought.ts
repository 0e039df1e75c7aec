import { type RawBuilder, sql } from 'kysely';

/** Parts of a statement; what was typed is put into them by the caller. */
type Sql = RawBuilder<unknown>;

/** Sorts after every text that begins so. */
const lastSign = sql.lit('\u{10FFFF}');

/** A column of a text begins so; by an index of the same expression. */
export const beginsWith = (column: Sql, text: Sql): RawBuilder<boolean> =>
  sql`(${column} collate "C" >= ${text} and ${column} collate "C" < ${text} || ${lastSign})`;

/** A phone ends in these digits, or with its plus is this very one; by an index of the phone read backwards. */
export const endsIn = (phone: Sql, digits: Sql): RawBuilder<boolean> =>
  beginsWith(sql`reverse(${phone})`, sql`reverse(${digits})`);

/** Names (`name_lexemes`) that are called so, or with `begins` only begin so, as typed or as on the other keyboard. */
export const areNamed = (
  lexemes: Sql,
  [words, otherWords]: readonly [Sql, Sql],
  begins: boolean,
): RawBuilder<boolean> => {
  const query = (text: Sql): Sql => sql`sought_names(${text}, ${sql.lit(begins)})`;
  const [typed, other] = [query(words), query(otherWords)];
  // As a question of its own it is answered once, and not for each row that a plan looks at.
  return sql`${lexemes} @@ (select coalesce(${typed} || ${other}, ${typed}, ${other}))`;
};

/** A way in which rows may be found: `rank` 0 is the very one. */
export type Way = { readonly rank: number; readonly condition: RawBuilder<boolean> };

/** The ways in which names may be found: those called so first. Without words they find nothing. */
export const waysOfNames = (lexemes: Sql, words: readonly [Sql, Sql]): Way[] => [
  { rank: 0, condition: areNamed(lexemes, words, false) },
  { rank: 1, condition: areNamed(lexemes, words, true) },
];

/** The ways in which an e-mail may be found: the whole one first. */
export const waysOfEmail = (column: Sql, email: Sql): Way[] => [
  { rank: 0, condition: sql`lower(${column}) collate "C" = ${email}` },
  { rank: 1, condition: beginsWith(sql`lower(${column})`, email) },
];

/**
 * Ids of a table by whichever way finds them, each by its own index and so many by each, with the closest way as rank. `from`
 * names the table with its alias, `within` bounds what is in scope.
 */
export const foundBy = (
  { from, id, within, most }: { from: Sql; id: Sql; within: Sql; most: number },
  ways: readonly Way[],
): Sql => {
  const parts = ways.map(
    ({ rank, condition }) =>
      sql`(select ${id} as id, ${sql.lit(rank)}::integer as rank from ${from} where ${condition} and ${within} limit ${most})`,
  );
  return parts.length
    ? sql`select id, min(rank) as rank from (${sql.join(parts, sql` union all `)}) ways group by id`
    : sql`select null::bigint as id, null::integer as rank where false`;
};
