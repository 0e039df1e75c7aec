import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { goodsLine } from '../../factories/delivery.ts';
import { unique } from '../../factories/events.ts';
import { paymentBody, send } from '../../factories/orders.ts';
import { createProduct } from '../../factories/shop.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openProducts } from './stage.ts';

const stage = openProducts();
const { app, ask, create, createColleague, db, quote, read, sizes, valuesOf } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const added = (...names: (string | null)[]) => names.map((size) => ({ public_id: null, size }));
const variant = (name_ru: string, name_en: string | null = null) => ({ public_id: null, name_ru, name_en });
/** What stands now, to be sent with a change. */
const asked = async (id: string) =>
  (await read(keeper, id)).parts.map((part) => ({
    variant: part.variant,
    sizes: part.sizes.map(({ public_id, size }) => ({ public_id, size })),
  }));
const namesOf = async (id: string) =>
  (await read(keeper, id)).parts.map((part) => [
    part.variant?.name_ru ?? null,
    ...part.sizes.map(({ size, stock }) => `${size} ${stock}`),
  ]);
const site = async (id: string) =>
  (await send(app(), 'GET', `/api/shop/product/${id}`)).json<{ values: Record<string, unknown> }>().values;

describe('variants and sizes', () => {
  it('are added, renamed, put in order and removed, and visitors see them so', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false, stock: { S: 2, M: 3, L: 0 } });
    const [part] = await asked(id);
    const [s, m] = part?.sizes ?? [];
    const parts = [
      {
        variant: null,
        sizes: [{ ...m, size: 'Средний' } as never, s as never, ...added('XL')],
      },
    ];
    expect((await sizes(keeper, id, parts)).status).toBe(200);
    expect(await namesOf(id)).toEqual([[null, 'Средний 3', 'S 2', 'XL 0']]);
    expect(await site(id)).toMatchObject({
      size: [
        { size: 'Средний', count: 3 },
        { size: 'S', count: 2 },
        { size: 'XL', count: 0 },
      ],
    });
    // A name of one that is gone is free.
    expect(
      (await sizes(keeper, id, [{ variant: null, sizes: [...((await asked(id))[0]?.sizes ?? []), ...added('L')] }]))
        .status,
    ).toBe(200);
    expect(await namesOf(id)).toEqual([[null, 'Средний 3', 'S 2', 'XL 0', 'L 0']]);
  });

  it('take pieces along when a product begins to be sold by variants', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false, stock: { '': 4 } });
    const [part] = await asked(id);
    const parts = [
      { variant: variant('Мох', 'Moss'), sizes: part?.sizes ?? [] },
      { variant: variant('Сажа'), sizes: added('S', 'M') },
    ];
    expect((await sizes(keeper, id, parts)).status).toBe(200);
    expect(await namesOf(id)).toEqual([
      ['Мох', 'null 4'],
      ['Сажа', 'S 0', 'M 0'],
    ]);
    const [moss, soot] = await asked(id);
    const swapped = [
      { variant: { ...(soot?.variant as object), name_ru: 'Уголь' }, sizes: soot?.sizes ?? [] },
      { variant: moss?.variant ?? null, sizes: moss?.sizes ?? [] },
    ];
    expect((await sizes(keeper, id, swapped)).status).toBe(200);
    expect(await site(id)).toMatchObject({
      size: [],
      left: 4,
      proportions: [
        { name: 'Уголь', left: 0 },
        { name: 'Мох', left: 4 },
      ],
    });
    const mossId = moss?.variant?.public_id;
    expect((await quote(id, { proportion_public_id: mossId })).lines[0]?.error).toBeUndefined();
    expect(
      (await sizes(keeper, id, [{ variant: soot?.variant ?? null, sizes: soot?.sizes ?? [] }])).body,
    ).toMatchObject({
      code: 'has_dependants',
    });
  });

  it('do not go with pieces, also when orders keep all of them', async () => {
    const { publicId: id, stockIds } = await createProduct(db(), { delivery: false, stock: { S: 2, M: 1, L: 0 } });
    const line = { ...goodsLine(id, { count: 1 }), size: 'M' };
    const body = paymentBody([], { shop: [line], email: `${unique('buyer')}@example.org` });
    expect((await send(app(), 'POST', '/api/payment', body)).statusCode).toBe(200);
    const without = async (name: string) => {
      const [part] = await asked(id);
      const rest = part?.sizes.filter(({ size }) => size !== name) ?? [];
      const { body: answer } = await sizes(keeper, id, [{ variant: null, sizes: rest }]);
      return [answer['code'], answer['message']];
    };
    expect(await without('S')).toEqual([
      'has_dependants',
      expect.stringContaining('«S» убрать нельзя: всего 2, занято 0'),
    ]);
    expect(await without('M')).toEqual(['has_dependants', '«M» убрать нельзя: продано или держат заказы – 1']);
    expect(await without('L')).toEqual([undefined, undefined]);
    expect(await namesOf(id)).toEqual([[null, 'S 2', 'M 1']]);
    const { rows } =
      await sql`select 1 from product_stock where id = ${stockIds['L']} and removed_at is not null`.execute(db());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify((await ask('GET', `/stock/${id}`, keeper)).body)).not.toContain('"L"');
  });

  it('are refused with the wrong line when two have one name, when nothing can be chosen, or of another product', async () => {
    const { public_id: id } = await create(keeper);
    const other = await createProduct(db(), { stock: { S: 1 } });
    const [foreign] = await asked(other.publicId);
    const errorsOf = async (parts: Parameters<typeof sizes>[2]) => (await sizes(keeper, id, parts)).body['errors'];
    expect(await errorsOf([{ variant: null, sizes: added('S', 's') }])).toEqual({
      'parts.0.sizes.1.size': 'Такое название здесь уже есть',
    });
    expect(await errorsOf([{ variant: null, sizes: added('S', null) }])).toHaveProperty(['parts.0.sizes.1.size']);
    expect(await errorsOf([])).toHaveProperty(['parts.0']);
    expect(await errorsOf([{ variant: null, sizes: foreign?.sizes ?? [] }])).toHaveProperty('parts');
    expect(await namesOf(id)).toEqual([[null, 'null 0']]);
  });

  it('are told to whoever has the stock open, and to whoever has the product open', async () => {
    const { publicId: id } = await createProduct(db(), { delivery: false, stock: { S: 2 } });
    const { body } = await ask('GET', `/stock/${id}`, keeper);
    const stock = body['values'] as { version: number; sizes: { public_id: string }[] };
    const [part] = await asked(id);
    const parts = [{ variant: null, sizes: [...(part?.sizes ?? []), ...added('M')] }];
    valuesOf(await sizes(keeper, id, parts));
    const late = await ask('PUT', `/stock/${id}`, {
      ...keeper,
      body: {
        version: stock.version,
        kind: 'receipt',
        sizes: [{ public_id: stock.sizes[0]?.public_id, pieces: 1 }],
        reason: 'Привезли со склада',
      },
    });
    expect(late.status).toBe(409);
    expect((await sizes(keeper, id, parts, 1)).status).toBe(409);
  });

  it('are removed while pieces come: a size that went has none, and one that has some stayed', async () => {
    for (let round = 0; round < 6; round++) {
      const { publicId: id, stockIds } = await createProduct(db(), { delivery: false, stock: { S: 1, L: 0 } });
      const [part] = await asked(id);
      const rest = [{ variant: null, sizes: part?.sizes.filter(({ size }) => size === 'S') ?? [] }];
      const large = part?.sizes.find(({ size }) => size === 'L')?.public_id;
      const receive = () =>
        ask('PUT', `/stock/${id}`, {
          ...keeper,
          body: { version: 1, kind: 'receipt', sizes: [{ public_id: large, pieces: 2 }], reason: 'Привезли со склада' },
        });
      const answers = await Promise.all([receive(), sizes(keeper, id, rest, 1), receive(), sizes(keeper, id, rest, 1)]);
      expect(answers.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
      const { rows } = await sql<{ stock: number; gone: boolean }>`
        select stock, removed_at is not null as gone from product_stock where id = ${stockIds['L']}`.execute(db());
      expect([
        { stock: 2, gone: false },
        { stock: 0, gone: true },
      ]).toContainEqual(rows[0]);
    }
  });
});
