import type { LegalWords } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Tx, versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';

/** One text with what waits, and the words of its latest version. */
export type LegalTextRow = VersionRow & {
  readonly name: string;
  readonly draft: LegalWords | null;
  readonly previews: number;
  /** null: there is no version yet. */
  readonly latest: LegalWords | null;
  /** When the latest version comes into force. */
  readonly latestFrom: Date | null;
};

const words = (alias: string): RawBuilder<unknown> => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('title_ru', ${column('title_ru')}, 'title_en', ${column('title_en')}, 'html_ru', ${column('html_ru')},
    'html_en', ${column('html_en')})`;
};
const latest = (what: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${what} from documents d where d.name = t.name order by d.version desc limit 1)`;

const find = async (db: Executor, name: string, lock: RawBuilder<unknown>): Promise<LegalTextRow | null> => {
  const { rows } = await sql<LegalTextRow>`
    select t.name, t.draft, t.previews, ${latest(words('d'))} as latest, ${latest(sql`d.published_at`)} as "latestFrom",
      ${versionColumns('t')} from legal_texts t where t.name = ${name} ${lock}`.execute(db);
  return rows[0] ?? null;
};

export const findLegalText = (db: Executor, name: string): Promise<LegalTextRow | null> => find(db, name, sql``);

/** Nobody else changes it until the transaction ends; read anew once it is locked, since versions are rows of their own. */
export const lockLegalText = async (tx: Tx, name: string): Promise<LegalTextRow | null> => {
  await sql`select from legal_texts where name = ${name} for no key update`.execute(tx);
  return find(tx, name, sql``);
};

export const isLegalText = async (db: Executor, name: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from legal_texts where name = ${name}`.execute(db);
  return rows.length > 0;
};

export type LegalTextHead = { readonly name: string; readonly hasDraft: boolean };

export const selectLegalTexts = async (db: Executor): Promise<LegalTextHead[]> => {
  const { rows } = await sql<LegalTextHead>`
    select name, draft is not null as "hasDraft" from legal_texts order by name <> 'pers', name`.execute(db);
  return rows;
};

export type LegalVersionRow = {
  readonly name: string;
  readonly number: number;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly hasEnglish: boolean;
  readonly from: Date;
  readonly publishedBy: number | null;
};

/** The latest versions of each of these texts, newest first. */
export const selectVersions = async (
  db: Executor,
  names: readonly string[],
  most: number,
): Promise<LegalVersionRow[]> => {
  const { rows } = await sql<LegalVersionRow>`
    select v.* from unnest(${[...names]}::text[]) as asked (name) cross join lateral (
      select d.name, d.version as number, d.title_ru as "titleRu", d.title_en as "titleEn", d.html_en is not null as "hasEnglish",
        d.published_at as "from", d.published_by as "publishedBy"
      from documents d where d.name = asked.name order by d.version desc limit ${most}) v`.execute(db);
  return rows;
};

export const findVersionWords = async (db: Executor, name: string, number: number): Promise<LegalWords | null> => {
  const { rows } = await sql<{ words: LegalWords }>`
    select ${words('d')} as words from documents d where d.name = ${name} and d.version = ${number}`.execute(db);
  return rows[0]?.words ?? null;
};

/** Of a locked text; null: nothing waits. Every change of it is a step of its version. */
export const writeDraft = async (
  tx: Tx,
  name: string,
  draft: LegalWords | null,
  { userId, now }: By,
): Promise<void> => {
  await sql`
    update legal_texts set draft = ${draft && JSON.stringify(draft)}::jsonb, version = version + 1, updated_at = ${now},
      updated_by = ${userId} where name = ${name}`.execute(tx);
};

/** Links to its draft that were given open no more. */
export const endPreviews = async (tx: Tx, name: string): Promise<void> => {
  await sql`update legal_texts set previews = previews + 1 where name = ${name}`.execute(tx);
};

/** The next version of a locked text; `from` null: at once, by the clocks of the house and of the database alike. */
export const insertVersion = async (
  tx: Tx,
  { name, words: w, from }: { readonly name: string; readonly words: LegalWords; readonly from: Date | null },
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    insert into documents (name, version, title_ru, html_ru, title_en, html_en, published_at, published_by)
    select ${name}, coalesce(max(d.version), 0) + 1, ${w.title_ru}, ${w.html_ru}, ${w.title_en}, ${w.html_en},
      coalesce(${from}::timestamptz, least(${now}::timestamptz, now())), ${userId}
    from documents d where d.name = ${name} returning version`.execute(tx);
  return rows[0]?.version ?? 0;
};

/** The version of a locked text that is not in force yet is none any more: its number is free again, as nothing names it. */
export const removeComing = async (tx: Tx, name: string, after: Date): Promise<number | null> => {
  const { rows } = await sql<{ version: number }>`
    delete from documents where name = ${name} and published_at > ${after} returning version`.execute(tx);
  return rows[0]?.version ?? null;
};
