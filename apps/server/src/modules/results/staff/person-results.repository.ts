import type { Language } from '@trassa/contracts';
import { sql } from 'kysely';
import { type Block, blockMost, toBlock } from '../../../kernel/block.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonResult = {
  readonly publicId: string;
  readonly start: string;
  readonly startTitle: string;
  readonly startTime: Date;
  readonly status: string;
  readonly time: number | null;
  readonly place: number | null;
};

/** Results of the tickets that a person holds, in scope, those not published yet too; latest first. */
export const listPersonResults = async (
  db: Executor,
  userId: number,
  { scope, language }: { readonly scope: OfficeScope; readonly language: Language },
): Promise<Block<PersonResult>> => {
  const within = scope === 'all' ? sql`true` : sql`r.event_city_id = any(${[...scope.starts]}::bigint[])`;
  const { rows } = await sql<PersonResult & { total: number }>`
    select r.public_id as "publicId", ec.public_id as start,
      case when ${language} = 'en' then coalesce(e.title_en, e.title_ru) else e.title_ru end as "startTitle",
      ec.start_time as "startTime", r.status, r.time_ms as time, r.position as place, (count(*) over ())::integer as total
    from tickets t cross join lateral (select n.* from results n where n.ticket_id = t.id offset 0) r
      join event_cities ec on ec.id = r.event_city_id join events e on e.id = ec.event_id
    where t.user_id = ${userId} and ${within} order by ec.start_time desc, r.id desc limit ${blockMost}`.execute(db);
  return toBlock(rows);
};
