import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { inReach } from '../../../platform/database/index.ts';

/** Whether a line l is for a start that its reader reaches. */
export const isLineInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`coalesce(l.event_city_id in (select ec.id from event_cities ec join events e on e.id = ec.event_id
        where ${inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })}), false)`;

/** An order o is in reach when one of its lines is. */
export const isOrderInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all' ? sql`true` : sql`o.id in (select l.order_id from order_lines l where ${isLineInReach(reach)})`;
