import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson } from '../../../platform/personal-data.ts';

/** The result stays in its table without the name and the home, and is not found by it; the page of all starts is gone. */
export const eraseNames = async (tx: Tx, { userId }: ErasedPerson): Promise<void> => {
  await sql`
    update results set last_name = '', first_name = '', home_city = null, country = null, name_hidden = true, name_words = null,
      name_words_back = null, version = version + 1
    where ticket_id in (select id from tickets where user_id = ${userId})
      and (last_name <> '' or first_name <> '' or home_city is not null or country is not null)`.execute(tx);
  await sql`delete from runner_pages where user_id = ${userId}`.execute(tx);
};
