import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** Waiting requests whose act names an address of the person, as a list of free tickets or a certificate does. */
const isAbout = ({ emails }: ErasedPerson) => sql`a.state = 'waiting' and exists (
  select from unnest(${[...emails]}::text[]) as e (mail) where strpos(lower(a.params::text), to_json(e.mail)::text) > 0)`;

/** Nobody decides them meanwhile. */
export const lockApprovalsAbout = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`select id from approvals a where ${isAbout(person)} order by id for update`.execute(tx);
};

/** They are out of date: whoever was erased is neither invited nor given anything, and whoever asked may ask anew without him. */
export const endApprovalsAbout = async (tx: Tx, person: ErasedPerson): Promise<void> => {
  await sql`
    with ended as (update approvals as a set state = 'outdated', version = version + 1, decided_at = now(), params = '{}'
      where ${isAbout(person)} returning id)
    delete from approval_locks where approval_id in (select id from ended)`.execute(tx);
};
