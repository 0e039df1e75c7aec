import type { Executor } from '../../src/platform/database/index.ts';
import type { Calendar } from './calendar.ts';
import { cityRow, eventRow, formatRow, timezoneOf } from './event-rows.ts';
import { insertAll, type Row } from './insert.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from './model.ts';
import { chosenNumbers, clusterRows, holdRows, numberRange, priceRows, shirtRows, teamRows } from './place-rows.ts';
import { planSale, type SalePlan, soldPlaces } from './sale-plan.ts';

type Ids = ReadonlyMap<string, number>;
type Stored = { id: number; public_id: string };
const idsOf = (rows: readonly Stored[]): Ids => new Map(rows.map((row) => [row.public_id, row.id]));
const idIn = (ids: Ids, publicId: string): number => {
  const id = ids.get(publicId);
  if (id === undefined) throw new Error(`nothing is stored as ${publicId}`);
  return id;
};

type Placed = { format: FormatSeed; city: EventCitySeed; plan: SalePlan; taken: number; position: number };

const placeFormats = (season: readonly EventSeed[], calendar: Calendar): Placed[] =>
  season
    .flatMap((event) => event.cities)
    .flatMap((city) => {
      const plan = planSale(city, timezoneOf(city), calendar);
      return city.formats.map((format, position) => ({
        format,
        city,
        plan,
        position,
        taken: soldPlaces(format, city.stage),
      }));
    });

/** Quotas with the holds of what is sold, clusters, prices, teams, numbers and plans of all formats. */
const insertPlaces = async (db: Executor, placed: readonly Placed[], formats: Ids, cities: Ids): Promise<void> => {
  const idOf = ({ format }: Placed): number => idIn(formats, format.id);
  const quotas = await insertAll<{ id: number; format_id: number }>(
    db,
    'quotas',
    placed.map((one) => ({
      format_id: idOf(one),
      kind: one.format.kind,
      capacity: one.format.capacity,
      taken: one.taken,
    })),
  );
  const quotaIds = new Map(quotas.map((quota) => [quota.format_id, quota.id]));
  await insertAll(
    db,
    'holds',
    placed.flatMap((one) => holdRows(one.format, quotaIds.get(idOf(one)) ?? 0, one.taken, one.plan)),
  );
  await insertAll(
    db,
    'format_prices',
    placed.flatMap((one) => priceRows(one.format, idOf(one), one.plan)),
  );
  await insertAll(
    db,
    'format_clusters',
    placed.flatMap((one) => clusterRows(one.format, idOf(one), one.taken, one.plan)),
  );
  await insertAll(
    db,
    'teams',
    placed.flatMap((one) => teamRows(one.format, idOf(one), one.plan)),
  );
  const ranges = placed.map((one) => numberRange(one.format, idOf(one), one.position, one.taken));
  await insertAll(
    db,
    'number_ranges',
    ranges.filter((range) => range !== null),
  );
  await insertAll(
    db,
    'booked_numbers',
    placed.flatMap((one) => chosenNumbers(one.format, idOf(one), one.taken)),
  );
  await insertAll(
    db,
    'spaces',
    placed.flatMap((one): Row[] =>
      one.format.space
        ? [
            {
              public_id: `${one.format.id}-plan`,
              event_city_id: idIn(cities, one.city.id),
              format_id: idOf(one),
              title_ru: one.format.space.title[0],
              title_en: one.format.space.title[1],
              sectors: one.format.space.sectors,
            },
          ]
        : [],
    ),
  );
};

/** The events of the season with everything that hangs on them; answers the ids of events and formats. */
export const insertEvents = async (
  db: Executor,
  season: readonly EventSeed[],
  types: Ids,
  calendar: Calendar,
): Promise<{ events: Ids; formats: Ids }> => {
  const events = idsOf(
    await insertAll<Stored>(
      db,
      'events',
      season.map((event) => eventRow(event, idIn(types, event.type))),
    ),
  );
  const cityRows = season.flatMap((event) =>
    event.cities.map((city) => cityRow(event, city, idIn(events, event.id), calendar)),
  );
  const cities = idsOf(await insertAll<Stored>(db, 'event_cities', cityRows));
  const placed = placeFormats(season, calendar);
  const formatRows = placed.map(({ format, city, plan, position }) =>
    formatRow(format, idIn(cities, city.id), position, plan),
  );
  const formats = idsOf(await insertAll<Stored>(db, 'formats', formatRows));
  await insertPlaces(db, placed, formats, cities);
  await insertAll(
    db,
    'shirts',
    season.flatMap((event) => event.cities).flatMap((city) => shirtRows(city, idIn(cities, city.id))),
  );
  await insertAll(
    db,
    'sales',
    season.flatMap((event): Row[] =>
      event.sale
        ? [
            {
              event_id: idIn(events, event.id),
              starts_at: new Date(calendar.now.getTime() - 14 * 86_400_000),
              ends_at: new Date(calendar.now.getTime() + 120 * 86_400_000),
              discount_form: 'percent',
              discount: event.sale.percent,
              count: event.sale.count,
              format_ids: event.sale.formats.map((id) => idIn(formats, id)),
            },
          ]
        : [],
    ),
  );
  return { events, formats };
};
