import { sql } from 'kysely';
import { type Executor, type Tx, type VersionRow, versionColumns } from '../../../../platform/database/index.ts';

export type ReadyAnswerRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly textRu: string;
  readonly textEn: string | null;
};
export type WrittenAnswer = { readonly title: string; readonly textRu: string; readonly textEn: string | null };
/** Who writes, and when. */
export type By = { readonly userId: number; readonly now: Date };

const columns = sql`a.id, a.public_id as "publicId", a.title, a.text_ru as "textRu", a.text_en as "textEn", ${versionColumns('a')}`;

export const selectReadyAnswers = async (db: Executor, most: number): Promise<ReadyAnswerRow[]> => {
  const { rows } = await sql<ReadyAnswerRow>`
    select ${columns} from ready_answers a order by lower(a.title), a.id limit ${most}`.execute(db);
  return rows;
};

export const selectReadyAnswer = async (db: Executor, publicId: string): Promise<ReadyAnswerRow | null> => {
  const { rows } = await sql<ReadyAnswerRow>`
    select ${columns} from ready_answers a where a.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const lockReadyAnswer = async (tx: Tx, publicId: string): Promise<ReadyAnswerRow | null> => {
  const { rows } = await sql<ReadyAnswerRow>`
    select ${columns} from ready_answers a where a.public_id = ${publicId} for update`.execute(tx);
  return rows[0] ?? null;
};

/** How many there are; whoever adds another one waits until the transaction ends. */
export const countToAdd = async (tx: Tx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('ready answers', 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ready_answers`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const insertReadyAnswer = async (
  tx: Tx,
  { publicId, title, textRu, textEn }: WrittenAnswer & { readonly publicId: string },
  { userId, now }: By,
): Promise<void> => {
  await sql`
    insert into ready_answers (public_id, title, text_ru, text_en, created_at, updated_at, updated_by)
    values (${publicId}, ${title}, ${textRu}, ${textEn}, ${now}, ${now}, ${userId})`.execute(tx);
};

export const updateReadyAnswer = async (
  tx: Tx,
  { id, title, textRu, textEn }: WrittenAnswer & { readonly id: number },
  { userId, now }: By,
): Promise<void> => {
  await sql`
    update ready_answers set title = ${title}, text_ru = ${textRu}, text_en = ${textEn}, version = version + 1, updated_at = ${now},
      updated_by = ${userId} where id = ${id}`.execute(tx);
};

export const deleteReadyAnswer = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from ready_answers where id = ${id}`.execute(tx);
};
