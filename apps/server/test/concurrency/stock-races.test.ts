import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePiecesBack } from '../../src/modules/shop/stock.repository.ts';
import { unique } from '../factories/events.ts';
import { paymentBody, send } from '../factories/orders.ts';
import { createProduct, type MadeProduct } from '../factories/shop.ts';
import { assertInvariants, brokenInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const pieces = 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const product = (): Promise<MadeProduct> =>
  createProduct(app.database.db, { delivery: false, stock: { M: pieces, L: pieces } });
const line = (publicId: string, size: string, count = 1) => ({
  unique_id: unique('line'),
  public_id: publicId,
  count,
  size,
});
/** Answers of the payments, by their code. */
const pay = async (shop: readonly object[]): Promise<string> => {
  const email = `${unique('buyer')}@example.org`;
  const answer = await send(app, 'POST', '/api/payment', paymentBody([], { shop, email }));
  return answer.statusCode === 200 ? 'sold' : (answer.json<{ code?: string }>().code ?? String(answer.statusCode));
};
const takenOf = async (stockId: number | undefined): Promise<number> =>
  (await sql<{ taken: number }>`select taken from product_stock where id = ${stockId}`.execute(app.database.db)).rows[0]
    ?.taken ?? -1;
/** So many buyers of whom 50 stand at the till at a time: more would wait for a connection, not for a shirt. */
const crowd = async (buyers: number, buy: () => Promise<string>): Promise<string[]> => {
  const answers: string[] = [];
  let left = buyers;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (left-- > 0) answers.push(await buy());
    }),
  );
  return answers;
};
const countOf = (answers: readonly string[], wanted: string): number => answers.filter((one) => one === wanted).length;

describe('a size with five pieces', () => {
  it('is sold five times to a thousand buyers at once', async () => {
    const shirt = await product();
    const answers = await crowd(1000, () => pay([line(shirt.publicId, 'M')]));
    expect(Object.fromEntries([...new Set(answers)].map((one) => [one, countOf(answers, one)]))).toEqual({
      sold: pieces,
      size_unavailable: 1000 - pieces,
    });
    expect(await takenOf(shirt.stockIds['M'])).toBe(pieces);
    await assertInvariants(app.database.db);
  }, 120_000);

  it('is never shared by baskets that ask for several sizes in any order', async () => {
    const shirt = await product();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const lines = [line(shirt.publicId, 'M', 2), line(shirt.publicId, 'L', 2)];
        return pay(index % 2 ? lines.toReversed() : lines);
      }),
    );
    expect(countOf(answers, 'sold')).toBe(2);
    expect(countOf(answers, 'size_unavailable')).toBe(58);
    expect([await takenOf(shirt.stockIds['M']), await takenOf(shirt.stockIds['L'])]).toEqual([4, 4]);
    await assertInvariants(app.database.db);
  }, 60_000);

  it('comes back once from an order that two sweeps end at once', async () => {
    const { db } = app.database;
    const shirt = await product();
    expect(await pay([line(shirt.publicId, 'M', 3)])).toBe('sold');
    const { rows } = await sql<{ id: number }>`
      select order_id as id from product_takings where stock_id = ${shirt.stockIds['M']}`.execute(db);
    const orderId = rows[0]?.id ?? 0;
    await Promise.all(Array.from({ length: 8 }, () => db.transaction().execute((tx) => givePiecesBack(tx, [orderId]))));
    expect(await takenOf(shirt.stockIds['M'])).toBe(0);
  });
});

describe('the control', () => {
  /** The same without a lock: what is left is read, then written. */
  const takeUnlocked = async (stockId: number): Promise<boolean> => {
    const { db } = app.database;
    const read = await sql<{ left: number; taken: number }>`
      select stock - taken as left, taken from product_stock where id = ${stockId}`.execute(db);
    const seen = read.rows[0];
    if (!seen || seen.left < 1) return false;
    await sql`update product_stock set taken = ${seen.taken + 1} where id = ${stockId}`.execute(db);
    return true;
  };

  it('sells more pieces than there are when the row is not locked', async () => {
    const shirt = await product();
    const stockId = shirt.stockIds['M'] ?? 0;
    const answers = await Promise.all(Array.from({ length: 200 }, () => takeUnlocked(stockId)));
    expect(answers.filter(Boolean).length).toBeGreaterThan(pieces);
    expect(Object.keys(await brokenInvariants(app.database.db))).toContain('taken pieces are those that orders keep');
    await sql`update product_stock set taken = 0 where id = ${stockId}`.execute(app.database.db);
  });
});
