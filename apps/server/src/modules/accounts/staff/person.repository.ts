import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';

export type Person = {
  readonly id: number;
  readonly publicId: string;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthDate: string | null;
  readonly extraContact: string | null;
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly relation: string | null;
  readonly gender: string;
  readonly language: Language;
  readonly mailing: boolean;
  readonly createdAt: Date;
  readonly roles: readonly string[];
  readonly temporary: boolean;
  readonly blocked: boolean;
  readonly isErased: boolean;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly hasPassword: boolean;
  readonly networks: readonly string[];
};

/** Anybody who ever was here: guests, and who was erased, of whom nothing is left. */
export const findPerson = async (db: Executor, publicId: string): Promise<Person | null> => {
  const { rows } = await sql<Person>`
    select u.id, u.public_id as "publicId", u.name, u.last_name as "lastName", u.second_name as "secondName", u.email, u.phone,
      u.birth_date as "birthDate", u.extra_contact as "extraContact", u.contact_name as "contactName",
      u.contact_phone as "contactPhone", u.type_relate as relation, u.gender, u.language, u.mailing,
      u.created_at as "createdAt", u.roles, u.temporary, u.blocked, u.deleted_at is not null as "isErased",
      u.email_confirmed_at is not null as "isEmailConfirmed", u.phone_confirmed_at is not null as "isPhoneConfirmed",
      u.password_hash is not null as "hasPassword",
      array(select n.network from user_networks n where n.user_id = u.id order by 1) as networks
    from users u where u.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Starts of a person’s tickets and orders, by internal ids: where he belongs. null: there is nobody. */
export const findStartsOfPerson = async (db: Executor, publicId: string): Promise<readonly number[] | null> => {
  const { rows } = await sql<{ starts: readonly number[] }>`
    select array(
      select f.event_city_id from tickets t join formats f on f.id = t.format_id
        where t.user_id = u.id or t.original_user_id = u.id
      union select l.event_city_id from orders o join order_lines l on l.order_id = o.id
        where o.user_id = u.id and l.event_city_id is not null) as starts
    from users u where u.public_id = ${publicId}`.execute(db);
  return rows[0]?.starts ?? null;
};
