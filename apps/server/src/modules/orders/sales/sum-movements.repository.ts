import type { Language } from '@trassa/contracts';
import { siteTimezone } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import { vatWithin } from './movements.repository.ts';
import { matchingMovements, type SalesAsk, type SalesOf, startTitle } from './sales-lines.repository.ts';

const local = sql`m.at at time zone ${siteTimezone}`;
const day = (of: RawBuilder<unknown>): RawBuilder<unknown> => sql`to_char(${of}, 'YYYY-MM-DD')`;
const none = sql`null::text`;
const inWords = (language: Language, en: RawBuilder<unknown>, ru: RawBuilder<unknown>): RawBuilder<unknown> =>
  language === 'en' ? en : ru;

/** What movements are summed by: its value, and how it is called. */
const keys = {
  day: () => [day(local), none],
  week: () => [day(sql`date_trunc('week', ${local})`), none],
  month: () => [day(sql`date_trunc('month', ${local})`), none],
  event: (language) => [sql`e.public_id`, inWords(language, sql`coalesce(e.title_en, e.title_ru)`, sql`e.title_ru`)],
  start: (language) => [sql`ec.public_id`, sql`case when ec.id is not null then ${startTitle(language)} end`],
  city: (language) => [sql`c.id::text`, inWords(language, sql`c.name_en`, sql`c.name_ru`)],
  series: (language) => [sql`y.public_id`, inWords(language, sql`coalesce(y.title_en, y.title_ru)`, sql`y.title_ru`)],
  format: (language) => [sql`m.format`, inWords(language, sql`coalesce(f.title_en, f.title_ru)`, sql`f.title_ru`)],
  kind: () => [sql`m.kind`, none],
  channel: () => [sql`m.channel`, none],
  provider: () => [sql`m.provider`, none],
  promocode: () => [sql`pc.public_id`, sql`pc.shown`],
  code_series: () => [sql`ps.public_id`, sql`ps.note`],
  rate: () => [sql`m.rate::text`, none],
} as const satisfies Record<string, (language: Language) => readonly [RawBuilder<unknown>, RawBuilder<unknown>]>;
export type SalesKey = keyof typeof keys;
/** A sum has three keys at most. */
const absent = [none, none] as const;
/** Times are sorted by themselves, everything else by the money that stayed. */
const times: readonly SalesKey[] = ['day', 'week', 'month'];

/** Kopecks and counts. */
export const summed = [
  'orders',
  'code_orders',
  'new_buyers',
  'places',
  'code_places',
  'turnover',
  'ticket',
  'shop',
  'insurance',
  'certificate',
  'other',
  'gross',
  'discount',
  'delivery',
  'certificates_amount',
  'captured',
  'refunded',
  'refunded_certificates',
  'net',
  'vat',
  'base',
  'refunded_vat',
  'net_vat',
] as const;
export type SummedFigure = (typeof summed)[number];
export type SummedRow = {
  readonly isTotal: boolean;
  readonly values: readonly (string | null)[];
  readonly titles: readonly (string | null)[];
  /** Those that were asked. */
  readonly figures: Readonly<Partial<Record<SummedFigure, number>>>;
};

const kind = (name: string): RawBuilder<unknown> =>
  sql`coalesce(sum(q.total) filter (where q.kind = ${name}), 0)::bigint`;
const sum = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(sum(${column}), 0)::bigint`;

const orders = sql`(count(distinct q.order_id) filter (where q.movement = 'sale'))::bigint`;
const figures: Readonly<Record<SummedFigure, RawBuilder<unknown>>> = {
  orders,
  code_orders: orders,
  new_buyers: sql`(count(distinct q.order_id) filter (where q.movement = 'sale' and q.is_first))::bigint`,
  places: sum(sql`q.places`),
  code_places: sum(sql`q.code_places`),
  turnover: sum(sql`q.total`),
  ticket: kind('ticket'),
  shop: kind('shop'),
  insurance: kind('insurance'),
  certificate: kind('certificate'),
  other: kind('other'),
  gross: sum(sql`q.gross`),
  discount: sum(sql`q.discount`),
  delivery: sum(sql`q.delivery`),
  certificates_amount: sum(sql`q.total - q.captured`),
  captured: sum(sql`q.captured`),
  refunded: sum(sql`q.refunded`),
  refunded_certificates: sum(sql`q.refunded_certificates`),
  net: sum(sql`q.captured - q.refunded`),
  vat: sum(sql`q.vat`),
  base: sum(sql`q.captured - q.vat`),
  refunded_vat: sum(sql`q.refunded_vat`),
  net_vat: sum(sql`q.vat - q.refunded_vat`),
};

type By = {
  readonly by: readonly SalesKey[];
  readonly figures: readonly SummedFigure[];
  readonly language: Language;
  /** Rows at most, the total apart. */
  readonly most: number;
};

/**
 * Movements summed by their keys, the total first; one statement. By the index of paid orders and that of done refunds; what a
 * period of 400 days has of a million orders is read once and grouped by a hash.
 */
export const sumMovements = async (
  db: Executor,
  ask: SalesAsk,
  of: SalesOf,
  { by, figures: asked, language, most }: By,
): Promise<SummedRow[]> => {
  const { from, where } = await matchingMovements(db, ask, of, asked.includes('new_buyers'));
  const [first = absent, second = absent, third = absent] = by.map((name) => keys[name](language));
  const isByTime = by[0] !== undefined && times.includes(by[0]);
  const [inOrder, latest] = isByTime ? [sql`k0`, sql`${figures.net} desc`] : [sql`${figures.net} desc`, sql`k0`];
  const { rows } = await sql<SummedRow>`
    select grouping(k0) = 1 as "isTotal", jsonb_build_array(k0, k1, k2) as values,
      jsonb_build_array(max(t0), max(t1), max(t2)) as titles,
      jsonb_build_object(${sql.join(summed.filter((name) => asked.includes(name)).map((name) => sql`${name}::text, ${figures[name]}`))}) as figures
    from (select m.*, ${vatWithin(sql`m.captured`)} as vat, ${vatWithin(sql`m.refunded_share`)} as refunded_vat,
        ${first[0]} as k0, ${first[1]} as t0, ${second[0]} as k1, ${second[1]} as t1, ${third[0]} as k2, ${third[1]} as t2
      from ${from} where ${sql.join([...where], sql` and `)}) q
    group by grouping sets ((k0, k1, k2), ())
    order by "isTotal" desc, ${inOrder}, ${latest} limit ${most + 2}`.execute(db);
  return rows;
};

export type SumMovements = typeof sumMovements;
