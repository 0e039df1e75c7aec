import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditModule } from '../../src/modules/audit/index.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';
import { behindItsBack } from './audit.repository.ts';
import { entry } from './notes.ts';

const email = 'months@example.org';
const clock = createTestClock(new Date('2031-05-20T00:10:00Z'));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, config: { office: { idleMinutes: 30, sealEmail: email } } });
});
afterAll(() => app.close());

const note = async (): Promise<void> => {
  const log = { info: () => undefined, error: () => undefined };
  const audit = createAuditModule({ db: app.database.db, log, secrets: createSecrets(app.config) });
  await audit.port.note(app.database.db, entry({ at: clock() }));
  await expect.poll(async () => (await app.sweeps.sealAudit()) > 0).toBe(true);
};
/** The sweep some days later, and what its letter says. */
const check = async (days: number): Promise<string> => {
  clock.advance(days * 86_400);
  await app.sweeps.checkAudit();
  await app.sweeps.sendLetters();
  return app.letters.findLast(({ to }) => to.address === email)?.subject ?? '';
};

// BO-128
it('everything is verified a month after the last time, whatever day that is, and daily once it was wrong', async () => {
  await note();
  expect(await check(0)).toBe('Печать журнала');
  expect(await check(5)).toBe('Печать журнала');
  await behindItsBack(app.database.db, () =>
    sql`update audit_entries set act = 'order.other' where seal_number = 1`.execute(app.database.db),
  );
  await note();
  // Over the first of the month nothing runs: what came since the time before is verified.
  expect(await check(13)).toBe('Печать журнала');
  expect(await check(12)).toBe('Журнал нарушен');
  expect(await check(1)).toBe('Журнал нарушен');
  const { rows } = await sql<{ whole: boolean; checked: number; broken: number | null }>`
    select whole, checked::int as checked, broken_at::int as broken from audit_checks order by id`.execute(
    app.database.db,
  );
  expect(rows).toEqual([
    { whole: true, checked: 1, broken: null },
    { whole: false, checked: 1, broken: null },
    { whole: false, checked: 1, broken: null },
    { whole: true, checked: 0, broken: 1 },
    { whole: true, checked: 0, broken: 1 },
  ]);
});
