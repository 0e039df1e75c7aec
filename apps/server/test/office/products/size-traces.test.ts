import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { goodsLine } from '../../factories/delivery.ts';
import { unique } from '../../factories/events.ts';
import { paymentBody, send } from '../../factories/orders.ts';
import { createProduct, createStock, createVariant } from '../../factories/shop.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openProducts } from './stage.ts';

const stage = openProducts();
const { app, ask, createColleague, db, put, read, sizes, valuesOf } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

type Asked = Parameters<typeof sizes>[2][number];
const asked = async (id: string): Promise<Asked[]> =>
  (await read(keeper, id)).parts.map((part) => ({
    variant: part.variant,
    sizes: part.sizes.map(({ public_id, size }) => ({ public_id, size })),
  }));
const bare = (...lines: Asked['sizes']): Asked[] => [{ variant: null, sizes: lines }];
const line = (size: string | null, { public_id }: { public_id: string | null } = { public_id: null }) => ({
  public_id,
  size,
});
const sell = async (id: string, fields: Record<string, unknown>): Promise<void> => {
  const body = paymentBody([], {
    shop: [{ ...goodsLine(id, { count: 1 }), ...fields }],
    email: `${unique('buyer')}@example.org`,
  });
  expect((await send(app(), 'POST', '/api/payment', body)).statusCode).toBe(200);
};
const refusalOf = async (id: string, parts: Asked[]) => {
  const { body } = await sizes(keeper, id, parts);
  return [body['code'], body['message']];
};
type Entry = { act: string; changes: { field: string; before: unknown; after: unknown }[] };
const history = async (id: string): Promise<Entry[]> =>
  ((await ask('GET', `/products/${id}/history`, keeper)).body['values'] as Entry[]).filter(
    ({ act }) => act === 'product.sizes',
  );

describe('names of sizes', () => {
  it('longer than is allowed now are answered and stay, and only those that are changed are measured', async () => {
    const long = 'Очень большой, высокий';
    const { id: productId, publicId: id } = await createProduct(db(), {
      title_ru: 'Т'.repeat(130),
      keywords: 'слово '.repeat(60),
      weight_grams: 60_000,
      text_ru: 'о'.repeat(20_001),
      delivery: false,
      stock: { [long]: 2 },
    });
    expect((await read(keeper, id)).weight_grams).toBe(60_000);
    const [size] = (await asked(id))[0]?.sizes ?? [];
    valuesOf(await sizes(keeper, id, bare(size as never, line('M'))));
    const { body } = await sizes(keeper, id, bare(line(`${long}!`, size), line('М'.repeat(21))));
    expect(body['errors']).toEqual({
      'parts.0.sizes.0.size': 'Не больше 20 знаков',
      'parts.0.sizes.1.size': 'Не больше 20 знаков',
    });
    const { publicId: other, id: otherId } = await createProduct(db(), { delivery: false, stock: {} });
    const name = 'Сажа'.repeat(16);
    await createVariant(db(), otherId, { S: 1 }, { name_ru: name });
    const [part] = await asked(other);
    const wide = { variant: part?.variant ?? null, sizes: [...(part?.sizes ?? []), line('M')] };
    expect(valuesOf(await sizes(keeper, other, [wide])).parts[0]?.variant?.name_ru).toBe(name);
    const renamed = [{ ...wide, variant: { ...wide.variant, name_ru: `${name}!`, name_en: 'e'.repeat(61) } }];
    expect((await sizes(keeper, other, renamed)).body['errors']).toMatchObject({
      'parts.0.variant.name_ru': 'Не больше 60 знаков',
      'parts.0.variant.name_en': 'Не больше 60 знаков',
    });
    await sql`update product_stock set size = '' where product_id = ${productId} and size = ${long}`.execute(db());
    expect((await read(keeper, id)).parts[0]?.sizes[0]?.size).toBe('');
  });

  it('are not taken over by lines with pieces from other lines, in neither language', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false, stock: { S: 2, M: 3, L: 0, XL: 0 } });
    const [s, m, l, xl] = (await asked(id))[0]?.sizes ?? [];
    const swap = bare(line('M', s), line('S', m), l as never, xl as never);
    expect(await refusalOf(id, swap)).toEqual([
      'has_dependants',
      expect.stringContaining('«S» нельзя назвать «M»: так называлась другая строка'),
    ]);
    expect(await refusalOf(id, bare(line('l', s), m as never))).toEqual([
      'has_dependants',
      expect.stringContaining('«S» нельзя назвать «l»'),
    ]);
    const empty = bare(s as never, m as never, line('XL', l), line('L', xl));
    expect((await sizes(keeper, id, empty)).status).toBe(200);

    const made = await createProduct(db(), { delivery: false, stock: {} });
    await createVariant(db(), made.id, { '': 1 }, { name_ru: 'Мох', name_en: 'Moss', position: 0 });
    await createVariant(db(), made.id, { '': 0 }, { name_ru: 'Сажа', name_en: 'Soot', position: 1 });
    const [moss, soot] = await asked(made.publicId);
    const inEnglish = [
      { variant: { ...moss?.variant, name_en: 'Soot' }, sizes: moss?.sizes ?? [] },
      { variant: { ...soot?.variant, name_en: 'Ash' }, sizes: soot?.sizes ?? [] },
    ];
    expect((await refusalOf(made.publicId, inEnglish))[0]).toBe('has_dependants');
  });

  it('are told in the history: renamed in both languages, added and removed, with the step of the version', async () => {
    const { publicId: id, id: productId } = await createProduct(db(), { delivery: false, stock: {} });
    await createVariant(db(), productId, { S: 2, M: 0 }, { name_ru: 'Мох', name_en: 'Moss' });
    const [part] = await asked(id);
    const [s] = part?.sizes ?? [];
    const variant = { ...part?.variant, name_en: 'Lichen' };
    valuesOf(await sizes(keeper, id, [{ variant, sizes: [s as never, line('XL')] }]));
    expect((await history(id))[0]?.changes).toEqual([
      {
        field: 'sizes',
        before: ['Мох / Moss S', 'Мох / Moss M'],
        after: ['Мох / Lichen S', 'Мох / Lichen XL'],
      },
      { field: 'size', before: null, after: ['Мох / Moss S → Мох / Lichen S'] },
    ]);
    const late = await sizes(keeper, id, [part as never], 1);
    expect([late.status, late.body['changed_by']]).toEqual([
      409,
      expect.objectContaining({ public_id: keeper.publicId }),
    ]);
  });

  it('saved as they stand change nothing', async () => {
    const { publicId: id, id: productId } = await createProduct(db(), { delivery: false, stock: {} });
    await createVariant(db(), productId, { S: 2, M: 0 });
    const stock = async () => (await ask('GET', `/stock/${id}`, keeper)).body['values'] as { version: number };
    const before = [(await read(keeper, id)).version, (await stock()).version];
    valuesOf(await sizes(keeper, id, await asked(id)));
    expect([(await read(keeper, id)).version, (await stock()).version]).toEqual(before);
    expect(await history(id)).toEqual([]);
  });
});

