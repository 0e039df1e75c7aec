import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type LetterWordsRow = {
  readonly letter: string;
  readonly words: Readonly<Record<string, string>>;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: number | null;
};

const columns = sql`letter, words, version, updated_at as "updatedAt", updated_by as "updatedBy"`;

/** At most as many as there are letters. */
export const selectLetterWords = async (db: Executor): Promise<LetterWordsRow[]> => {
  const { rows } = await sql<LetterWordsRow>`select ${columns} from letter_words`.execute(db);
  return rows;
};

/** null: nobody has saved words of this letter. */
export const findLetterWords = async (db: Executor, letter: string): Promise<LetterWordsRow | null> => {
  const { rows } = await sql<LetterWordsRow>`select ${columns} from letter_words where letter = ${letter}`.execute(db);
  return rows[0] ?? null;
};

/** The row of a letter, locked; the first to save it makes the row, and whoever comes meanwhile waits for it. */
export const lockLetterWords = async (tx: Tx, letter: string): Promise<LetterWordsRow> => {
  await sql`insert into letter_words (letter) values (${letter}) on conflict (letter) do nothing`.execute(tx);
  const { rows } = await sql<LetterWordsRow>`
    select ${columns} from letter_words where letter = ${letter} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the words of ${letter} have no row`);
  return row;
};

/** Of a locked row. */
export const writeLetterWords = async (
  tx: Tx,
  letter: string,
  { words, userId, now }: { readonly words: LetterWordsRow['words']; readonly userId: number; readonly now: Date },
): Promise<void> => {
  await sql`
    update letter_words set words = ${JSON.stringify(words)}::jsonb, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where letter = ${letter}`.execute(tx);
};
