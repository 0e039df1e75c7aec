import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createEventCity, createFormat, createSale, createShirts, inDays } from '../../factories/events.ts';
import { hold, plainLine } from '../../factories/orders.ts';
import type { Member } from '../../staff/door.ts';
import { openOffice } from '../office.ts';
import { errorsOf, formatCalls } from './stage.ts';

const office = openOffice();
const { ask, db, createColleague, createStart, buyOf } = office;
const { put } = formatCalls(office);

type Places = {
  version: number;
  formats: { public_id: string; kinds: object[]; waves: object[] }[];
  shirts: { size: string; stock: number; taken: number }[];
};
const placesOf = async (by: Member, start: string): Promise<Places> => {
  const { body, status } = await ask('GET', `/event_cities/${start}/places`, by);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body['values'] as Places;
};
const unix = (days: number): number => Math.floor(inDays(days).getTime() / 1000);

describe('places of a start', () => {
  it('are counted as they are: in baskets, in orders, sold, kept back', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart({ quotas: { athlete: 50 }, clusters: [{ capacity: 20 }] });
    await put(vera, format.publicId, { kind: 'athlete', reserve: 5 }, '/quota');
    await hold(office.app(), format.publicId, 3);
    await buyOf([plainLine(format.publicId, 4)]);
    expect((await placesOf(vera, start)).formats).toMatchObject([
      {
        public_id: format.publicId,
        kinds: [{ kind: 'athlete', capacity: 50, reserve: 5, held: 3, ordered: 0, sold: 4, lately: 4, returned: 0 }],
        waves: [{ capacity: 20, people: 0 }],
      },
    ]);
  });
});

describe('shirts', () => {
  // BO-030
  it('of a size are never fewer than were chosen, and a size that was chosen stays', async () => {
    const vera = await createColleague('manager');
    const city = await createEventCity(db());
    await createShirts(db(), city.id, { S: 10, M: 10 });
    await sql`update shirts set taken = 4 where event_city_id = ${city.id} and size = 'M'`.execute(db());
    const set = (version: number, sizes: object[]) =>
      ask('PUT', `/event_cities/${city.publicId}/shirts`, { ...vera, body: { version, sizes } });
    const few = await set(1, [{ size: 'M', stock: 3 }]);
    expect(errorsOf(few)).toEqual({ 'sizes.0.stock': 'Этот размер уже выбрали 4: меньше поставить нельзя' });
    expect(errorsOf(await set(1, [{ size: 'S', stock: 3 }]))).toEqual({
      sizes: 'Этот размер уже выбрали 4: меньше поставить нельзя',
    });
    const saved = await set(1, [
      { size: 'L', stock: 7 },
      { size: 'M', stock: 4 },
    ]);
    expect(saved.body['values']).toMatchObject({
      version: 2,
      shirts: [
        { size: 'L', stock: 7, taken: 0 },
        { size: 'M', stock: 4, taken: 4 },
      ],
    });
    expect((await set(1, [])).status).toBe(409);
  });
});

describe('group discounts', () => {
  const percent = { starts_at: unix(-2), ends_at: unix(9), discount_form: 'percent', discount: 10, count: 3 };

  it('are replaced as a list by whoever reaches the event', async () => {
    const vera = await createColleague('manager');
    const { start, format } = await createStart();
    const set = (version: number, discounts: object[]) =>
      ask('PUT', `/event_cities/${start}/discounts`, { ...vera, body: { version, discounts } });
    const saved = await set(1, [
      { ...percent, formats: [format.publicId] },
      { ...percent, formats: [] },
    ]);
    expect(saved.body['values']).toMatchObject({ version: 2, discounts: [{ editable: true }, { editable: true }] });
    const wrong = await set(2, [
      { ...percent, ends_at: unix(-3), formats: [] },
      { ...percent, discount: 101, formats: ['none'] },
    ]);
    expect(Object.keys(errorsOf(wrong))).toEqual([
      'discounts.0.ends_at',
      'discounts.1.discount',
      'discounts.1.formats',
    ]);
    expect((await set(2, [])).body['values']).toMatchObject({ version: 3, discounts: [] });
  });

  it('that cover the whole event stay as they are for whoever reaches one of its starts', async () => {
    const { start, format, event } = await createStart();
    const other = await createFormat(db());
    const { rows } = await sql<{ id: number }>`select id from events where public_id = ${event}`.execute(db());
    await createSale(db(), rows[0]?.id ?? 0);
    const vera = await createColleague('manager', { starts: [start] });
    const set = (formats: string[]) =>
      ask('PUT', `/event_cities/${start}/discounts`, {
        ...vera,
        body: { version: 1, discounts: [{ ...percent, formats }] },
      });
    expect(Object.keys(errorsOf(await set([])))).toEqual(['discounts.0.formats']);
    expect(Object.keys(errorsOf(await set([other.publicId])))).toEqual(['discounts.0.formats']);
    expect((await set([format.publicId])).body['values']).toMatchObject({
      discounts: [
        { editable: true, formats: [format.publicId] },
        { editable: false, formats: [] },
      ],
    });
  });
});
