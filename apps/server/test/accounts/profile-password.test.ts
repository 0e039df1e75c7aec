import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/modules/accounts/passwords.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createLogin, createUser, type MadeUser } from '../factories/accounts.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const isLive = async (token: string): Promise<boolean> =>
  (await send(app, 'GET', '/api/user', undefined, { token })).statusCode === 200;
const emailOf = async ({ id }: MadeUser): Promise<string> =>
  (await sql<{ email: string }>`select email from users where id = ${id}`.execute(db())).rows[0]?.email ?? '';

describe('a change of password', () => {
  const change = (password: string, new_password: string, token: string) =>
    send(app, 'PUT', '/api/user/password', { password, new_password }, { token });
  const withPassword = async (password: string): Promise<MadeUser> => {
    const hash = await createPasswords(createSecrets(app.config).passwords).hash(password);
    return createUser(db(), { password_hash: hash.ok ? hash.value : null });
  };

  it('needs the old one, ends the other logins and is told by letter', async () => {
    const user = await withPassword('Old password 1');
    const other = await createLogin(db(), user.id);
    const wrong = await change('old password 1', 'Better password 2', user.token);
    expect(wrong.json()).toMatchObject({ errors: { password: 'Неверный пароль' } });
    expect(await isLive(other)).toBe(true);
    const right = await change('Old password 1', 'Better password 2', user.token);
    expect([right.statusCode, right.json()]).toEqual([200, { message: 'Пароль успешно изменен!' }]);
    expect([await isLive(user.token), await isLive(other)]).toEqual([true, false]);
    const email = await emailOf(user);
    await app.sweeps.sendLetters();
    expect(app.letters.map(({ to }) => to.address)).toEqual([email]);
    const login = (password: string) => send(app, 'PUT', '/api/auth', { email, password });
    expect((await login('Old password 1')).statusCode).toBe(400);
    expect((await login('Better password 2')).statusCode).toBe(200);
  });

  it('refuses a missing old one and a new one against the rule with one message', async () => {
    const user = await withPassword('Old password 1');
    const message = 'Введите корректный пароль';
    expect((await change('', 'Better password 2', user.token)).json()).toMatchObject({ errors: { password: message } });
    for (const weak of ['', 'Ab1', 'nocapital1', 'NoDigit'])
      expect((await change('Old password 1', weak, user.token)).json()).toMatchObject({
        errors: { new_password: message },
      });
  });

  it('needs no old one where there is none, once', async () => {
    const user = await createUser(db());
    expect((await change('guess', 'First password 1', user.token)).statusCode).toBe(400);
    expect((await change('', 'First password 1', user.token)).statusCode).toBe(200);
    expect((await change('', 'Second password 2', user.token)).statusCode).toBe(400);
    const me = await send(app, 'GET', '/api/user', undefined, { token: user.token });
    expect(me.json()).toMatchObject({ values: { has_password: true } });
  });

  it('lets the old one be guessed ten times, however many try at once', async () => {
    const user = await withPassword('Old password 1');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => change(`Wrong password ${n}`, 'Better password 2', user.token)),
    );
    const count = (status: number): number => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(400), count(429)]).toEqual([10, 20]);
    const right = await change('Old password 1', 'Better password 2', user.token);
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    await sql`
      update attempts set moments = array(select m - interval '15 minutes' from unnest(moments) m)`.execute(db());
    expect((await change('Old password 1', 'Better password 2', user.token)).statusCode).toBe(200);
  });
});
