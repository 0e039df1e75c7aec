import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/index.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createDoor } from '../../staff/door.ts';
import { createTestApp, type TestApp } from '../../support/index.ts';
import { openReports } from './stage.ts';

const { app, clock, createColleague, db } = openReports();

/** A house whose statements are given up soon. */
let house: TestApp;
let pool: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  const { database, config } = app();
  pool = openDatabase(database.url, { timeout: 700, connections: 4, log: createLog({ logLevel: 'silent' }) });
  house = await createTestApp({
    clock,
    config: { dataDir: config.dataDir },
    database: { ...database, db: pool.db, pool: pool.pool },
  });
});
afterAll(async () => {
  await house.close();
  await pool.close();
});
const { ask } = createDoor(
  () => house,
  () => clock(),
);

describe('what takes longer than a statement may', () => {
  it('is refused with the advice to narrow, of a report and of its lines', async () => {
    const admin = await createColleague('admin');
    const days = 'f.at.from=1772312400&f.at.to=1772398800';
    const paths = [
      '/reports/sales?from=2026-03-01&to=2026-03-01',
      `/sales_lines?${days}`,
      `/sales_lines/count?${days}`,
    ];
    const answers = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`lock table order_refunds in access exclusive mode`.execute(tx);
        const all = [];
        for (const path of paths) all.push(await ask('GET', path, admin));
        return all;
      });
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const { body } of answers) expect(body['message']).toContain('период');
  });
});
