import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './executor.ts';

type Person = {
  readonly id: number;
  readonly fullName: string;
  readonly kind: 'adult' | 'child';
  readonly birthDate: string | null;
};

const columns = sql`p.id, p.full_name as "fullName", p.kind, p.birth_date as "birthDate"`;

const select = async (db: Executor, condition: RawBuilder<unknown>): Promise<Person[]> => {
  const { rows } = await sql<Person>`select ${columns} from people p where ${condition}`.execute(db);
  return rows;
};

export const findPeople = async (db: Executor, words: readonly string[], kind: string | null): Promise<Person[]> => {
  if (!words.length) return [];
  const named = words.map((word) => sql`p.full_name like ${`%${word}%`}`);
  const ofKind = kind === null ? sql`true` : sql`p.kind = ${kind}`;
  return select(db, sql`${sql.join(named, sql` and `)} and ${ofKind}`);
};
