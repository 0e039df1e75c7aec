import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillReference } from '../../../db/seed/places/reference.ts';
import { buy, paymentBody, ticketLine } from '../../factories/orders.ts';
import { cardOf, inSomeDays, openStarts } from './stage.ts';

const { app, ask, db, createColleague, act, visit } = openStarts();

describe('an installation without the demonstration', () => {
  // BO-009
  it('goes from its first administrator to a sale by calls of the office alone', async () => {
    await fillReference(db());
    const admin = await createColleague('admin');
    const make = async <T>(path: string, body: object): Promise<T> => {
      const answer = await ask('POST', path, { ...admin, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body['values'] as T;
    };
    const { body } = await ask('GET', '/cities?search=казан', admin);
    const [city] = body['values'] as { id: number; name: string }[];
    expect(city?.name).toBe('Казань');
    const series = await make<{ public_id: string }>('/event_types', { title_ru: 'Первая серия' });
    const event = await make<{ public_id: string }>('/events', {
      event_type: series.public_id,
      title_ru: 'Первый забег',
    });
    const made = await ask('POST', '/event_cities', {
      ...admin,
      body: { event: event.public_id, city: city?.id, start_time: inSomeDays(60), address_ru: 'Лесная, 1' },
    });
    const draft = cardOf(made);
    const now = Math.floor(Date.now() / 1000);
    const format = await make<{ public_id: string }>('/formats', {
      start: draft.public_id,
      title: { ru: '5 км', en: null },
      kinds: ['athlete'],
      places: [{ kind: 'athlete', capacity: 100 }],
      steps: [{ kind: 'athlete', price: 2500, starts_at: now, from_count: null }],
    });
    const both = { title_ru: 'Правила', title_en: 'Rules', html_en: '<p>Text</p>' };
    for (const name of ['offers', 'pers'])
      await make('/documents', { name, ...both, html_ru: '<p>Текст</p><script>1</script>' });
    const half = await ask('POST', '/documents', {
      ...admin,
      body: { name: 'pers', title_ru: 'Правила', html_ru: '<p>Текст</p>', title_en: 'Rules' },
    });
    expect(half.body).toMatchObject({ code: 'validation', errors: { html_en: 'Заполните поле' } });
    const again = await ask('POST', '/documents', {
      ...admin,
      body: { name: 'offers', title_ru: 'Другие', html_ru: '<p>Другой</p>' },
    });
    expect(again).toMatchObject({ status: 400, body: { code: 'state', message: expect.stringContaining('уже есть') } });
    const shown = await app().http.inject({ url: '/api/files/document/offers', headers: { 'accept-language': 'en' } });
    expect(shown.body).toContain('<p>Text</p>');
    const { rows } = await sql<{ html: string }>`select distinct html_ru as html from documents`.execute(db());
    expect(rows).toEqual([{ html: '<p>Текст</p>' }]);
    expect(cardOf(await act(admin, draft, 'publish')).state).toBe('on_sale');
    await expect.poll(() => visit(`/api/event_format/${format.public_id}`), { timeout: 5000 }).toBe(200);
    const { order } = await buy(app(), paymentBody([ticketLine(format.public_id)]));
    expect(order.amount).toBe(2500);
  });
});
