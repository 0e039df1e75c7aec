import type { EventDetail } from '@trassa/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEvent, createEventCity, createFormat } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const at = { latitude: 55.75, longitude: 37.61 };
const cityOf = async (formats: readonly boolean[]) => {
  const event = await createEvent(app.database.db);
  const city = await createEventCity(app.database.db, { event_id: event.id, ...at });
  for (const online of formats) await createFormat(app.database.db, { event_city_id: city.id, online });
  const answer = await app.http.inject({ url: `/api/event/id/${event.publicId}` });
  return answer.json<{ values: EventDetail }>().values.event_city[0];
};

it('a race that everybody runs where he likes is called online and has no map', async () => {
  const city = await cityOf([true, true]);
  expect(city).toMatchObject({ city: { name_ru: 'Онлайн', name_en: 'Online' }, place: { map_url: '' } });
  expect(city?.coordinates).toBeUndefined();
});

it('a race with one format in its city keeps the city and the map', async () => {
  const city = await cityOf([true, false]);
  expect(city?.city.name_ru).not.toBe('Онлайн');
  expect(city).toMatchObject({ coordinates: [55.75, 37.61], place: { map_url: expect.stringContaining('37.61') } });
});
