import { sql } from 'kysely';
import { type Plate, plateHash } from '@trassa/artwork';
import type { Kind } from '@trassa/contracts';
import type { Executor } from '../../src/platform/database/index.ts';

/** Values of a jsonb column; anything else that is an array becomes an SQL array. */
const json = (value: unknown): unknown => (value === null || value === undefined ? null : JSON.stringify(value));

type Row = Record<string, unknown>;

/** Inserts a row, undefined columns left to their defaults, and answers its id. */
export const insertRow = async (db: Executor, table: string, row: Row, onConflict = ''): Promise<number> => {
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const { rows } = await sql<{
    id: number;
  }>`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => sql`${row[name]}`))}) ${sql.raw(onConflict)} returning *`.execute(db);
  return rows[0]?.id ?? 0;
};

let counter = 0;
/** A public id that no other object of this test file has. */
export const unique = (prefix: string): string => `${prefix}-${++counter}`;

export const day = 86_400_000;
/** An instant so many days from now (tests run on the real clock unless they bring their own). */
export const inDays = (days: number): Date => new Date(Date.now() + days * day);

export const moscow = { id: 524901, regionId: 524894 };

/** Moscow with its region, or the city given; safe to call again. */
export const createCity = async (
  db: Executor,
  city: { id?: number; regionId?: number; nameRu?: string; nameEn?: string; timezone?: string } = {},
): Promise<number> => {
  const id = city.id ?? moscow.id;
  const regionId = city.regionId ?? moscow.regionId;
  await sql`insert into regions (id, name_ru, name_en) values (${regionId}, ${`Регион ${regionId}`}, ${`Region ${regionId}`})
    on conflict do nothing`.execute(db);
  await sql`insert into cities (id, region_id, name_ru, name_en, timezone, latitude, longitude)
    values (${id}, ${regionId}, ${city.nameRu ?? 'Москва'}, ${city.nameEn ?? 'Moscow'}, ${city.timezone ?? 'Europe/Moscow'}, 55.75222, 37.61556)
    on conflict do nothing`.execute(db);
  return id;
};

type Made = { id: number; publicId: string };

export const createEventType = async (db: Executor, row: Row = {}): Promise<Made> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('type');
  const projectId =
    row['project_id'] ??
    (await insertRow(db, 'projects', { public_id: unique('project'), title_ru: 'Проект', title_en: 'Project' }));
  const id = await insertRow(db, 'event_types', {
    title_ru: 'Трасса',
    title_en: 'Trassa',
    logo: '',
    ...row,
    public_id: publicId,
    project_id: projectId,
  });
  return { id, publicId };
};

const banner = {
  desktop_picture: null,
  mobile_picture: null,
  text_color: '#ffffff',
  slider_logo: null,
  button_color: '#f66100',
};

export const createEvent = async (db: Executor, row: Row = {}): Promise<Made> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('event');
  const typeId = row['event_type_id'] ?? (await createEventType(db)).id;
  const id = await insertRow(db, 'events', {
    title_ru: 'Забег',
    title_en: 'Race',
    banners: json({ home_page: banner, landing_page: banner }),
    ...row,
    public_id: publicId,
    event_type_id: typeId,
  });
  return { id, publicId };
};

export type MadeCity = Made & { eventId: number };

/** A published event city in Moscow that starts in 30 days and is on sale. jsonb columns are given as values. */
export const createEventCity = async (db: Executor, row: Row = {}): Promise<MadeCity> => {
  const publicId = (row['public_id'] as string | undefined) ?? unique('city');
  const eventId = (row['event_id'] as number | undefined) ?? (await createEvent(db)).id;
  const cityId = row['city_id'] ?? (await createCity(db));
  const plate: Plate = {
    seed: publicId,
    ground: 'soot',
    relief: 'field',
    rows: 4,
    lanes: 'h',
    flip: false,
    obstacles: 12,
  };
  const id = await insertRow(db, 'event_cities', {
    address_ru: 'Московская область, полигон',
    address_en: 'Moscow region, training ground',
    place_ru: 'Полигон',
    place_en: 'Ground',
    timezone: 'Europe/Moscow',
    start_time: inDays(30),
    sale_start: inDays(-30),
    plate_hash: plateHash(plate),
    ...row,
    plate: json(row['plate'] ?? plate),
    course: json(row['course'] ?? []),
    programme: json(row['programme'] ?? []),
    questions: json(row['questions'] ?? []),
    public_id: publicId,
    event_id: eventId,
    city_id: cityId,
  });
  return { id, publicId, eventId };
};

