import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNominal } from '../factories/certificates.ts';
import { createEvent, createEventCity, createFormat } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const attack = '<p onclick="alert(1)">Слово</p><script>alert(1)</script>';
const read = async (url: string): Promise<string> => {
  const answer = await send(app, 'GET', url);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return JSON.stringify(answer.json<{ values: unknown }>().values);
};

it('no text that pages show as HTML can run in them', async () => {
  const { db } = app.database;
  const event = await createEvent(db, { description_ru: attack });
  const city = await createEventCity(db, { event_id: event.id });
  const format = await createFormat(db, { event_city_id: city.id, description_ru: attack });
  await createNominal(db, { text_ru: attack });
  for (const url of [
    `/api/event/id/${event.publicId}`,
    `/api/event_format/${format.publicId}`,
    '/api/shop/certificates',
  ]) {
    const text = await read(url);
    expect(text, url).toContain('<p>Слово</p>');
    expect(text, url).not.toMatch(/<script|onclick/);
  }
});
