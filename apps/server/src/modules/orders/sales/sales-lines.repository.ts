import type { Language } from '@trassa/contracts';
import type { OfficeSalesLine, salesLinesList } from '@trassa/contracts/office';
import type { Reach, VatRate } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { FilterValue, ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';
import { findStarts, type ReachedStarts } from '../staff/line-reach.repository.ts';
import { movementsOf, type Period, vatWithin } from './movements.repository.ts';

type SalesFilter = Exclude<keyof typeof salesLinesList.filters, 'at'>;
/** What is asked of movements beside their period. */
export type SalesAsk = {
  readonly filters: readonly { readonly name: SalesFilter; readonly value: FilterValue }[];
  readonly period: Period;
};
export type SalesOf = { readonly reach: Reach; readonly rates: readonly VatRate[] };

const filters: Omit<FilterSql<typeof salesLinesList>, 'at'> = {
  movement: (value) => anyOf(sql`m.movement`, value),
  kind: (value) => anyOf(sql`m.kind`, value),
  event: (value) => anyOf(sql`e.public_id`, value),
  start: (value) => anyOf(sql`ec.public_id`, value),
  city: (value) => anyOf(sql`c.id::text`, value),
  series: (value) => anyOf(sql`y.public_id`, value),
  format: (value) => anyOf(sql`m.format`, value),
  channel: (value) => anyOf(sql`m.channel`, value),
  provider: (value) => anyOf(sql`m.provider`, value),
  promocode: (value) => anyOf(sql`pc.public_id`, value),
  code_series: (value) => anyOf(sql`ps.public_id`, value),
  code: (value) => anyOf(sql`case when m.promocode_id is null then 'no' else 'yes' end`, value),
  buyer: (value) => anyOf(sql`case when m.is_first then 'new' when not m.is_first then 'known' end`, value),
  rate: (value) => anyOf(sql`m.rate::text`, value),
};

/** What a filter leaves alone; null: everything, or also what has nothing there. */
const wordsOf = ({ filters: given }: SalesAsk, name: SalesFilter): readonly string[] | null => {
  const value = given.find((one) => one.name === name)?.value;
  return !value || value.isNone || value.values.length === 0 ? null : value.values;
};

/** Starts in reach that the filters of starts and events leave. */
const askedStarts = async (db: Executor, ask: SalesAsk, reach: Reach): Promise<ReachedStarts> => {
  const [events, starts] = [wordsOf(ask, 'event'), wordsOf(ask, 'start')];
  const found = await findStarts(db, reach, { events: events ?? [], starts: starts ?? [] });
  if (events && starts) return found.ofEvents.filter((id) => found.ofStarts.includes(id));
  if (events) return found.ofEvents;
  return starts ? found.ofStarts : found.reached;
};

/** Movements m of a reach that match, with their start ec, event e, series y, city c, format f, promocode pc and its series ps. */
export const matchingMovements = async (
  db: Executor,
  ask: SalesAsk,
  { reach, rates }: SalesOf,
  hasBuyers: boolean,
): Promise<{ readonly from: RawBuilder<unknown>; readonly where: readonly RawBuilder<unknown>[] }> => {
  const reached = await askedStarts(db, ask, reach);
  const movements = wordsOf(ask, 'movement');
  return {
    from: movementsOf(ask.period, {
      reached,
      rates,
      hasBuyers: hasBuyers || ask.filters.some(({ name }) => name === 'buyer'),
      hasSales: movements === null || movements.some((word) => word !== 'refund'),
      hasRefunds: movements === null || movements.includes('refund'),
    }),
    where: [sql`true`, ...ask.filters.map(({ name, value }) => filters[name](value))],
  };
};

export type SalesLineRow = ListRow & {
  readonly at: Date;
  readonly movement: OfficeSalesLine['movement'];
  readonly kind: OfficeSalesLine['kind'];
  readonly orderPublicId: string;
  readonly titleRu: string | null;
  readonly titleEn: string | null;
  readonly startPublicId: string | null;
  readonly startTitle: string | null;
  readonly channel: OfficeSalesLine['channel'];
  readonly provider: string | null;
  readonly rate: number | null;
  readonly places: number;
  readonly codePlaces: number;
  readonly gross: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly delivery: Minor;
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly refundedCertificates: Minor;
  readonly vat: Minor;
  readonly refundedVat: Minor;
};

export type SalesLinesAsk = ListAsk<typeof salesLinesList> & { readonly period: Period };

const asked = ({ filters: given, period }: SalesLinesAsk): SalesAsk => ({
  period,
  filters: given.flatMap(({ name, value }) => (name === 'at' ? [] : [{ name, value }])),
});

const sourceOf = async (db: Executor, ask: SalesLinesAsk, of: SalesOf): Promise<ListSource> => ({
  ...(await matchingMovements(db, asked(ask), of, false)),
  key: sql`m.at`,
  id: sql`m.id`,
});

export const countSalesLines = async (db: Database, ask: SalesLinesAsk, of: SalesOf): Promise<Count> =>
  countList(db, await sourceOf(db, ask, of));

/** How a start is told from others of its event. */
export const startTitle = (language: Language): RawBuilder<unknown> =>
  language === 'en'
    ? sql`concat_ws(' · ', coalesce(e.title_en, e.title_ru), c.name_en, to_char(ec.start_time at time zone ec.timezone, 'DD.MM.YYYY'))`
    : sql`concat_ws(' · ', e.title_ru, c.name_ru, to_char(ec.start_time at time zone ec.timezone, 'DD.MM.YYYY'))`;

/** A page of what was sold and what came back. The period bounds what is read: its rows are sorted, no index has their order. */
export const selectSalesLines = async (
  db: Executor,
  ask: SalesLinesAsk,
  of: SalesOf,
  language: Language,
): Promise<ListPage<SalesLineRow>> =>
  selectListPage(
    db,
    ask,
    await sourceOf(db, ask, of),
    ({ key, rows }) => sql<SalesLineRow>`
      select m.id, ${key} as key, m.at, m.movement, m.kind, m.order_public_id as "orderPublicId", m.title_ru as "titleRu", m.title_en as "titleEn",
        ec.public_id as "startPublicId", case when ec.id is not null then ${startTitle(language)} end as "startTitle",
        m.channel, m.provider, m.rate, m.places, m.code_places as "codePlaces", m.gross::bigint, m.discount::bigint, m.total::bigint, m.delivery::bigint, m.captured::bigint,
        m.refunded::bigint, m.refunded_certificates::bigint as "refundedCertificates",
        ${vatWithin(sql`m.captured`)} as vat, ${vatWithin(sql`m.refunded_share`)} as "refundedVat"
      from ${rows}`,
  );
