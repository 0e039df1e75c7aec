import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { send } from '../factories/orders.ts';
import { createDoor } from '../staff/door.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

const command = path.resolve(import.meta.dirname, '../../src/commands/make-admin.ts');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The command as a process of its own, on the test's database and secret. */
const run = async (...words: string[]): Promise<{ code: number; out: string }> => {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: app.database.url,
    DATA_DIR: app.config.dataDir,
    SITE_URL: app.config.siteUrl,
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
};
const codeIn = (out: string): string => /\/token\/(\S+)/.exec(out)?.[1] ?? '';
const signIn = (code: string) => send(app, 'PUT', '/api/auth/link', { code });
const rolesOf = async (email: string) =>
  (await sql<{ roles: string[] }>`select roles from users where lower(email) = ${email}`.execute(app.database.db)).rows;

describe('the command of the first administrator', () => {
  it('makes an account and prints a login link that works once', async () => {
    const { code, out } = await run('Boss@example.org');
    expect([code, out.includes('@')]).toEqual([0, false]);
    expect((await signIn(codeIn(out))).json()).toMatchObject({ user: { email: 'Boss@example.org', role: ['admin'] } });
    expect((await signIn(codeIn(out))).statusCode).toBe(400);
  });

  it('promotes an account, keeps its roles, and may be run again', async () => {
    await createUser(app.database.db, { email: 'vip@example.org', roles: ['vip'] });
    const first = await run('vip@example.org');
    const second = await run('VIP@example.org');
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(await rolesOf('vip@example.org')).toEqual([{ roles: ['vip', 'admin'] }]);
    expect((await signIn(codeIn(first.out))).statusCode).toBe(400);
    expect((await signIn(codeIn(second.out))).statusCode).toBe(200);
  });

  it('writes a grant beside the role, once, and an entry of the audit that says whence', async () => {
    await createUser(app.database.db, { email: 'granted@example.org' });
    await run('granted@example.org');
    await run('granted@example.org');
    const { rows } = await sql<Record<string, unknown>>`
      select g.role, g.scope, g.until, g.ended_at, u.roles, array(select e.came_from || ' ' || e.act from audit_entries e
        where e.object_id = u.public_id order by e.id) as entries
      from staff_grants g join users u on u.id = g.user_id where u.email = 'granted@example.org'`.execute(
      app.database.db,
    );
    expect(rows).toEqual([
      { role: 'admin', scope: 'all', until: null, ended_at: null, roles: ['admin'], entries: ['command staff.grant'] },
    ]);
  });

  it('lets a second factor be enrolled anew, and ends the sessions it opened', async () => {
    const door = createDoor(
      () => app,
      () => new Date(),
    );
    const member = await door.createMember('admin', { email: 'lost@example.org' });
    expect((await door.ask('GET', '/sessions', member)).status).toBe(200);
    const { code, out } = await run('LOST@example.org', '--reset-second-factor');
    expect([code, out.includes('/token/')]).toEqual([0, false]);
    expect(await door.ask('GET', '/sessions', member)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', enrolled: false },
    });
    expect((await door.enter(member.token, { recovery: member.recovery[0] ?? '' })).status).toBe(403);
    await door.enrol(member.token);
    expect((await run('unknown@example.org', '--reset-second-factor')).code).toBe(1);
    expect((await run('--reset-second-factor')).code).toBe(1);
  });

  it('refuses what is no e-mail, and an account that has not confirmed its own', async () => {
    await createUser(app.database.db, { email: 'unproved@example.org', email_confirmed_at: null });
    expect(await run('unproved@example.org')).toEqual({ code: 1, out: 'Подтвердите почту\n' });
    expect(await rolesOf('unproved@example.org')).toEqual([{ roles: [] }]);
    expect((await run('nobody')).code).toBe(1);
    expect(await run()).toEqual({ code: 1, out: 'Укажите e-mail: npm run admin -- <e-mail>\n' });
  });
});
