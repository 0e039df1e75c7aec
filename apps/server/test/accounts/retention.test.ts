import { sql } from 'kysely';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../factories/days.ts';
import { createFormat, inDays, insertRow } from '../factories/events.ts';
import { pdf, send as upload } from '../factories/files.ts';
import {
  buy,
  hold,
  myTickets,
  participant,
  paymentBody,
  place,
  readOrder,
  send,
  ticketLine,
} from '../factories/orders.ts';
import { createPerson, findTables, traces } from '../factories/person.ts';
import { cancel } from '../factories/returns.ts';
import { ask, codeIn, createMember, lettersTo } from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeEach(async () => {
  await app?.close();
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const pass = async (days: number): Promise<void> => {
  await passDays(db(), days);
  await app.sweeps.forgetCodes();
  await app.sweeps.expireOrders();
  await app.sweeps.releaseHolds();
  await app.sweeps.sendLetters();
  await app.sweeps.forgetPersonal();
  await app.sweeps.removeFiles();
};
const filesOnDisk = (): number => {
  const folder = path.join(app.config.dataDir, 'files', 'files');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const rows = async (table: string): Promise<number> => {
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db());
  return counted[0]?.n ?? 0;
};

const unsold = async (): Promise<number> =>
  (await sql`select 1 from holds where state <> 'sold'`.execute(db())).rows.length;

const withUpload = async (days = 300) => {
  const format = await createFormat(db(), {
    start_time: inDays(days),
    registration_end: inDays(days - 1),
    license: true,
  });
  const file = await upload(app, [{ name: 'file', filename: 'licence.pdf', value: pdf() }]);
  const info = participant({ first_name: 'Феврония', last_name: 'Золотарёва' });
  return paymentBody([ticketLine(format.publicId, { info, license_file: file.body.public_id })], {
    email: traces.email,
  });
};

describe('an order that nobody paid', () => {
  it('keeps its upload for a day after its end, no longer', async () => {
    await place(app, await withUpload());
    await pass(1);
    expect(filesOnDisk()).toBe(1);
    await pass(1);
    expect(filesOnDisk()).toBe(0);
  });

  it('keeps the upload that a second, paid order uses too', async () => {
    const body = await withUpload();
    await place(app, body);
    await buy(app, body);
    await pass(3);
    expect(filesOnDisk()).toBe(1);
  });

  it('forgets people after thirty days and keeps its sums', async () => {
    const { order } = await place(app, await withUpload());
    await pass(29);
    expect(await findTables(db(), traces.email)).toContain('orders');
    await pass(2);
    expect(await findTables(db(), 'Золотарёва')).toEqual([]);
    expect((await findTables(db(), traces.email)).filter((name) => name !== 'consents')).toEqual([]);
    expect(await readOrder(app, order.public_id)).toMatchObject({ status: 'expired', amount: 3000 });
  });

  it('leaves the guest who paid for another one', async () => {
    const body = await withUpload();
    const paid = await buy(app, body);
    await place(app, { ...(await withUpload()), temporary_token: paid.token });
    await pass(40);
    const { rows: left } = await sql<{ n: number }>`
      select count(*)::int as n from orders where email = ${traces.email}`.execute(db());
    expect(left[0]?.n).toBe(1);
    expect(await findTables(db(), traces.email)).toContain('users');
  });
});

describe('a free order', () => {
  const freeTicket = async (fields: object = {}) => {
    const format = await createFormat(db(), { prices: { athlete: 0 }, start_time: inDays(300) });
    const info = participant({ first_name: 'Феврония', last_name: 'Золотарёва' });
    return paymentBody([ticketLine(format.publicId, { info })], { email: traces.email, ...fields });
  };

  it('that nobody confirmed forgets people thirty days after its places went back', async () => {
    const { order } = await place(app, await freeTicket());
    await passDays(db(), 1);
    await app.sweeps.lapseFreeOrders();
    await pass(29);
    expect(await findTables(db(), traces.email)).toContain('orders');
    await pass(2);
    expect(await findTables(db(), 'Золотарёва')).toEqual([]);
    expect((await findTables(db(), traces.email)).sort()).toEqual(['consents', 'letters']);
    expect(await readOrder(app, order.public_id)).toMatchObject({ confirmation: { state: 'lapsed' }, amount: 0 });
  });

  it('whose ticket stayed is kept as a purchase', async () => {
    await place(app, await freeTicket());
    await sql`update tickets set offline_registered_at = now()`.execute(db());
    await passDays(db(), 1);
    await app.sweeps.lapseFreeOrders();
    await pass(60);
    expect(await findTables(db(), traces.email)).toContain('orders');
    expect(await findTables(db(), 'Золотарёва')).toContain('tickets');
  });
});

describe('a guest', () => {
  it('whose purchases an account has joined is forgotten in thirty days, also where the account has another e-mail by then', async () => {
    const guests = async () => (await sql`select email, phone from users where temporary`.execute(db())).rows;
    const { id } = await createMember(app, traces.email);
    const { order } = await buy(app, await withUpload());
    await ask(app, 'POST', '/api/auth/link', { email: traces.email });
    const code = codeIn((await lettersTo(app, traces.email)).findLast(({ text }) => text.includes('/token/')));
    expect((await ask(app, 'PUT', '/api/auth/link', { code })).statusCode).toBe(200);
    await sql`update users set email = 'next@example.org' where id = ${id}`.execute(db());
    await pass(29);
    expect(await guests()).toMatchObject([{ email: traces.email }]);
    await pass(2);
    expect(await guests()).toEqual([{ email: null, phone: null }]);
    expect(await readOrder(app, order.public_id)).toMatchObject({ status: 'paid' });
    const { rows: left } = await sql`select user_id from orders where email = ${traces.email}`.execute(db());
    expect(left).toEqual([{ user_id: id }]);
  });
});

describe('a registration', () => {
  it('that nobody confirmed is forgotten in thirty days, and its address is free', async () => {
    await send(app, 'POST', '/api/user', {
      email: traces.email,
      password: 'Other password 1',
      agree: true,
      name: traces.name,
    });
    await app.sweeps.sendLetters();
    await pass(29);
    expect(await findTables(db(), traces.email)).toContain('users');
    await pass(2);
    expect(await findTables(db(), traces.name)).toEqual([]);
    expect((await findTables(db(), traces.email)).filter((name) => !['consents', 'letters'].includes(name))).toEqual(
      [],
    );
  });

  it('that is confirmed stays, however seldom its owner comes', async () => {
    const { id } = await createMember(app, traces.email);
    await pass(1000);
    const { rows: left } = await sql`select id from users where email = ${traces.email}`.execute(db());
    expect(left).toEqual([{ id }]);
  });
});

describe('a paid ticket', () => {
  it('keeps its participant for three years and its papers for a month after the start', async () => {
    const { token } = await buy(app, await withUpload(10));
    await pass(10 + 29);
    expect(filesOnDisk()).toBe(1);
    await pass(2);
    expect(filesOnDisk()).toBe(0);
    expect(await findTables(db(), 'Золотарёва')).toEqual(['order_lines', 'tickets']);
    await pass(3 * 365 - 60);
    expect(await findTables(db(), 'Золотарёва')).toEqual(['order_lines', 'tickets']);
    await pass(40);
    expect(await findTables(db(), 'Золотарёва')).toEqual([]);
    expect(await findTables(db(), traces.email)).toContain('orders');
    await pass(2 * 366);
    expect(await findTables(db(), traces.email)).toEqual([]);
    expect(token).not.toBeNull();
  });

  it('forgets its participant ninety days after its return', async () => {
    const { token, order } = await buy(app, await withUpload());
    await sql`update events set refund_policy = '[{"days": 0, "percent": 100}]'`.execute(db());
    const [ticket] = await myTickets(app, token);
    const answer = await cancel(app, ticket?.public_id ?? '', { token });
    expect(answer.statusCode).toBe(200);
    await app.sweeps.sendRefunds();
    expect(await readOrder(app, order.public_id)).toMatchObject({ status: 'refunded' });
    await pass(88);
    expect(await findTables(db(), 'Золотарёва')).toEqual(['order_lines', 'tickets']);
    await pass(3);
    expect(await findTables(db(), 'Золотарёва')).toEqual([]);
    expect(filesOnDisk()).toBe(0);
  });
});

describe('what is over', () => {
  it('is forgotten in its time: holds and codes in seven days, letters in ninety, logins a year after their end', async () => {
    await createPerson(app, { days: 400 });
    const format = await createFormat(db());
    await hold(app, format.publicId, 2);
    await app.sweeps.sendLetters();
    await pass(6);
    expect([await unsold(), (await rows('one_time_codes')) > 0, (await rows('letters')) > 0]).toEqual([1, true, true]);
    await pass(3);
    expect([await unsold(), await rows('one_time_codes'), await rows('phone_codes')]).toEqual([0, 0, 0]);
    await pass(80);
    expect((await rows('letters')) > 0).toBe(true);
    await pass(2);
    expect(await rows('letters')).toBe(0);
    await pass(300);
    expect((await rows('logins')) > 0).toBe(true);
    await pass(100);
    expect(await rows('logins')).toBe(0);
  });

  it('is no sold hold, which only forgets who held it', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const id = await hold(app, format.publicId, 1);
    await buy(app, paymentBody([ticketLine(format.publicId, { hold_id: id, preReg: 'later', info: null })]));
    await pass(8);
    const { rows: kept } = await sql`select state, visitor, address from holds`.execute(db());
    expect(kept).toEqual([{ state: 'sold', visitor: '', address: '' }]);
  });

  it('takes consents of guests after three years, not those of an account', async () => {
    const { id } = await createPerson(app);
    await insertRow(db(), 'consents', { email: 'guest@example.org', purpose: 'mailing', given: true, source: 'news' });
    await sql`delete from subscriptions`.execute(db());
    await pass(3 * 366);
    const { rows: left } = await sql<{ user_id: number }>`select distinct user_id from consents`.execute(db());
    expect(left).toEqual([{ user_id: id }]);
  });
});
