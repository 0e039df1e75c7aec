import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database/index.ts';
import {
  createCity,
  createEvent,
  createEventCity,
  createEventType,
  createFormat,
  inDays,
  insertRow,
  type MadeCity,
  type MadeFormat,
} from './events.ts';

const wholeSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/**
 * Two published events and a draft: `main-race` in Moscow (on sale), Kazan (not yet on sale) and once in the past,
 * `other-race` in Moscow, sold out. Hidden and draft formats stand beside the ones on sale.
 */
export const createSmallSeason = async (
  db: Executor,
): Promise<{ moscow: MadeCity; kazan: MadeCity; solo: MadeFormat }> => {
  await insertRow(db, 'settings', { key: 'brand', value: JSON.stringify('ТРАССА') });
  const type = await createEventType(db, { public_id: 'trassa', title_ru: 'Трасса', title_en: 'Trassa' });
  const event = await createEvent(db, {
    public_id: 'main-race',
    event_type_id: type.id,
    title_ru: 'Главный забег',
    title_en: 'Main race',
  });
  const moscow = await createEventCity(db, {
    event_id: event.id,
    public_id: 'main-moscow',
    start_time: inDays(20),
    course: ['wall', 'rope'],
  });
  const kazanId = await createCity(db, { id: 551487, regionId: 484048, nameRu: 'Казань', nameEn: 'Kazan' });
  const kazan = await createEventCity(db, {
    event_id: event.id,
    public_id: 'main-kazan',
    city_id: kazanId,
    start_time: wholeSecond(inDays(60)),
    sale_start: inDays(10),
  });
  const past = await createEventCity(db, { event_id: event.id, public_id: 'main-past', start_time: inDays(-40) });
  const solo = await createFormat(db, {
    event_city_id: moscow.id,
    public_id: 'moscow-solo',
    quotas: { athlete: 50 },
    distance_km: 10,
    obstacles: 28,
    start_time: inDays(20),
    position: 1,
    prices: {
      athlete: [
        [inDays(-30), 300_000],
        [inDays(5), 360_000],
      ],
    },
  });
  await createFormat(db, {
    event_city_id: moscow.id,
    public_id: 'moscow-help',
    title_ru: 'Волонтёры',
    quotas: { volunteer: 20 },
    prices: { volunteer: 0 },
    position: 2,
    start_time: inDays(20),
  });
  await createFormat(db, {
    event_city_id: moscow.id,
    public_id: 'moscow-hidden',
    title_ru: 'Партнёры',
    hidden: true,
    quotas: { athlete: 999 },
    prices: { athlete: 100 },
    position: 3,
    start_time: inDays(20),
  });
  await createFormat(db, {
    event_city_id: kazan.id,
    public_id: 'kazan-solo',
    quotas: { athlete: 10 },
    start_time: inDays(60),
  });
  await createFormat(db, { event_city_id: past.id, public_id: 'past-solo', start_time: inDays(-40) });
  const draft = await createEvent(db, { public_id: 'draft-race', status: 'draft' });
  const draftCity = await createEventCity(db, { event_id: draft.id, public_id: 'draft-city' });
  await createFormat(db, { event_city_id: draftCity.id, public_id: 'draft-format' });
  await createFormat(db, { event_city_id: moscow.id, public_id: 'moscow-draft', status: 'draft' });
  const other = await createEvent(db, { public_id: 'other-race' });
  const otherCity = await createEventCity(db, {
    event_id: other.id,
    public_id: 'other-moscow',
    start_time: inDays(90),
  });
  await createFormat(db, { event_city_id: otherCity.id, quotas: { athlete: 1 }, start_time: inDays(90) });
  await sql`update quotas set taken = capacity where format_id in (select id from formats where event_city_id = ${otherCity.id})`.execute(
    db,
  );
  return { moscow, kazan, solo };
};
