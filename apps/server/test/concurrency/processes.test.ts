import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { brokenInvariants } from '../invariants.ts';
import { createTestDatabase } from '../support/index.ts';
import type { TestDatabase } from '../support/index.ts';
import { takenOf } from './support/places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const startBuyer = async (formatId: number, asks: number): Promise<ChildProcess> => {
  const child = fork(
    new URL('./support/buyer-process.ts', import.meta.url),
    [database.url, String(formatId), String(asks)],
    { execArgv: [] },
  );
  await once(child, 'message');
  return child;
};

const run = async (child: ChildProcess): Promise<number> => {
  const answer = once(child, 'message');
  child.send('go');
  const [{ held }] = (await answer) as [{ held: number }];
  if (child.exitCode === null) await once(child, 'exit');
  return held;
};

it('sells exactly 100 places to 10,000 wishes of two processes', async () => {
  const format = await createFormat(database.db, { quotas: { athlete: 100 } });
  const buyers = await Promise.all([startBuyer(format.id, 5000), startBuyer(format.id, 5000)]);
  const held = await Promise.all(buyers.map(run));
  expect((held[0] ?? 0) + (held[1] ?? 0)).toBe(100);
  expect(await takenOf(database.db, format.quotaIds.athlete)).toBe(100);
  expect(await brokenInvariants(database.db)).toEqual({});
});
