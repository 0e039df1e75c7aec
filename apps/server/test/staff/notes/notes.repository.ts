import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../src/platform/database/index.ts';
import type { AuditEntry } from '../../../src/platform/http/index.ts';

export type Note = { readonly public_id: string; readonly start: string | null; readonly text: string };

export const createTables = async (db: Executor): Promise<void> => {
  await sql`create table staff_notes (public_id text primary key, event text, start text, text text not null,
    changed_in bigint not null default txid_current())`.execute(db);
  await sql`create table staff_entries (id bigint generated always as identity primary key, entry jsonb not null,
    written_in bigint not null default txid_current())`.execute(db);
};

export const insertNote = async (db: Executor, note: Note & { event: string | null }): Promise<void> => {
  await sql`insert into staff_notes (public_id, event, start, text) values (${note.public_id}, ${note.event}, ${note.start}, ${note.text})`.execute(
    db,
  );
};

export const selectNotes = async (db: Executor, reach: Reach): Promise<Note[]> => {
  const inReach =
    reach === 'all'
      ? sql`true`
      : sql`(event = any(${[...reach.events]}::text[]) or start = any(${[...reach.starts]}::text[]))`;
  return (await sql<Note>`select public_id, start, text from staff_notes where ${inReach} order by 1`.execute(db)).rows;
};

export const findNote = async (db: Executor, id: string): Promise<(Note & { event: string | null }) | null> => {
  const { rows } = await sql<Note & { event: string | null }>`
    select public_id, start, text, event from staff_notes where public_id = ${id}`.execute(db);
  return rows[0] ?? null;
};

export const setText = async (db: Executor, id: string, text: string): Promise<void> => {
  await sql`update staff_notes set text = ${text}, changed_in = txid_current() where public_id = ${id}`.execute(db);
};

export const insertEntry = async (db: Executor, entry: AuditEntry): Promise<void> => {
  await sql`insert into staff_entries (entry) values (${JSON.stringify(entry)})`.execute(db);
};

export const selectEntries = async (db: Executor): Promise<AuditEntry[]> =>
  (await sql<{ entry: AuditEntry }>`select entry from staff_entries order by id`.execute(db)).rows.map(
    ({ entry }) => entry,
  );

/** The transactions that changed a note and that wrote the entries about it. */
export const selectTransactions = async (db: Executor, id: string): Promise<{ changed: string; written: string }[]> =>
  (
    await sql<{ changed: string; written: string }>`
      select n.changed_in::text as changed, e.written_in::text as written from staff_notes n
      join staff_entries e on e.entry -> 'object' ->> 'publicId' = n.public_id where n.public_id = ${id}`.execute(db)
  ).rows;
