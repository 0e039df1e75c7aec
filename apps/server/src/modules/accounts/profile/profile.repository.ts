import type { ContactData, PersonalData } from '@trassa/rules';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

/** Nobody else changes the person until the transaction ends; what refers to him meanwhile need not wait. */
export const lockUser = async (tx: Tx, userId: number): Promise<void> => {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx);
};

/** Locks an account that is not erased, so that nothing is added to one that is being erased; false: it is gone. */
export const lockPerson = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select id from users where id = ${userId} and deleted_at is null for no key update`.execute(tx);
  return rows.length > 0;
};

/** Nothing is written to an account that was erased a moment ago. */
const updateUser = async (
  db: Executor,
  userId: number,
  values: Readonly<Record<string, string | boolean | null>>,
): Promise<void> => {
  const pairs = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update users set ${sql.join(pairs)} where id = ${userId} and deleted_at is null`.execute(db);
};

/** The fields of the wire are named as the columns are. */
export const updateProfile = (db: Executor, userId: number, values: Partial<PersonalData>): Promise<void> =>
  updateUser(db, userId, values);

export const updateContact = (tx: Tx, userId: number, values: Partial<ContactData>): Promise<void> =>
  updateUser(tx, userId, values);

export const updateMailing = (tx: Tx, userId: number, mailing: boolean): Promise<void> =>
  updateUser(tx, userId, { mailing });

export const updateNewEmail = (tx: Tx, userId: number, email: string | null): Promise<void> =>
  updateUser(tx, userId, { new_email: email });
