import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogin, createTemporaryUser, createUser } from '../factories/accounts.ts';
import { inDays } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
type Session = {
  public_id: string;
  os: string | null;
  browser: string | null;
  method: string;
  temp: number;
  current: boolean;
  city: string | null;
  country: string | null;
};
const list = async (token: string, query = ''): Promise<{ values: Session[]; total: number }> =>
  (await send(app, 'GET', `/api/auth/history${query}`, undefined, { token })).json();
const describeLogin = (token: string, body: unknown) => send(app, 'POST', '/api/auth/history', body, { token });
const isLive = async (token: string): Promise<boolean> =>
  (await send(app, 'GET', '/api/user', undefined, { token })).statusCode === 200;

describe('the list of logins', () => {
  it('holds the live ones, the current one first, then by last use', async () => {
    const user = await createUser(db());
    await sql`update logins set last_used_at = now() - interval '50 minutes' where user_id = ${user.id}`.execute(db());
    await createLogin(db(), user.id, { os: 'old', last_used_at: inDays(-3) });
    await createLogin(db(), user.id, { os: 'new', last_used_at: inDays(-2), method: 'phone' });
    await createLogin(db(), user.id, { os: 'expired', expires_at: inDays(-1) });
    await createLogin(db(), user.id, { os: 'revoked', revoked_at: inDays(-1) });
    await createLogin(db(), user.id, { os: 'freshest', last_used_at: new Date() });
    const { values, total } = await list(user.token);
    expect(values.map(({ os }) => os)).toEqual([null, 'freshest', 'new', 'old']);
    expect(values.map(({ current }) => current)).toEqual([true, false, false, false]);
    expect(values[2]).toMatchObject({ method: 'phone', city: null, country: null });
    expect(Math.abs((values[3]?.temp ?? 0) - Math.floor(inDays(-3).getTime() / 1000))).toBeLessThan(5);
    expect(total).toBe(4);
  });

  it('comes in pages that know how many there are', async () => {
    const user = await createUser(db());
    for (let n = 1; n <= 4; n++) await createLogin(db(), user.id, { os: `${n}`, last_used_at: inDays(-n) });
    const second = await list(user.token, '?page=2&limit=2');
    expect([second.values.map(({ os }) => os), second.total]).toEqual([['2', '3'], 5]);
    expect(await list(user.token, '?page=9&limit=2')).toEqual({ values: [], total: 5 });
  });

  it('shows nobody else’s', async () => {
    const [one, other] = [await createUser(db()), await createUser(db())];
    const own = await list(one.token);
    expect(own.total).toBe(1);
    expect((await list(other.token)).values[0]?.public_id).not.toBe(own.values[0]?.public_id);
  });
});

describe('a login', () => {
  it('is described once, in words fit to be shown', async () => {
    const user = await createUser(db());
    const body = { os: ' <b>Win\u202edows\u0007</b>  11 ', browser: 'x'.repeat(100), method: 'vk', city: 'Paris' };
    expect((await describeLogin(user.token, body)).statusCode).toBe(200);
    await describeLogin(user.token, { os: 'Mac', browser: 'Safari', method: 'google' });
    const [session] = (await list(user.token)).values;
    expect(session).toMatchObject({ os: 'b Win dows /b 11', browser: 'x'.repeat(60), method: 'vk', city: null });
  });

  it('keeps its method when the described one fits none', async () => {
    const user = await createUser(db());
    await describeLogin(user.token, { os: 'Linux', method: 'root' });
    expect((await list(user.token)).values[0]).toMatchObject({ os: 'Linux', browser: null, method: 'email' });
    expect((await describeLogin(user.token, { os: 5 })).statusCode).toBe(422);
  });

  it('may be described by a guest who paid, who sees no list', async () => {
    const guest = await createTemporaryUser(db());
    expect((await describeLogin(guest.token, { os: 'Linux' })).statusCode).toBe(200);
    expect((await send(app, 'GET', '/api/auth/history', undefined, { token: guest.token })).statusCode).toBe(400);
  });

  it('ends by its id: the next call with its token is refused', async () => {
    const user = await createUser(db());
    const stolen = await createLogin(db(), user.id, { last_used_at: inDays(-1) });
    const id = (await list(user.token)).values[1]?.public_id ?? '';
    const end = () => send(app, 'DELETE', `/api/auth/history/${id}`, undefined, { token: user.token });
    expect((await end()).json()).toEqual({ message: 'Сеанс завершён' });
    expect((await send(app, 'GET', '/api/user', undefined, { token: stolen })).statusCode).toBe(403);
    expect((await end()).statusCode).toBe(404);
    expect(await isLive(user.token)).toBe(true);
  });

  it('of a stranger is unknown and stays', async () => {
    const [one, other] = [await createUser(db()), await createUser(db())];
    const id = (await list(other.token)).values[0]?.public_id ?? '';
    const answer = await send(app, 'DELETE', `/api/auth/history/${id}`, undefined, { token: one.token });
    const unknown = await send(app, 'DELETE', '/api/auth/history/AAAAAAAAAAAAAAAAAAAAAA', undefined, {
      token: one.token,
    });
    expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    expect(await isLive(other.token)).toBe(true);
  });

  it('ends with all others but the current one', async () => {
    const [user, stranger] = [await createUser(db()), await createUser(db())];
    const others = [await createLogin(db(), user.id), await createLogin(db(), user.id)];
    const answer = await send(app, 'DELETE', '/api/auth/history', undefined, { token: user.token });
    expect(answer.json()).toEqual({ message: 'Все остальные сеансы завершены' });
    expect(await Promise.all([user.token, ...others, stranger.token].map(isLive))).toEqual([true, false, false, true]);
  });
});
