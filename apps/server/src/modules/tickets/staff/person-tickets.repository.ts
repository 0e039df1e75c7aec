import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonTicket = {
  readonly publicId: string;
  readonly number: string;
  readonly startNumber: number | null;
  readonly name: string;
  readonly status: string;
  readonly isHolder: boolean;
  readonly start: string;
  readonly startTitle: string;
  readonly startTime: Date;
  readonly format: string;
  readonly formatTitle: string;
};

/** Tickets that a person holds or bought, in scope, those of the latest starts first. */
export const listPersonTickets = async (
  db: Executor,
  userId: number,
  { scope, language }: { readonly scope: OfficeScope; readonly language: Language },
): Promise<Block<PersonTicket>> => {
  const within = scope === 'all' ? sql`true` : sql`t.format_id = any(${[...scope.formats]}::bigint[])`;
  const { rows } = await sql<PersonTicket & { total: number }>`
    select t.public_id as "publicId", t.ticket_number as number, t.start_number as "startNumber", t.status,
      concat_ws(' ', t.info ->> 'last_name', t.info ->> 'first_name') as name, t.user_id = ${userId} as "isHolder",
      ec.public_id as start, case when ${language} = 'en' then coalesce(e.title_en, e.title_ru) else e.title_ru end as "startTitle",
      ec.start_time as "startTime", f.public_id as format,
      case when ${language} = 'en' then coalesce(f.title_en, f.title_ru) else f.title_ru end as "formatTitle",
      (count(*) over ())::integer as total
    from tickets t join formats f on f.id = t.format_id join event_cities ec on ec.id = f.event_city_id
      join events e on e.id = ec.event_id
    where (t.user_id = ${userId} or t.original_user_id = ${userId}) and ${within}
    order by ec.start_time desc, t.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
