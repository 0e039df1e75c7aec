import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory, createProduct, type MadeProduct } from '../../factories/shop.ts';
import type { Member } from '../../staff/door.ts';
import { openReports, sell } from './stage.ts';

const { ask, compared, createColleague, createStart, db, order, report, rowOf } = openReports();

const noon = (day: string): Date => new Date(`${day}T12:00:00+03:00`);
const march = 'from=2026-03-01&to=2026-03-30';

let admin: Member;
let category: { id: number; publicId: string };
let shirt: MadeProduct;
let sizes: Record<string, string>;
const sellOf = async (day: string, size: string, count: number): Promise<number> => {
  const { lines } = await sell(db(), { at: noon(day), lines: [{ kind: 'shop', total: count * 1000_00, count }] });
  const [line = 0] = lines;
  await sql`update order_lines set details = ${JSON.stringify({ stockId: shirt.stockIds[size] })}::jsonb where id = ${line}`.execute(
    db(),
  );
  return line;
};
beforeAll(async () => {
  admin = await createColleague('admin');
  category = await createCategory(db());
  shirt = await createProduct(db(), { category_id: category.id, stock: { S: 10, M: 30 } });
  await createProduct(db(), { category_id: category.id, title_ru: 'Кружка', status: 'draft' });
  await createProduct(db());
  const { rows } = await sql<{ size: string; id: string }>`
    select size, public_id as id from product_stock where product_id = ${shirt.id}`.execute(db());
  sizes = Object.fromEntries(rows.map(({ size, id }) => [size, id]));
  const line = await sellOf('2026-03-05', 'M', 6);
  await sellOf('2026-03-30', 'M', 5);
  await sellOf('2026-04-01', 'M', 7);
  await sql`insert into goods_returns (order_line_id, piece, order_id, restock, state)
    select id, n, order_id, true, case n when 1 then 'done' else 'waiting' end from order_lines, generate_series(1, 2) n where id = ${line}`.execute(
    db(),
  );
});

// BO-083
describe('every figure of the shop', () => {
  it.each(['', '&group=product', '&group=category', '&f.state=published', '&group=product&f.category='])(
    'asked by %j is the sum of the stock that it opens',
    async (query) => {
      const asked = query.endsWith('=') ? `${query}${category.publicId}` : query;
      const pairs = await compared(admin, await report(admin, `shop?${march}${asked}`));
      expect(pairs.length).toBeGreaterThan(1);
      expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
    },
  );
});

describe('the report of the shop', () => {
  it('counts what was paid for in the period, what of it came back, and how long the rest lasts', async () => {
    const shown = await report(admin, `shop?${march}&f.category=${category.publicId}`);
    expect(rowOf(shown, shirt.publicId, sizes['M'] ?? '')).toEqual({
      sold: 11,
      returned: 1,
      free: 30,
      turnover_days: 90,
    });
    expect(rowOf(shown, shirt.publicId, sizes['S'] ?? '')).toMatchObject({ sold: 0, free: 10, turnover_days: null });
    expect(rowOf(shown)).toMatchObject({ sold: 11, free: 50 });
  });

  it('is the house’s, as a file too', async () => {
    const start = await createStart();
    const manager = await createColleague('manager', { starts: [start.start] });
    expect((await ask('GET', `/reports/shop?${march}`, manager)).status).toBe(404);
    const query = 'f.at.from=1772312400&f.at.to=1772398800';
    const refused = await order(manager, { list: 'report_shop', query, columns: ['product', 'sold'] });
    expect([refused.status, refused.body['code']]).toEqual([403, 'role_required']);
  });
});
