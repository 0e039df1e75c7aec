import type { VolunteerCity } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { createEvent, createEventCity, createFormat, inDays } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let token: string;
const db = () => app.database.db;
const get = (authorization?: string, language = 'ru') =>
  app.http.inject({
    url: '/api/event_city/volunteer',
    headers: { language, ...(authorization ? { authorization } : {}) },
  });
const list = async (language?: string): Promise<VolunteerCity[]> =>
  (await get(token, language)).json<{ values: VolunteerCity[] }>().values;
const volunteers = { quotas: { volunteer: 20 }, prices: { volunteer: 0 } };
const cityIn = async (publicId: string, days: number, row: Record<string, unknown> = {}): Promise<number> =>
  (await createEventCity(db(), { public_id: publicId, start_time: inDays(days), ...row })).id;

beforeAll(async () => {
  app = await createTestApp();
  token = (await createUser(db())).token;
  const later = await cityIn('later', 60, { sale_start: inDays(10) });
  await createFormat(db(), { event_city_id: later, public_id: 'coming', start_time: inDays(60), ...volunteers });
  const sooner = await cityIn('sooner', 20);
  await createFormat(db(), { event_city_id: sooner, public_id: 'runners', start_time: inDays(20), position: 1 });
  await createFormat(db(), {
    event_city_id: sooner,
    public_id: 'open',
    title_ru: 'Волонтёры',
    title_en: 'Volunteers',
    start_time: inDays(20),
    position: 3,
    ...volunteers,
  });
  await createFormat(db(), {
    event_city_id: sooner,
    public_id: 'mixed',
    start_time: inDays(20),
    position: 2,
    quotas: { athlete: 10, volunteer: 5 },
  });
  const hidden = { start_time: inDays(20), hidden: true, ...volunteers };
  await createFormat(db(), { event_city_id: sooner, public_id: 'hidden', ...hidden });
  await createFormat(db(), { event_city_id: await cityIn('only-hidden', 20), ...hidden });
  await createFormat(db(), { event_city_id: await cityIn('only-runners', 20), start_time: inDays(20) });
  await createFormat(db(), { event_city_id: await cityIn('past', -1), start_time: inDays(1), ...volunteers });
  await createFormat(db(), { event_city_id: await cityIn('closed', 20, { sale_end: inDays(-1) }), ...volunteers });
  await createFormat(db(), { event_city_id: await cityIn('draft-format', 20), status: 'draft', ...volunteers });
  await createFormat(db(), { event_city_id: await cityIn('draft-city', 20, { status: 'draft' }), ...volunteers });
  const draft = await createEvent(db(), { status: 'draft' });
  await createFormat(db(), {
    event_city_id: await cityIn('draft-event', 20, { event_id: draft.id }),
    ...volunteers,
  });
  const full = await createFormat(db(), {
    event_city_id: await cityIn('full', 20),
    quotas: { athlete: 10, volunteer: 2 },
  });
  await sql`update quotas set taken = capacity where id = ${full.quotaIds.volunteer}`.execute(db());
});
afterAll(() => app.close());

describe('the volunteer list', () => {
  it('is kept from guests and unknown tokens', async () => {
    expect((await get()).statusCode).toBe(401);
    expect((await get('nobody-has-this-token')).statusCode).toBe(401);
  });

  it('is kept from temporary users, who are told to sign up', async () => {
    const answer = await get((await createTemporaryUser(db())).token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'temporary_user']);
  });

  it('has upcoming cities with open or coming places for volunteers, by start', async () => {
    expect((await list()).map((city) => city.public_id)).toEqual(['sooner', 'later']);
  });

  it('has only the formats that take volunteers and are not hidden', async () => {
    const [sooner, later] = await list();
    expect(sooner?.formats.map((format) => format.public_id)).toEqual(['mixed', 'open']);
    expect(later?.formats.map((format) => [format.public_id, format.sale_state])).toEqual([['coming', 'soon']]);
    expect(sooner?.formats[1]).toMatchObject({
      kinds: ['volunteer'],
      tickets_left: { volunteer: 20 },
      prices: { volunteer: { price: 0 } },
      event_city: 'sooner',
    });
  });

  it('speaks the language asked for and is not kept by browsers', async () => {
    const [sooner] = await list('en');
    expect([sooner?.formats[1]?.title, sooner?.event.title]).toEqual(['Volunteers', 'Race']);
    expect((await get(token)).headers['cache-control']).toBe('no-store');
  });
});
