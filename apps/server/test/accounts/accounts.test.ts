import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../src/platform/http/index.ts';
import { createFormat, insertRow } from '../factories/events.ts';
import { buy, myTickets, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let formatId: string;
beforeAll(async () => {
  app = await createTestApp();
  formatId = (await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 500 } })).publicId;
});
afterAll(() => app.close());

const db = () => app.database.db;
const users = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from users`.execute(db())).rows[0]?.n ?? -1;
/** A full account with a token of its own. */
const account = async (email: string, token: string, row: Record<string, unknown> = {}): Promise<number> => {
  const id = await insertRow(db(), 'users', { public_id: `u-${token}`, email, email_confirmed_at: new Date(), ...row });
  await insertRow(db(), 'logins', {
    public_id: `l-${token}`,
    user_id: id,
    token_hash: hashToken(token),
    method: 'email',
    expires_at: new Date(Date.now() + 86_400_000),
  });
  return id;
};

describe('a temporary user', () => {
  it('has a token of 256 bits for thirty days, of which only the hash is kept', async () => {
    const { token } = await place(app, paymentBody([plainLine(formatId, 1)]));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await sql<{ days: number; method: string }>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days, method from logins where token_hash = ${hashToken(token ?? '')}`.execute(
      db(),
    );
    expect(rows).toEqual([{ days: 30, method: 'payment' }]);
  });

  it('is answered to his own token and gets no new one', async () => {
    const placed = await place(app, paymentBody([plainLine(formatId, 1)]));
    const logins = async () => (await sql`select id from logins`.execute(db())).rows.length;
    const before = await logins();
    const answer = await send(
      app,
      'PUT',
      '/api/user/auth/payment',
      { order: placed.order.public_id },
      { token: placed.token },
    );
    expect(answer.json()).toEqual({ user: placed.user });
    expect(await logins()).toBe(before);
    expect((await send(app, 'PUT', '/api/user/auth/payment', {})).statusCode).toBe(401);
    expect((await send(app, 'PUT', '/api/user/auth/payment', {}, { token: 'nonsense' })).statusCode).toBe(401);
  });

  it('is joined by a second purchase with his token in the body or the header, if the e-mail is equal', async () => {
    const first = await buy(app, paymentBody([plainLine(formatId, 1)], { email: 'join@example.org' }));
    const second = await buy(
      app,
      paymentBody([plainLine(formatId, 1)], { email: 'JOIN@example.org', temporary_token: first.token }),
    );
    const third = await buy(app, paymentBody([plainLine(formatId, 1)], { email: 'join@example.org' }), {
      token: first.token,
    });
    expect([second.user?.public_id, third.user?.public_id]).toEqual([first.user?.public_id, first.user?.public_id]);
    expect(await myTickets(app, first.token)).toHaveLength(3);
  });

  it('is not joined with another e-mail, nor by an e-mail without his token', async () => {
    const first = await place(app, paymentBody([plainLine(formatId, 1)], { email: 'alone@example.org' }));
    const other = await place(app, paymentBody([plainLine(formatId, 1)], { email: 'elsewhere@example.org' }), {
      token: first.token,
    });
    const same = await place(app, paymentBody([plainLine(formatId, 1)], { email: 'alone@example.org' }));
    expect(new Set([first, other, same].map((placed) => placed.user?.public_id)).size).toBe(3);
  });

  it('loses his tickets out of sight when the token has ended, and is told 403 when it was revoked', async () => {
    const { token } = await buy(app, paymentBody([plainLine(formatId, 1)]));
    await sql`update logins set revoked_at = now() where token_hash = ${hashToken(token ?? '')}`.execute(db());
    expect((await send(app, 'GET', '/api/user/tickets/my', undefined, { token })).statusCode).toBe(403);
    await sql`update logins set revoked_at = null, expires_at = now() where token_hash = ${hashToken(token ?? '')}`.execute(
      db(),
    );
    expect((await send(app, 'GET', '/api/user/tickets/my', undefined, { token })).statusCode).toBe(401);
  });
});

describe('a typed e-mail', () => {
  it('neither opens the account that has it nor makes one', async () => {
    const id = await account('owner@example.org', 'owner-token');
    const before = await users();
    const guest = await buy(app, paymentBody([plainLine(formatId, 1)], { email: 'Owner@Example.org', register: true }));
    expect(guest.user).toMatchObject({ temporary: true, email_confirmed: false });
    expect(guest.user?.public_id).not.toBe('u-owner-token');
    expect(await users()).toBe(before + 1);
    const sly = await buy(
      app,
      paymentBody([plainLine(formatId, 1)], { email: 'owner@example.org', temporary_token: 'a-token-that-nobody-has' }),
    );
    const other = await buy(
      app,
      paymentBody([plainLine(formatId, 1)], { email: 'owner@example.org', temporary_token: 'owner-token' }),
    );
    expect(new Set([guest, sly, other].map((placed) => placed.user?.public_id)).size).toBe(3);
    expect([sly, other].every((placed) => placed.user?.temporary)).toBe(true);
    expect(await myTickets(app, 'owner-token')).toEqual([]);
    expect((await sql`select id from logins where user_id = ${id}`.execute(db())).rows).toHaveLength(1);
    expect((await sql`select id from users where not temporary`.execute(db())).rows).toHaveLength(1);
    expect((await readOrder(app, guest.order.public_id, { token: 'owner-token' })).email).toBe('O***@Example.org');
  });

  it('does not change whose purchase it is when the buyer is signed in', async () => {
    await account('me@example.org', 'my-token');
    const placed = await buy(
      app,
      paymentBody([plainLine(formatId, 1)], { email: 'gift@example.org', temporary_token: 'whatever' }),
      { token: 'my-token' },
    );
    expect(placed).toMatchObject({ token: null, user: { public_id: 'u-my-token', temporary: false } });
    expect(await myTickets(app, 'my-token')).toHaveLength(1);
    expect((await readOrder(app, placed.order.public_id, { token: 'my-token' })).email).toBe('gift@example.org');
  });
});

describe('consents', () => {
  it('are kept with purpose, version of the text, moment and address', async () => {
    await insertRow(db(), 'documents', {
      name: 'pers',
      version: 3,
      title_ru: 'Политика',
      html_ru: '<p>…</p>',
      published_at: new Date(0),
    });
    await place(
      app,
      paymentBody([plainLine(formatId, 1)], { email: 'consent@example.org', agree: true, mailing: false }),
    );
    const { rows } =
      await sql`select purpose, given, document_version as version, source, address from consents where email = 'consent@example.org' order by purpose`.execute(
        db(),
      );
    expect(rows).toEqual([
      { purpose: 'mailing', given: false, version: null, source: 'payment', address: '127.0.0.1' },
      { purpose: 'personal_data', given: true, version: 3, source: 'payment', address: '127.0.0.1' },
    ]);
  });
});
