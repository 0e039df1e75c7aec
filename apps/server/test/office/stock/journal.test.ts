import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { restockPiece } from '../../../src/modules/shop/returns.repository.ts';
import { givePiecesBack, lockStock, takePieces, takePiecesAnew } from '../../../src/modules/shop/stock.repository.ts';
import type { Tx } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { createProduct, type MadeProduct } from '../../factories/shop.ts';
import { brokenInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openStock } from './stage.ts';

const stage = openStock();
const { change, createColleague, db } = stage;
const sizes = ['S', 'M', 'L'];
const rule = 'stock and what is free are what the journal says';

let keeper: Member;
let buyerId: number;
let shirt: MadeProduct;
beforeAll(async () => {
  keeper = await createColleague('manager');
  buyerId = (await createUser(db())).id;
  shirt = await createProduct(db(), { delivery: false, stock: { S: 30, M: 30, L: 30 } });
});

/** The same numbers in every run. */
const createDice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

type Order = { readonly id: number; readonly lineId: number };
const orderOf = async (stockId: number, count: number): Promise<Order> => {
  const id = await insertRow(db(), 'orders', {
    public_id: unique('order'),
    user_id: buyerId,
    status: 'pending',
    email: '',
    language: 'ru',
    total_minor: 0,
    amount_minor: 0,
    expires_at: new Date(),
  });
  const lineId = await insertRow(db(), 'order_lines', {
    order_id: id,
    position: 0,
    selector: 'shop',
    unique_id: unique('line'),
    item_id: shirt.id,
    item_public_id: shirt.publicId,
    title_ru: 'Футболка',
    count,
    price_minor: 0,
    total_minor: 0,
    details: JSON.stringify({ stockId }),
  });
  return { id, lineId };
};
const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db().transaction().execute(work);

describe('stock', () => {
  // BO-097
  it('equals its journal after a thousand random receipts, sales, releases, refunds and write-offs, four at a time', async () => {
    const done = new Map<string, number>();
    const note = (what: string): void => {
      done.set(what, (done.get(what) ?? 0) + 1);
    };
    let left = 1000;
    const work = async (dice: (sides: number) => number): Promise<void> => {
      const own: Order[] = [];
      const pick = (): Order | undefined => own[dice(own.length)];
      while (left-- > 0) {
        const size = sizes[dice(3)] ?? 'M';
        const stockId = shirt.stockIds[size] ?? 0;
        const pieces = 1 + dice(4);
        const order = pick();
        switch (dice(8)) {
          case 0:
          case 1:
          case 2: {
            const made = await orderOf(stockId, pieces);
            const isSold = await inTransaction(async (tx) => {
              if (((await lockStock(tx, [stockId])).get(stockId) ?? 0) < pieces) return false;
              await takePieces(tx, made.id, new Map([[stockId, pieces]]));
              return true;
            });
            if (isSold) own.push(made);
            note(isSold ? 'sale' : 'no sale');
            break;
          }
          case 3:
            if (order) await inTransaction((tx) => givePiecesBack(tx, [order.id]));
            note('release');
            break;
          case 4:
            if (order) await inTransaction((tx) => takePiecesAnew(tx, order.id)).catch(() => null);
            note('late money');
            break;
          case 5:
            if (order) await inTransaction((tx) => restockPiece(tx, order.id, order.lineId));
            note('refund');
            break;
          default: {
            const kind = ['receipt', 'write_off', 'count', 'correction'][dice(4)] ?? 'receipt';
            const sign = kind === 'correction' && dice(2) ? -1 : 1;
            const { status } = await change(keeper, shirt.publicId, {
              kind,
              sizes: { [size]: kind === 'count' ? 20 + dice(60) : sign * pieces },
            });
            note(`${kind} ${status}`);
          }
        }
      }
    };
    await Promise.all([7, 77, 777, 7777].map((seed) => work(createDice(seed))));
    expect(Object.keys(await brokenInvariants(db()))).not.toContain(rule);
    expect(done.get('sale')).toBeGreaterThan(100);
    for (const what of ['receipt 200', 'write_off 200', 'count 200', 'correction 200'])
      expect(done.get(what)).toBeGreaterThan(3);
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from stock_entries e join product_stock s on s.id = e.stock_id where s.product_id = ${shirt.id} order by 1`.execute(
      db(),
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'correction',
      'count',
      'receipt',
      'release',
      'return',
      'sale',
      'write_off',
    ]);
  }, 180_000);

  it('is journalled as a correction of nobody where something else changes it', async () => {
    const other = await createProduct(db(), { stock: { '': 5 } });
    await sql`update product_stock set stock = 8 where product_id = ${other.id}`.execute(db());
    const [entry] = await stage.journal(keeper, other.publicId);
    expect(entry).toMatchObject({ kind: 'correction', pieces: 3, by: null, reason: '' });
    expect(Object.keys(await brokenInvariants(db()))).not.toContain(rule);
  });

  it('is taken by an order that stays its own: pieces of an order are moved to no other', async () => {
    const [stockId, other] = [shirt.stockIds['M'] ?? 0, shirt.stockIds['L'] ?? 0];
    const made = await orderOf(stockId, 1);
    const moved = inTransaction(async (tx) => {
      await takePieces(tx, made.id, new Map([[stockId, 1]]));
      await sql`update product_takings set stock_id = ${other} where order_id = ${made.id}`.execute(tx);
    });
    await expect(moved).rejects.toThrow('stay of this order');
  });

  it('breaks with its journal when the journal is not written', async () => {
    const other = await createProduct(db(), { stock: { '': 5 } });
    const broken = await inTransaction(async (tx) => {
      await sql`alter table product_stock disable trigger product_stock_journal`.execute(tx);
      await sql`update product_stock set stock = 8 where product_id = ${other.id}`.execute(tx);
      const found = Object.keys(await brokenInvariants(tx));
      await sql`update product_stock set stock = 5 where product_id = ${other.id}`.execute(tx);
      await sql`alter table product_stock enable trigger product_stock_journal`.execute(tx);
      return found;
    });
    expect(broken).toContain(rule);
  });
});

describe('a size that two keepers write off and buyers take at once', () => {
  it('is never less than what orders keep', async () => {
    const rare = await createProduct(db(), { delivery: false, stock: { '': 10 } });
    const stockId = rare.stockIds[''] ?? 0;
    const sell = async (): Promise<void> => {
      const made = await orderOf(stockId, 1);
      await inTransaction(async (tx) => {
        if (((await lockStock(tx, [stockId])).get(stockId) ?? 0) > 0)
          await takePieces(tx, made.id, new Map([[stockId, 1]]));
      });
    };
    const writeOff = async (): Promise<number> =>
      (await change(keeper, rare.publicId, { kind: 'write_off', sizes: { '': 1 } })).status;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? sell().then(() => 0) : writeOff())),
    );
    expect(answers.every((status) => [0, 200, 400, 409].includes(status))).toBe(true);
    expect(Object.keys(await brokenInvariants(db()))).not.toContain(rule);
  });
});
