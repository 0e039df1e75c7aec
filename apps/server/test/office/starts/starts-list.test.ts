import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEventType, inDays, unique } from '../../factories/events.ts';
import { createProduct } from '../../factories/shop.ts';
import type { Member } from '../../staff/door.ts';
import { openStarts } from './stage.ts';

const { ask, db, createColleague, createDraft, addFormat, createEvent, createStart, idsOf, list } = openStarts();
let vera: Member;
beforeAll(async () => {
  vera = await createColleague('manager');
});
const setStart = (id: string, columns: Record<string, unknown>) =>
  Promise.all(
    Object.entries(columns).map(([column, value]) =>
      sql`update event_cities set ${sql.ref(column)} = ${value} where public_id = ${id}`.execute(db()),
    ),
  );

describe('the list of starts', () => {
  // BO-017
  it('finds a draft that was left halfway, with all that was typed', async () => {
    const draft = await createDraft(vera, { address_en: 'Forest st, 1', latitude: 55.7, longitude: 37.6, climb: 120 });
    await addFormat(draft);
    expect(await idsOf(vera, '/event_cities?f.state=draft')).toContain(draft.public_id);
    const { body } = await ask('GET', `/event_cities/${draft.public_id}`, vera);
    expect(body['values']).toMatchObject({
      state: 'draft',
      fields: { address_ru: 'Лесная, 1', address_en: 'Forest st, 1', latitude: 55.7, longitude: 37.6, climb: 120 },
      terrain: { card: expect.stringContaining('terrain/') },
    });
  });

  it('filters by the state that the rule tells of each start', async () => {
    const states: [string, Record<string, unknown>, Record<string, unknown>?][] = [
      ['on_sale', {}],
      ['published', { sale_start: inDays(1) }],
      ['closed', { sale_end: inDays(-1) }],
      ['stopped', { sale_stopped_at: inDays(-1) }],
      ['sold_out', {}, { quotas: { athlete: 0 } }],
      ['running', { start_time: inDays(-0.1) }, { start_time: inDays(-0.1), registration_end: inDays(-1) }],
      ['finished', { start_time: inDays(-2) }, { start_time: inDays(-2), registration_end: inDays(-3) }],
      ['cancelled', { status: 'cancelled' }],
      ['archived', { archived_at: inDays(-1) }],
      ['draft', { status: 'draft' }],
    ];
    for (const [state, columns, format] of states) {
      const { start } = await createStart(format ?? {});
      await setStart(start, columns);
      const found = await list(vera, `/event_cities?f.state=${state}&limit=200`);
      expect(
        found.values.map(({ public_id: id }) => id),
        state,
      ).toContain(start);
      // The statement and the rule agree on every row.
      expect(new Set(found.values.map((row) => row['state']))).toEqual(new Set([state]));
    }
  });

  it('shows what was sold and earned, the price now and the next one, within the reach of the grant', async () => {
    const { event, start } = await createStart({
      quotas: { athlete: 10 },
      prices: {
        athlete: [
          [inDays(-10), 100_000],
          [inDays(5), 150_000],
        ],
      },
    });
    const narrow = await createColleague('manager', { starts: [start] });
    const { values, total } = await list(narrow, '/event_cities');
    expect(total).toEqual({ count: 1, exact: true });
    expect(values[0]).toMatchObject({
      public_id: start,
      event: { public_id: event },
      sold: 0,
      capacity: 10,
      sum: 0,
      price_now: 1000,
      next_step: { price: 1500 },
      alarms: [],
    });
    expect(await idsOf(vera, `/event_cities?f.manager=${narrow.publicId}`)).toEqual([start]);
  });

  it('sorts by day, share of places and sum, and is searched by event and city', async () => {
    const word = unique('Ключевой');
    const type = await createEventType(db());
    const made = await createEvent(vera, { title_ru: `${word} забег`, event_type: type.publicId });
    expect(made).toMatch(/^klyuchevoy/);
    for (const sort of ['date', '-date', 'sold', '-sold', 'sum', '-sum'])
      expect((await ask('GET', `/event_cities?sort=${sort}&limit=25`, vera)).status).toBe(200);
    const found = await list(vera, `/events?search=${encodeURIComponent(word.slice(0, 8))}`);
    expect(found.values.map(({ public_id: id }) => id)).toContain(made);
    expect((await ask('GET', '/event_cities?f.other=1', vera)).body).toMatchObject({ code: 'validation' });
  });
});

describe('an address', () => {
  // BO-016
  it('that is a word of the site, taken by an event or a product, or of wrong signs is refused in words', async () => {
    const taken = await createEvent(vera);
    const product = await createProduct(db());
    const series = (await createEventType(db())).publicId;
    const errorOf = async (slug: string) =>
      (
        (await ask('POST', '/events', { ...vera, body: { event_type: series, title_ru: 'Забег', slug } })).body[
          'errors'
        ] as { slug?: string } | undefined
      )?.slug;
    expect(await errorOf('list')).toBe('Это слово занято сайтом');
    expect(await errorOf(taken)).toBe('Такой адрес уже занят');
    expect(await errorOf('Забег')).toBe('Латинские буквы, цифры и дефис, 3–64 знака');
    expect(await errorOf(product.publicId)).toBe('Такой адрес уже занят');
    const { body } = await ask('POST', '/events', {
      ...vera,
      body: { event_type: series, title_ru: 'Весенняя Гонка' },
    });
    expect((body['values'] as { public_id: string }).public_id).toBe('vesennyaya-gonka');
    const again = await ask('POST', '/events', { ...vera, body: { event_type: series, title_ru: 'Весенняя гонка' } });
    expect((again.body['values'] as { public_id: string }).public_id).toBe('vesennyaya-gonka-2');
  });
});
