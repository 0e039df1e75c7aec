import { houseRoles } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

type Admin = { id: number; publicId: string };

const one = (rows: readonly Admin[]): Admin => {
  const [row] = rows;
  if (!row) throw new Error('the administrator was not stored');
  return row;
};

/** The other roles stay. */
export const grantAdmin = async (tx: Tx, userId: number): Promise<Admin> => {
  const { rows } = await sql<Admin>`
    update users set roles = case when 'admin' = any(roles) then roles else array_append(roles, 'admin') end
    where id = ${userId} returning id, public_id as "publicId"`.execute(tx);
  return one(rows);
};

/** Whoever runs the command vouches for the address. */
export const insertAdmin = async (tx: Tx, publicId: string, email: string): Promise<Admin> => {
  const { rows } = await sql<Admin>`
    insert into users (public_id, email, email_confirmed_at, roles) values (${publicId}, ${email}, now(), '{admin}')
    returning id, public_id as "publicId"`.execute(tx);
  return one(rows);
};

/** Whoever has told no name of his own gets this one; true: he has. */
export const nameNameless = async (tx: Tx, userId: number, name: string): Promise<boolean> => {
  const { rows } = await sql`
    update users set name = ${name} where id = ${userId} and deleted_at is null and name = '' and last_name = ''
    returning 1`.execute(tx);
  return rows.length > 0;
};

/** The roles of the staff are those of the grants; others, as `vip`, stay. */
export const setStaffRoles = async (tx: Tx, userId: number, roles: readonly string[]): Promise<void> => {
  await sql`
    update users set roles = array(select r from unnest(roles) r where r <> all(${Object.keys(houseRoles)}::text[])) || ${[...roles]}::text[]
    where id = ${userId} and deleted_at is null`.execute(tx);
};
