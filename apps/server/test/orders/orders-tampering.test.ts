import { PaymentBody } from '@trassa/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { createFormat, createPromocode, createSale } from '../factories/events.ts';
import { createYearly, insuranceLine } from '../factories/insurance.ts';
import { paymentBody, plainLine, send } from '../factories/orders.ts';
import { createProduct, createProductSale } from '../factories/shop.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

type Line = Record<string, unknown>;
type Baskets = { tickets: Line[]; shop: Line[]; insurances: Line[]; certificates: Line[] };
type Quote = {
  lines: { price: number; count: number; totalCost: number; discount: number }[];
  delivery: number;
  discount: number;
  total: number;
  amount: number;
};

let app: TestApp;
let anyBaskets: fc.Arbitrary<Baskets>;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  const format = await createFormat(db, { preregistration: false, quotas: { athlete: 100_000 } });
  const { rows } = await sql<{ id: number }>`
    select event_id as id from event_cities where id = ${format.eventCityId}`.execute(db);
  await createSale(db, rows[0]?.id ?? 0, { discount: 15, count: 3 });
  const shirt = await createProduct(db, { stock: { '': 100_000 }, price_minor: 199_000 });
  await createProductSale(db, [shirt.id], { discount: 33, count: 2 });
  const offer = await createYearly(db);
  const nominal = await createNominal(db);
  const codes = await Promise.all(
    ['ticket', 'shop', 'insurance'].map((kind) =>
      createPromocode(db, { kind, discount: 37, code_count: 2, uses: 100_000 }),
    ),
  );
  const code = fc.constantFrom(null, 'NOSUCH', ...codes.map((one) => one.code));
  const count = fc.integer({ min: 1, max: 4 });
  const lines = (one: fc.Arbitrary<Line>) => fc.array(one, { maxLength: 3 });
  anyBaskets = fc.record({
    tickets: lines(fc.tuple(count, code).map(([n, promocode]) => plainLine(format.publicId, n, { promocode }))),
    shop: lines(
      fc
        .tuple(count, code)
        .map(([n, promocode]) => ({ ...plainLine(shirt.publicId, n, { promocode }), public_id: shirt.publicId })),
    ),
    insurances: lines(code.map((promocode) => insuranceLine(offer.publicId, { promocode }))),
    certificates: lines(count.map((n) => certificateLine(nominal.publicId, { count: n }))),
  });
});
afterAll(() => app.close());

/** Every field that could mean money, with what JSON can hold; larger numbers are refused before anything reads them. */
const forged = fc.record(
  Object.fromEntries(
    [
      'price',
      'totalCost',
      'old_price',
      'discount',
      'insurancePrice',
      'insurance_cost',
      'delivery_cost',
      'amount_minor',
      'promocode_count',
      'sale',
      'reason',
      'cost',
      'certificates_minor',
    ].map((name) => [
      name,
      fc.oneof(
        fc.integer(),
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        fc.constantFrom('0', null, true, [], { discount: 100, discount_form: 'percent', active: true }),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

const tamper = (baskets: Baskets, forgery: Line): Baskets => {
  const all = (lines: Line[]) => lines.map((line) => ({ ...line, ...forgery }));
  return {
    tickets: all(baskets.tickets),
    shop: all(baskets.shop),
    insurances: baskets.insurances.map((line) => ({
      ...line,
      ...forgery,
      insurance: { ...(line['insurance'] as Line), ...forgery },
    })),
    certificates: all(baskets.certificates),
  };
};

const quote = async (baskets: Baskets): Promise<Quote> => {
  const answer = await send(app, 'POST', '/api/basket/price', baskets);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ values: Quote }>().values;
};
const sum = (numbers: readonly number[]): number => Math.round(numbers.reduce((all, one) => all + one * 100, 0));

describe('ten thousand baskets', () => {
  it('reach the rules of prices without the numbers that a page made up', () => {
    fc.assert(
      fc.property(anyBaskets, forged, (baskets, forgery) => {
        const read = PaymentBody.parse(paymentBody(baskets.tickets, baskets));
        const { insurances, ...rest } = PaymentBody.parse(paymentBody([], tamper(baskets, forgery)));
        // Of the offer the public id alone is read.
        const offers = insurances?.map((line) => ({ ...line, insurance: { public_id: line.insurance.public_id } }));
        expect({ ...rest, insurances: offers }).toEqual(read);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

describe('a tampered request', () => {
  it('costs what the honest one costs, and its parts add up to the whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyBaskets, forged, async (baskets, forgery) => {
        const honest = await quote(baskets);
        expect(await quote(tamper(baskets, forgery))).toEqual(honest);
        const costs = sum(honest.lines.map(({ totalCost }) => totalCost));
        expect(costs + sum([honest.delivery])).toBe(sum([honest.total]));
        expect(sum(honest.lines.map(({ discount }) => discount))).toBe(sum([honest.discount]));
        for (const line of honest.lines.filter(({ totalCost }) => totalCost > 0))
          expect(sum([line.price]) * line.count).toBe(sum([line.totalCost, line.discount]));
        expect(honest.amount).toBe(honest.total);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});
