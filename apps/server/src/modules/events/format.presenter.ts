import type { EventFormat, Kind, Language, Team } from '@trassa/contracts';
import { formatSaleState, priceAlone, type SaleRule, shownSale } from '@trassa/rules';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { presentSale, saleRule } from '../pricing/index.ts';
import { priceAt } from './domain/price-now.ts';
import type { ShownFormatRow, TeamRow, WholeFormatRow } from './formats.repository.ts';
import { presentOffer } from './insurance-offer.presenter.ts';
import type { SaleRow } from './rows.ts';
import { say } from '../../kernel/say.ts';
import { toSteps } from './steps.ts';

const seconds = (isoText: string): number => Math.floor(Date.parse(isoText) / 1000);

const rulesOf = (sales: readonly SaleRow[]): SaleRule[] =>
  sales.map((sale) =>
    saleRule({
      ...sale,
      startsAt: new Date(sale.starts_at),
      endsAt: new Date(sale.ends_at),
      discountForm: sale.discount_form,
      subjects: sale.formats,
    }),
  );

/** Prices by kind. A discount from the first place on is shown in the price; a group one needs the basket to be told. */
const presentPrices = (row: ShownFormatRow, sales: readonly SaleRule[], now: number): EventFormat['prices'] => {
  const until = row.sale_end ? toUnix(row.sale_end) : null;
  const prices: EventFormat['prices'] = {};
  for (const kind of row.kinds) {
    const { price, next } = priceAt(toSteps(kind.prices), now, until);
    const reduced = priceAlone(price, sales, now);
    prices[kind.kind] = {
      price: toRoubles(reduced),
      ...(reduced < price ? { old_price: toRoubles(price) } : {}),
      ...(next ? { next_price: toRoubles(next.price), next_price_at: next.at } : {}),
    };
  }
  return prices;
};

const byKind = (
  row: ShownFormatRow,
  count: (kind: ShownFormatRow['kinds'][number]) => number,
): Partial<Record<Kind, number>> => Object.fromEntries(row.kinds.map((kind) => [kind.kind, count(kind)]));

const numbers: Record<Language, Intl.NumberFormat> = {
  ru: new Intl.NumberFormat('ru'),
  en: new Intl.NumberFormat('en'),
};
/** '10,5 км': the number and its unit never part. */
const presentDistance = (km: number, language: Language): string =>
  `${numbers[language].format(km)}\u00a0${language === 'en' ? 'km' : 'км'}`;

/** A format of the wire; `now` in unix seconds. */
export const presentFormat = (row: ShownFormatRow, language: Language, now: number): EventFormat => {
  const left = byKind(row, (kind) => kind.capacity - kind.taken);
  const saleStart = row.sale_start ? toUnix(row.sale_start) : undefined;
  const saleEnd = row.sale_end ? toUnix(row.sale_end) : undefined;
  const start = toUnix(row.start_time);
  const sales = rulesOf(row.sales);
  const [first] = row.kinds;
  const sale = shownSale(sales, first ? priceAt(toSteps(first.prices), now, saleEnd ?? null).price : 0, now);
  const description =
    row.description_ru === null ? null : cleanHtml(say(language, row.description_ru, row.description_en));
  return {
    public_id: row.public_id,
    title: say(language, row.title_ru, row.title_en),
    start_time: start,
    max_count: row.max_count,
    min_count: row.min_count,
    tickets_left: left,
    insurance_available: row.insurable && start > now,
    qr: row.qr,
    timezone: row.timezone,
    event: { public_id: row.event_public_id, title: say(language, row.event_title_ru, row.event_title_en) },
    event_city: row.city_public_id,
    address: say(language, row.address_ru, row.address_en),
    ...(description === null ? {} : { description }),
    ...(row.distance_km === null ? {} : { distance: presentDistance(row.distance_km, language) }),
    logo: row.logo,
    quota: byKind(row, (kind) => kind.capacity),
    prices: presentPrices(row, sales, now),
    isTeam: row.is_team,
    team_all: row.team_all,
    fixed_count: row.fixed_count,
    buy_limit: row.buy_limit,
    age_min: row.age_min,
    age_max: row.age_max,
    gender: row.gender,
    regions: row.region_list,
    clusters: row.clusters.map((cluster) => ({
      name: say(language, cluster.name_ru, cluster.name_en),
      file: cluster.file,
      document: cluster.document,
      ...(cluster.capacity === null ? {} : { tickets_left: cluster.capacity - cluster.taken }),
      ...(cluster.start_time === null ? {} : { start_time: seconds(cluster.start_time) }),
    })),
    select:
      row.select_field === null || row.select_values === null
        ? null
        : {
            title: say(language, row.select_title_ru ?? '', row.select_title_en),
            values: row.select_values.map((value) => say(language, value.ru, value.en)),
          },
    select_field: row.select_values === null ? null : row.select_field,
    license: row.license,
    additional_fields: row.additional_fields.map((field) => ({
      name: field.name,
      label: say(language, field.label_ru, field.label_en),
      required: field.required,
      type: field.type ?? 'text',
    })),
    notes: row.notes_ru === null ? null : say(language, row.notes_ru, row.notes_en),
    preregistration: row.preregistration,
    shirt_unavailable: row.shirt_unavailable,
    space: row.space,
    booked_numbers: row.booked_numbers,
    eventGoods: [],
    sale: sale && presentSale(sale, now),
    delivery: row.delivery,
    school: false,
    ...(saleStart === undefined ? {} : { sale_start: saleStart }),
    ...(saleEnd === undefined ? {} : { sale_end: saleEnd }),
    registration_end: toUnix(row.registration_end),
    hidden: row.hidden,
    online: row.online,
    insurances: [],
    obstacles: row.obstacles,
    sale_state: formatSaleState(
      { start_time: start, sale_start: saleStart, sale_end: saleEnd, tickets_left: left },
      now,
    ),
    kinds: row.kinds.map((kind) => kind.kind),
  };
};

/** The same with the insurance that is sold for it. */
export const presentWholeFormat = (row: WholeFormatRow, language: Language, now: number): EventFormat => ({
  ...presentFormat(row, language, now),
  insurances: toUnix(row.start_time) > now ? row.offers.map((offer) => presentOffer(offer, language)) : [],
});

export const presentTeam = (row: TeamRow): Team => ({
  public_id: row.public_id,
  title: row.title,
  number: row.number,
  count: row.taken,
  max_count: row.max_count,
  tickets_left: row.max_count - row.taken,
  private: row.private,
});
