import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Row = {
  readonly events: readonly number[];
  readonly starts: readonly number[];
  readonly formats: readonly number[];
};

/** What a reach holds, by internal ids, drafts and what is over too. A grant of starts alone reaches no event as such. */
export const resolveReach = async (db: Executor, reach: Reach): Promise<OfficeScope> => {
  if (reach === 'all') return 'all';
  const { rows } = await sql<Row>`
    with named as (select id from events where public_id = any(${[...reach.events]}::text[])),
      held as (select id from event_cities
        where event_id in (select id from named) or public_id = any(${[...reach.starts]}::text[]))
    select array(select id from named) as events, array(select id from held) as starts,
      array(select f.id from formats f join held h on h.id = f.event_city_id) as formats`.execute(db);
  return rows[0] ?? { events: [], starts: [], formats: [] };
};