describe('what was sold', () => {
  it('stays in its variant, and its variant stays', async () => {
    const { publicId: id, id: productId } = await createProduct(db(), { delivery: false, stock: {} });
    const moss = await createVariant(db(), productId, { S: 2, M: 1 }, { name_ru: 'Мох' });
    const soot = await createVariant(db(), productId, { L: 1 }, { name_ru: 'Сажа' });
    await sell(id, { size: 'S', proportion_public_id: moss.publicId });
    const parts = await asked(id);
    const of = (publicId: string) => parts.find(({ variant }) => variant?.['public_id'] === publicId) as Asked;
    const [first, second] = [of(moss.publicId), of(soot.publicId)];
    const bound = ['has_dependants', '«Мох / Soot S» нельзя перенести в другой вариант: продано или держат заказы – 1'];
    expect(await refusalOf(id, [{ ...second, sizes: [...second.sizes, ...first.sizes] }])).toEqual(bound);
    const anew = { public_id: null, name_ru: 'Уголь', name_en: null };
    expect((await refusalOf(id, [{ ...first, variant: anew }, second]))[0]).toBe('has_dependants');
    // Pieces that nobody bought move.
    const [s, m] = first.sizes;
    const free = [
      { ...first, sizes: [s as never] },
      { ...second, sizes: [...second.sizes, m as never] },
    ];
    expect((await sizes(keeper, id, free)).status).toBe(200);
  });

  it('of a product without variants keeps it so', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false, stock: { S: 2 } });
    await sell(id, { size: 'S' });
    const [part] = await asked(id);
    const variant = { public_id: null, name_ru: 'Мох', name_en: null };
    expect((await refusalOf(id, [{ variant, sizes: part?.sizes ?? [] }]))[0]).toBe('has_dependants');
  });
});

describe('texts of a product', () => {
  it('are measured when they are cleaned', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false });
    const wrong = await put(keeper, id, '', { text_ru: '&'.repeat(5000), description_en: '<'.repeat(6000) });
    expect(wrong.body['errors']).toEqual({
      text_ru: 'Не больше 20000 знаков',
      description_en: 'Не больше 20000 знаков',
    });
    const marked = `<p onclick="${'x'.repeat(3000)}">${'о'.repeat(19_000)}</p>`;
    expect(valuesOf(await put(keeper, id, '', { text_ru: marked })).text_ru).toHaveLength(19_007);
  });
});

describe('a product that goes along with another one', () => {
  it('is named while it is on sale, so that a prepared basket of the other is filled without it', async () => {
    const box = await createProduct(db(), { delivery: false });
    const medal = await createProduct(db(), { delivery: false, linked_id: box.id });
    await createStock(db(), medal.id, { Памятная: 3 });
    const seen = async () =>
      (await send(app(), 'GET', `/api/shop/product/${medal.publicId}`)).json<{ values: Record<string, unknown> }>()
        .values;
    expect((await seen())['linked_public_id']).toBe(box.publicId);
    await put(keeper, box.publicId, '/state', { act: 'hide' });
    await expect.poll(() => stage.statusOnSite(box.publicId), { timeout: 5000 }).toBe(404);
    await expect.poll(async () => (await seen())['linked_public_id'], { timeout: 5000 }).toBeUndefined();
  });
});
