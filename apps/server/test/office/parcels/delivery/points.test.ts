import type { OfficePoint } from '@trassa/contracts/office';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCities, goodsLine, kazan, recipient } from '../../../factories/delivery.ts';
import { moscow } from '../../../factories/events.ts';
import { createProduct } from '../../../factories/shop.ts';
import type { Answer, Member } from '../../../staff/door.ts';
import { openDelivery, tariffOf } from './stage.ts';

const { ask, createColleague, db, historyOf, make, makePoint, offer, pointsOnSite, post, put, quote, valuesOf } =
  openDelivery();
let keeper: Member;
beforeAll(async () => {
  await createCities(db());
  keeper = await createColleague('manager');
});
const errorsOf = ({ body }: Answer): string[] => Object.keys(body['errors'] ?? {});

// DELIV-15
describe('a pickup point', () => {
  it('lets its way be chosen in its city, until it is hidden', async () => {
    const way = await offer(keeper, { carrier: 'pickup', tariffs: [tariffOf(3)] });
    const shirt = await createProduct(db(), { weight_grams: 400 });
    const line = goodsLine(shirt.publicId, { delivery_public_id: way.public_id, delivery: recipient() });
    expect((await quote([line])).lines[0]).toMatchObject({ code: 'delivery_unavailable' });
    const point = await makePoint(keeper, way);
    expect(point).toMatchObject({ state: 'published', city: kazan.id, way: { public_id: way.public_id }, version: 1 });
    await expect.poll(() => pointsOnSite(kazan.id), { timeout: 5000 }).toContain(point.public_id);
    expect((await quote([line])).delivery).toBe(240);
    const hidden = valuesOf<OfficePoint>(await put(keeper, '/pickup_points/{id}/state', point, { state: 'draft' }));
    expect(hidden).toMatchObject({ state: 'draft', version: 2 });
    await expect.poll(() => pointsOnSite(kazan.id), { timeout: 5000 }).not.toContain(point.public_id);
    expect((await quote([line])).lines[0]).toMatchObject({ code: 'delivery_unavailable' });
  });

  it('moves to another city by the version that was seen, and its history names both', async () => {
    const point = await makePoint(keeper, await make(keeper, { carrier: 'pickup' }));
    const moved = valuesOf<OfficePoint>(await put(keeper, '/pickup_points/{id}', point, { city: moscow.id }));
    expect(moved.city).toBe(moscow.id);
    const [last] = await historyOf(keeper, `/pickup_points/${point.public_id}`);
    expect(last?.changes.find(({ field }) => field === 'city')).toMatchObject({ before: 'Казань', after: 'Москва' });
    expect((await put(keeper, '/pickup_points/{id}', point, { name_ru: 'Другой' })).status).toBe(409);
  });

  it('is of a way with points, in a known city, on the map by both numbers', async () => {
    const fields = { city: kazan.id, name_ru: 'Пункт', address_ru: 'Лесная, 1', schedule_ru: 'Всегда' };
    const way = await make(keeper, { carrier: 'pickup' });
    const courier = await make(keeper, { carrier: 'courier' });
    const wrong = async (more: object) => errorsOf(await post(keeper, '/pickup_points', { ...fields, ...more }));
    expect(await wrong({ way: courier.public_id })).toEqual(['way']);
    expect(await wrong({ way: 'nothing' })).toEqual(['way']);
    expect(await wrong({ way: way.public_id, city: 1 })).toEqual(['city']);
    expect(await wrong({ way: way.public_id, latitude: 55 })).toEqual(['longitude']);
    expect(await wrong({ way: way.public_id, address_ru: '' })).toEqual(['address_ru']);
  });

  it('is found by its city, its address and its way', async () => {
    const way = await make(keeper, { carrier: 'pickup' });
    const point = await makePoint(keeper, way, { address_ru: 'Сказочный тупик, 3' });
    const found = async (query: string): Promise<string[]> =>
      valuesOf<{ public_id: string }[]>(await ask('GET', `/pickup_points?${query}`, keeper)).map(
        ({ public_id: id }) => id,
      );
    expect(await found('search=сказочный')).toEqual([point.public_id]);
    expect(await found(`f.way=${way.public_id}`)).toEqual([point.public_id]);
    expect(await found(`f.way=${way.public_id}&f.state=draft`)).toEqual([]);
    expect(await found(`f.way=${way.public_id}&search=казан`)).toEqual([point.public_id]);
  });
});
