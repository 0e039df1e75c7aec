import type { EventFormat, Kind, Language, Team } from '@trassa/contracts';
import { formatSaleState, priceAlone, type SaleRule, shownSale } from '@trassa/rules';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { presentSale, saleRule } from '../pricing/index.ts';
import { askedFields } from './domain/asked-fields.ts';
import { nextChange, priceAt } from './domain/price-now.ts';
import type { FormatTeamRow, ShownFormatRow, WholeFormatRow } from './formats.repository.ts';
import { presentOffer } from './insurance-offer.presenter.ts';
import type { FormatSaleRow } from './rows.ts';
import { say } from '../../kernel/say.ts';
import { toCounted, toSteps } from './steps.ts';

const seconds = (isoText: string): number => Math.floor(Date.parse(isoText) / 1000);

const rulesOf = (sales: readonly FormatSaleRow[]): SaleRule[] =>
  sales.map((sale) =>
    saleRule({
      ...sale,
      startsAt: new Date(sale.startsAt),
      endsAt: new Date(sale.endsAt),
      subjects: sale.formatPublicIds,
    }),
  );

/** Prices by kind. A discount from the first place on is shown in the price; a group one needs the basket to be told. */
const presentPrices = (row: ShownFormatRow, sales: readonly SaleRule[], now: number): EventFormat['prices'] => {
  const until = row.saleEnd ? toUnix(row.saleEnd) : null;
  const prices: EventFormat['prices'] = {};
  for (const kind of row.kinds) {
    const { price, next } = priceAt(toSteps(kind.prices), now, until);
    const reduced = priceAlone(price, sales, now);
    const change = nextChange(next, toCounted(kind), now);
    prices[kind.kind] = {
      price: toRoubles(reduced),
      ...(reduced < price ? { old_price: toRoubles(price) } : {}),
      ...(change ? { next_price: toRoubles(change.price) } : {}),
      ...(change?.at ? { next_price_at: change.at } : {}),
      ...(change?.left ? { next_price_count: change.left } : {}),
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
  const saleStart = row.saleStart ? toUnix(row.saleStart) : undefined;
  const saleEnd = row.saleEnd ? toUnix(row.saleEnd) : undefined;
  const start = toUnix(row.startTime);
  const sales = rulesOf(row.sales);
  const [first] = row.kinds;
  const sale = shownSale(sales, first ? priceAt(toSteps(first.prices), now, saleEnd ?? null).price : 0, now);
  const description =
    row.descriptionRu === null ? null : cleanHtml(say(language, row.descriptionRu, row.descriptionEn));
  return {
    public_id: row.publicId,
    title: say(language, row.titleRu, row.titleEn),
    start_time: start,
    max_count: row.maxCount,
    min_count: row.minCount,
    tickets_left: left,
    insurance_available: row.insurable && start > now,
    qr: row.qr,
    timezone: row.timezone,
    event: { public_id: row.eventPublicId, title: say(language, row.eventTitleRu, row.eventTitleEn) },
    event_city: row.cityPublicId,
    address: say(language, row.addressRu, row.addressEn),
    ...(description === null ? {} : { description }),
    ...(row.distance === null ? {} : { distance: presentDistance(row.distance, language) }),
    logo: row.logo,
    quota: byKind(row, (kind) => kind.capacity),
    prices: presentPrices(row, sales, now),
    isTeam: row.isTeam,
    team_all: row.teamAll,
    fixed_count: row.fixedCount,
    buy_limit: row.buyLimit,
    age_min: row.ageMin,
    age_max: row.ageMax,
    gender: row.gender,
    regions: row.regionList,
    clusters: row.clusters.map((cluster) => ({
      name: say(language, cluster.nameRu, cluster.nameEn),
      file: cluster.file,
      document: cluster.document,
      ...(cluster.capacity === null ? {} : { tickets_left: cluster.capacity - cluster.taken }),
      ...(cluster.startTime === null ? {} : { start_time: seconds(cluster.startTime) }),
    })),
    select:
      row.selectField === null || row.selectValues === null
        ? null
        : {
            title: say(language, row.selectTitleRu ?? '', row.selectTitleEn),
            values: row.selectValues.map((value) => say(language, value.ru, value.en)),
          },
    select_field: row.selectValues === null ? null : row.selectField,
    license: row.license,
    additional_fields: askedFields(row.additionalFields).map((field) => ({
      name: field.name,
      label: say(language, field.label_ru, field.label_en),
      required: field.required,
      type: field.type ?? 'text',
    })),
    notes: row.notesRu === null ? null : say(language, row.notesRu, row.notesEn),
    preregistration: row.preregistration,
    shirt_unavailable: row.shirtUnavailable,
    space: row.space,
    booked_numbers: row.bookedNumbers,
    eventGoods: [],
    sale: sale && presentSale(sale, now),
    delivery: row.delivery,
    school: false,
    ...(saleStart === undefined ? {} : { sale_start: saleStart }),
    ...(saleEnd === undefined ? {} : { sale_end: saleEnd }),
    registration_end: toUnix(row.registrationEnd),
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
  insurances: toUnix(row.startTime) > now ? row.offers.map((offer) => presentOffer(offer, language)) : [],
});

export const presentTeam = (row: FormatTeamRow): Team => ({
  public_id: row.publicId,
  title: row.title,
  number: row.number,
  count: row.taken,
  max_count: row.maxCount,
  tickets_left: row.maxCount - row.taken,
  private: row.private,
});
