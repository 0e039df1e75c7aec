import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEvent, createEventCity, createEventType, createFormat, inDays } from '../factories/events.ts';
import { createOffer } from '../factories/insurance.ts';
import { send } from '../factories/orders.ts';
import { assertInvariants } from '../invariants.ts';
import { seedSeason } from '../../db/seed/index.ts';
import { createTestApp, createTestClock, createTestDatabase, type TestApp } from '../support/index.ts';

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});
afterAll(() => app.close());
const db = () => app.database.db;

type Wire = Record<string, unknown>;
const read = async (url: string, language?: 'en') => {
  const answer = await send(app, 'GET', url, undefined, language ? { language } : {});
  return { status: answer.statusCode, ...answer.json<{ values: Wire[] & Wire }>() };
};

describe('offers', () => {
  it('of a format are those for everything, for its type and for itself, the default one first', async () => {
    const type = await createEventType(db());
    const event = await createEvent(db(), { event_type_id: type.id });
    const city = await createEventCity(db(), { event_id: event.id });
    const format = await createFormat(db(), { event_city_id: city.id });
    const other = await createFormat(db(), { event_city_id: city.id });
    const all = await createOffer(db(), { position: 1 });
    const usual = await createOffer(db(), { position: 2, is_default: true });
    const typed = await createOffer(db(), { position: 3, event_type_ids: [type.id] });
    const own = await createOffer(db(), { position: 4, format_ids: [format.id] });
    await createOffer(db(), { event_type_ids: [type.id + 1000] });
    await createOffer(db(), { status: 'draft' });
    const idsOf = ({ values }: { values: Wire[] }) => values.map(({ public_id }) => public_id);

    const common = [usual.publicId, all.publicId, typed.publicId];
    expect(idsOf(await read(`/api/event_format/active/insurances/${format.publicId}`))).toEqual([
      ...common,
      own.publicId,
    ]);
    expect(idsOf(await read(`/api/event_format/active/insurances/${other.publicId}`))).toEqual(common);
    const one = await read(`/api/event_format/${format.publicId}`, 'en');
    expect(one.values).toMatchObject({
      insurance_available: true,
      insurances: [
        { name: 'Race day', price: 200, default: true, isStartDate: true, validity_time: 172_800 },
        {},
        {},
        {},
      ],
    });
    const list = await read(`/api/event_format/event/${city.publicId}`);
    expect(list.values.map(({ insurance_available, insurances }) => [insurance_available, insurances])).toEqual([
      [true, []],
      [true, []],
    ]);
  });

  it('are not for spectators, virtual races, races that have begun, nor where the organiser says no', async () => {
    const event = await createEvent(db());
    const city = await createEventCity(db(), { event_id: event.id, start_time: inDays(10) });
    const near = { event_city_id: city.id };
    const good = await createFormat(db(), near);
    await createFormat(db(), { ...near, quotas: { spectator: 10 }, prices: { spectator: 100 } });
    await createFormat(db(), { ...near, online: true });
    await createFormat(db(), { ...near, insurable: false });
    await createFormat(db(), { ...near, start_time: inDays(-1) });
    await createOffer(db());
    const { status, values } = await read(`/api/insurance/event/city/formats/${city.publicId}`);
    expect(status).toBe(200);
    expect(values.map(({ public_id }) => public_id)).toEqual([good.publicId]);
    expect((await read('/api/insurance/event/city/formats/nothing')).status).toBe(404);
  });

  it('say their texts without what could run in the page', async () => {
    const offer = await createOffer(db(), {
      description_ru: '<p>Двое суток<img src=x onerror=alert(1)></p><script>a</script>',
    });
    expect((await read(`/api/insurances/${offer.publicId}`)).values).toMatchObject({
      description: '<p>Двое суток</p>',
    });
  });

  it('are listed and read one by one', async () => {
    const { publicId } = await createOffer(db());
    await createOffer(db(), { status: 'draft' });
    const { values } = await read('/api/insurances');
    expect(values.map(({ public_id }) => public_id)).toEqual([publicId]);
    expect((await read(`/api/insurances/${publicId}`)).values).toMatchObject({
      public_id: publicId,
      title: 'Страховка на старт',
      legals: '/api/files/document/insurance',
    });
    expect((await read('/api/insurances/nothing')).status).toBe(404);
  });
});

describe('the demonstration season', () => {
  it('sells insurance with the race, from a day of choice, and for some races', async () => {
    const database = await createTestDatabase();
    try {
      await seedSeason(database.db, { now: new Date(), hasResults: false });
      const { rows } = await sql`
        select count(*) filter (where is_default and is_start_date and price_minor = 20000)::int as usual, count(*) filter (where not is_start_date)::int as dated,
          count(*) filter (where cardinality(event_type_ids) > 0)::int as typed from insurance_offers`.execute(
        database.db,
      );
      expect(rows).toEqual([{ usual: 1, dated: 2, typed: 2 }]);
    } finally {
      await database.close();
    }
  });
});
