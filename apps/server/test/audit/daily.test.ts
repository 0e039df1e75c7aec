import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditModule } from '../../src/modules/audit/index.ts';
import { parseConfig } from '../../src/platform/config.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';
import { entry } from './notes.ts';

const email = 'seals@example.org';
const clock = createTestClock(new Date('2031-05-10T00:10:00Z'));
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const config = { secretKey: 'one secret of two processes 0123456789', office: { idleMinutes: 30, sealEmail: email } };
  app = await createTestApp({ clock, config });
  other = await createTestApp({ clock, config, database: app.database });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
const seals = async () => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === email);
};
const note = async (): Promise<void> => {
  const log = { info: () => undefined, error: () => undefined };
  const audit = createAuditModule({ db: app.database.db, log, secrets: createSecrets(app.config) });
  await audit.port.note(app.database.db, entry({ at: clock() }));
  await expect.poll(async () => (await app.sweeps.sealAudit()) > 0).toBe(true);
};

// BO-128
it('the last seal goes by mail once a day, however many processes there are', async () => {
  await note();
  await Promise.all([app.sweeps.checkAudit(), other.sweeps.checkAudit(), app.sweeps.checkAudit()]);
  const [first, ...more] = await seals();
  const { rows } = await sql<{ seal: string }>`
    select encode(seal, 'base64') as seal from audit_entries order by seal_number desc limit 1`.execute(
    app.database.db,
  );
  expect([first?.subject, more.length]).toEqual(['Печать журнала', 0]);
  expect(first?.text).toContain(rows[0]?.seal ?? 'none');
  clock.advance(86_400);
  await app.sweeps.checkAudit();
  expect(await seals()).toHaveLength(2);
});

// BO-128
it('a row that was changed behind its back is told of by the letter of the night', async () => {
  clock.advance(86_400);
  await note();
  await sql`alter table audit_entries disable trigger audit_entries_kept`.execute(app.database.db);
  await sql`update audit_entries set act = 'order.other' where seal_number = (select max(seal_number) from audit_entries)`.execute(
    app.database.db,
  );
  await sql`alter table audit_entries enable trigger audit_entries_kept`.execute(app.database.db);
  await app.sweeps.checkAudit();
  const last = (await seals()).at(-1);
  expect(last?.subject).toBe('Журнал нарушен');
  expect(last?.text).toContain('№ 2');
});

it.each([
  [{ STAFF_IDLE_MINUTES: '9' }, 'STAFF_IDLE_MINUTES'],
  [{ STAFF_IDLE_MINUTES: '121' }, 'STAFF_IDLE_MINUTES'],
  [{ AUDIT_SEAL_EMAIL: 'nobody' }, 'AUDIT_SEAL_EMAIL'],
])('%j is refused at the start', (env, name) => {
  expect(() => parseConfig(env)).toThrow(name);
  expect(parseConfig({ STAFF_IDLE_MINUTES: '10' }).office).toEqual({ idleMinutes: 10, sealEmail: null });
});
