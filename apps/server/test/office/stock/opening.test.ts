import { expect, it } from 'vitest';
import { beforeMigration } from '../../support/before-migration.ts';

const begins = '0115_products_office.sql';

it('the journal begins with what there was, before the first order that keeps some of it', async () => {
  const { client, apply, close } = await beforeMigration(begins);
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into product_stock (id, product_id, size, stock, taken) overriding system value values (1, 1, 'M', 9, 2), (2, 1, 'L', 4, 0), (3, 1, 'S', 0, 0);
      insert into orders (id, public_id, user_id, status, email, language, total_minor, amount_minor, expires_at, created_at)
        overriding system value values (1, 'one', 1, 'pending', '', 'ru', 0, 0, now(), '2026-03-01T10:00:00Z');
      insert into product_takings (order_id, stock_id, count) values (1, 1, 2);`);
    await apply();
    const { rows } = await client.query<{ told: string; at: Date }>(`
      select concat_ws(' ', stock_id, kind, pieces, reason) as told, created_at as at from stock_entries order by id`);
    expect(rows.map(({ told }) => told.trim())).toEqual([
      '1 receipt 9 Остаток на начало журнала',
      '2 receipt 4 Остаток на начало журнала',
      '1 sale -2',
    ]);
    expect(rows.map(({ at }) => at.toISOString())).toMatchObject([
      '2026-03-01T09:59:59.000Z',
      expect.any(String),
      '2026-03-01T10:00:00.000Z',
    ]);
  } finally {
    await close();
  }
}, 60_000);
