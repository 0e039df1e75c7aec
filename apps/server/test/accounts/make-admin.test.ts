import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { send } from '../factories/orders.ts';
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

  it('refuses what is no e-mail, and an account that has not confirmed its own', async () => {
    await createUser(app.database.db, { email: 'unproved@example.org', email_confirmed_at: null });
    expect(await run('unproved@example.org')).toEqual({ code: 1, out: 'Подтвердите почту\n' });
    expect(await rolesOf('unproved@example.org')).toEqual([{ roles: [] }]);
    expect((await run('nobody')).code).toBe(1);
    expect(await run()).toEqual({ code: 1, out: 'Укажите e-mail: npm run admin -- <e-mail>\n' });
  });
});