export type FormatOptions = Row & {
  /** Places by kind; default 100 athletes. */
  quotas?: Partial<Record<Kind, number>>;
  /** Kopecks by kind, or steps `[from, kopecks]`; default 3 000 ₽ since a year ago. */
  prices?: Partial<Record<Kind, number | [Date, number][]>>;
  clusters?: Row[];
};

export type MadeFormat = Made & { eventCityId: number; quotaIds: Partial<Record<Kind, number>>; clusterIds: number[] };

/** A published format on sale with a quota and a price; makes its event city when none is given. */
export const createFormat = async (db: Executor, options: FormatOptions = {}): Promise<MadeFormat> => {
  const { quotas = { athlete: 100 }, prices = {}, clusters = [], ...row } = options;
  const publicId = (row['public_id'] as string | undefined) ?? unique('format');
  const eventCityId = (row['event_city_id'] as number | undefined) ?? (await createEventCity(db)).id;
  const id = await insertRow(db, 'formats', {
    title_ru: 'Личный',
    title_en: 'Solo',
    start_time: inDays(30),
    registration_end: inDays(29),
    ...row,
    select_values: json(row['select_values']),
    additional_fields: json(row['additional_fields'] ?? []),
    public_id: publicId,
    event_city_id: eventCityId,
  });
  const quotaIds: Partial<Record<Kind, number>> = {};
  for (const [kind, capacity] of Object.entries(quotas) as [Kind, number][]) {
    quotaIds[kind] = await insertRow(db, 'quotas', { format_id: id, kind, capacity });
    const price = prices[kind] ?? 300_000;
    for (const [from, minor] of typeof price === 'number' ? [[inDays(-365), price] as const] : price) {
      await insertRow(db, 'format_prices', { format_id: id, kind, starts_at: from, price_minor: minor });
    }
  }
  const clusterIds: number[] = [];
  for (const [position, cluster] of clusters.entries()) {
    clusterIds.push(
      await insertRow(db, 'format_clusters', {
        name_ru: `Кластер ${position + 1}`,
        ...cluster,
        position,
        format_id: id,
      }),
    );
  }
  return { id, publicId, eventCityId, quotaIds, clusterIds };
};

export const createTeam = async (db: Executor, formatId: number, row: Row = {}): Promise<Made> => {
  const publicId = unique('team');
  const id = await insertRow(db, 'teams', {
    title: 'Медведи',
    max_count: 10,
    ...row,
    public_id: publicId,
    format_id: formatId,
  });
  return { id, publicId };
};

/** Stock of shirts by size. */
export const createShirts = async (db: Executor, eventCityId: number, stock: Record<string, number>): Promise<void> => {
  for (const [position, size] of Object.keys(stock).entries()) {
    await insertRow(db, 'shirts', { event_city_id: eventCityId, size, position, stock: stock[size] });
  }
};

/** A group discount of an event; percent for three places by default. */
export const createSale = async (db: Executor, eventId: number, row: Row = {}): Promise<number> =>
  insertRow(db, 'sales', {
    starts_at: inDays(-1),
    ends_at: inDays(10),
    discount_form: 'percent',
    discount: 10,
    count: 3,
    ...row,
    event_id: eventId,
  });

export const createPromocode = async (db: Executor, row: Row = {}): Promise<Made & { code: string }> => {
  const code = (row['code'] as string | undefined) ?? unique('CODE').toUpperCase();
  const uses = row['uses'] ?? 100;
  const id = await insertRow(db, 'promocodes', { discount: 10, code_count: 1, available: uses, ...row, uses, code });
  return { id, publicId: code, code };
};
