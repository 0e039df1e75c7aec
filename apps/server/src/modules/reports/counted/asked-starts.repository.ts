import { type RawBuilder, sql } from 'kysely';
import { fromUnix } from '../../../kernel/clock.ts';
import { idList } from '../../../platform/database/index.ts';
import { salesOfStart, stateColumn } from '../../events/index.ts';
import { type CountedAsk, cutOf } from './counted-report.ts';

/** Of these public ids; null: of all. */
export const named = (column: RawBuilder<unknown>, words: readonly string[] | null): RawBuilder<unknown> =>
  words === null ? sql`true` : sql`${column} = any(${[...words]}::text[])`;

/** How a start is told from others of its event. */
export const startTitle = ({ language }: Pick<CountedAsk, 'language'>): RawBuilder<unknown> =>
  language === 'en'
    ? sql`concat_ws(' · ', coalesce(e.title_en, e.title_ru), c.name_en, to_char(ec.start_time at time zone ec.timezone, 'DD.MM.YYYY'))`
    : sql`concat_ws(' · ', e.title_ru, c.name_ru, to_char(ec.start_time at time zone ec.timezone, 'DD.MM.YYYY'))`;

/**
 * Starts ec of the period, in scope and cut, with event e, series y and city c; by `event_cities_office`. What a state is follows
 * from their formats, which are some thousands.
 */
export const askedStarts = (ask: CountedAsk): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } => {
  const { period, scope, now } = ask;
  const states = cutOf(ask, 'state');
  const moment = sql`${now}::timestamptz`;
  const reached = scope === 'all' ? sql`true` : sql`ec.id = any(${idList(scope.starts)})`;
  return {
    from: sql`event_cities ec join events e on e.id = ec.event_id join event_types y on y.id = e.event_type_id
      join cities c on c.id = ec.city_id cross join ${salesOfStart(moment)}`,
    where: sql`ec.start_time >= ${fromUnix(period.from)} and ec.start_time < ${fromUnix(period.to)} and ${reached}
      and ${named(sql`e.public_id`, cutOf(ask, 'event'))} and ${named(sql`ec.public_id`, cutOf(ask, 'start'))}
      and ${named(sql`y.public_id`, cutOf(ask, 'series'))} and ${named(sql`c.id::text`, cutOf(ask, 'city'))}
      and ${states ? named(stateColumn(moment), states) : sql`true`}`,
  };
};

/** Of the total which of the chosen starts are among `asked`; null: none is chosen. */
export const countedStarts = (ask: CountedAsk, isTotal: RawBuilder<unknown>): RawBuilder<unknown> =>
  cutOf(ask, 'start') === null
    ? sql`null::text[]`
    : sql`case when ${isTotal} then (select coalesce(array_agg(start order by start), '{}') from asked) end`;

/** Tickets t of the kinds that are asked. */
export const isOfKinds = (ask: CountedAsk, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  named(column, cutOf(ask, 'kind'));
