import { sql } from 'kysely';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat, inDays, insertRow } from '../factories/events.ts';
import { buy, myTickets, paymentBody, plainLine, send } from '../factories/orders.ts';
import { createDeletion, createPerson, findTables, traces } from '../factories/person.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.letters.splice(0);
  app.texts.splice(0);
});

const db = () => app.database.db;

const tablesWith = (word: string) => findTables(db(), word);
const { askCode, remove, mailedCode } = createDeletion(() => app);
const filesOnDisk = (): string[] => {
  const folder = path.join(app.config.dataDir, 'files', 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('an erased person', () => {
  it('is in no column of any table, and in no file', async () => {
    const { token, id } = await createPerson(app);
    await insertRow(db(), 'consents', { email: traces.email, purpose: 'mailing', given: true, source: 'news' });
    const before = new Set((await Promise.all(Object.values(traces).map(tablesWith))).flat());
    expect([...before].toSorted()).toEqual(
      [
        'basket_lines',
        'club_results',
        'consents',
        'files',
        'letter_requests',
        'letters',
        'logins',
        'one_time_codes',
        'online_races',
        'opening_reminders',
        'order_lines',
      ]
        .concat([
          'orders',
          'phone_codes',
          'policies',
          'privacy_requests',
          'shipments',
          'subscriptions',
          'support_messages',
          'support_requests',
          'ticket_transfers',
          'tickets',
          'users',
        ])
        .toSorted(),
    );
    expect(filesOnDisk()).toHaveLength(2);
    const answer = await remove(token, { code: await mailedCode(token), force: true });
    expect(answer.json()).toEqual({ message: 'Аккаунт удалён' });
    app.letters.splice(0);
    await app.sweeps.sendLetters();
    expect(app.letters.map(({ to, subject }) => [to.address, subject])).toEqual([[traces.email, 'Аккаунт удалён']]);
    for (const word of Object.values(traces)) expect([word, await tablesWith(word)]).toEqual([word, []]);
    expect(filesOnDisk()).toEqual([]);
    const { rows } = await sql`select id from files`.execute(db());
    expect(rows).toEqual([]);
    const { rows: networks } = await sql`select 1 from user_networks where user_id = ${id}`.execute(db());
    expect(networks).toEqual([]);
  });

  it('leaves the documents of what was paid and agreed to', async () => {
    const { token, id } = await createPerson(app);
    const addresses = [traces.email, traces.gift];
    const { rows: bought } = await sql<{ id: number }>`
      select id from orders where lower(email) = any(${addresses}) order by id`.execute(db());
    const orders = bought.map((order) => order.id);
    const read = async () =>
      (
        await sql`select (select sum(amount_minor)::int from orders where id = any(${orders})) as amount,
          (select count(*)::int from payments where order_id = any(${orders})) as payments,
          (select count(*)::int from tickets where order_id = any(${orders})) as tickets,
          (select count(*)::int from policies where user_id = ${id}) as policies`.execute(db())
      ).rows[0];
    const { rows: known } = await sql<{ id: number }>`
      select id from consents where lower(email) = any(${addresses})`.execute(db());
    const consents = async () =>
      (
        await sql`select purpose, given, source, address, document_version, created_at from consents
          where id = any(${known.map((consent) => consent.id)}) order by id`.execute(db())
      ).rows;
    const code = await mailedCode(token);
    const [before, agreed] = [await read(), await consents()];
    expect(before).toEqual({ amount: 600_000, payments: 2, tickets: 2, policies: 1 });
    expect(agreed.length).toBeGreaterThan(4);
    await remove(token, { code, force: true });
    expect(await read()).toEqual(before);
    expect(await consents()).toEqual(agreed);
    const { rows } = await sql`select distinct person_hash from consents where user_id = ${id}`.execute(db());
    expect(rows).toEqual([{ person_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('is signed in nowhere, and can sign up anew with the same e-mail and phone', async () => {
    const { token, id } = await createPerson(app);
    const code = await mailedCode(token);
    await remove(token, { code, force: true });
    expect((await send(app, 'GET', '/api/user', undefined, { token })).statusCode).toBe(403);
    const { rows } = await sql`select 1 from logins where user_id = ${id} and revoked_at is null`.execute(db());
    expect(rows).toEqual([]);
    const again = await createUser(db(), { email: traces.email, phone: traces.phone, phone_confirmed_at: new Date() });
    expect(await myTickets(app, again.token)).toEqual([]);
    expect((await remove(again.token, { code })).statusCode).toBe(400);
    await sql`update users set email = null, phone = null where id = ${again.id}`.execute(db());
  });

  it('enters no coming start with a ticket, and keeps a past one as it was run', async () => {
    const { token, id, format } = await createPerson(app);
    const past = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(past.publicId, 1)]), { token });
    await sql`update formats set start_time = ${inDays(-2)} where id = ${past.id}`.execute(db());
    await sql`update tickets set start_number = 77 where format_id = ${past.id}`.execute(db());
    await remove(token, { code: await mailedCode(token), force: true });
    const { rows } = await sql`
      select format_id as format, status, info, start_number as number from tickets where user_id = ${id} order by id`.execute(
      db(),
    );
    expect(rows).toEqual([
      { format: format.id, status: 'blocked', info: null, number: null },
      { format: format.id, status: 'blocked', info: null, number: null },
      { format: past.id, status: 'active', info: null, number: 77 },
    ]);
  });

  it('takes offered tickets back and gives back those that were offered to him', async () => {
    const user = await createUser(db(), { email: 'parting@example.org' });
    const other = await createUser(db(), { email: 'staying@example.org' });
    const format = await createFormat(db(), { preregistration: false });
    const offer = async (from: typeof user, email: string): Promise<number> => {
      await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: from.token });
      const { rows } = await sql<{ id: number }>`
        update tickets set status = 'transfer' where user_id = ${from.id} returning id`.execute(db());
      const ticket_id = rows[0]?.id;
      const row = { ticket_id, from_user_id: from.id, email, language: 'ru', expires_at: inDays(7) };
      await insertRow(db(), 'ticket_transfers', row);
      return ticket_id ?? 0;
    };
    const [own, offered] = [await offer(user, 'staying@example.org'), await offer(other, 'Parting@example.org')];
    await remove(user.token, { code: await mailedCode(user.token), force: true });
    const { rows } = await sql`
      select t.id, t.status, x.status as offer, x.email from tickets t join ticket_transfers x on x.ticket_id = t.id
      where t.id = any(${[own, offered]}) order by t.id`.execute(db());
    expect(rows).toEqual([
      { id: own, status: 'blocked', offer: 'taken_back', email: '' },
      { id: offered, status: 'active', offer: 'declined', email: '' },
    ]);
  });

  it('takes nothing of anybody else along', async () => {
    const stranger = await createUser(db(), { email: 'stranger@example.org', name: 'Наина', phone: '+79030000001' });
    const format = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)], { email: 'stranger@example.org' }), {
      token: stranger.token,
    });
    const { token } = await createPerson(app);
    await askCode(stranger.token);
    const dump = async () => ({
      user: (await sql`select * from users where id = ${stranger.id}`.execute(db())).rows,
      letters: (await sql`select id, recipient from letters where recipient = 'stranger@example.org'`.execute(db()))
        .rows,
      codes: (await sql`select * from one_time_codes where user_id = ${stranger.id}`.execute(db())).rows,
      tickets: (await sql`select * from tickets where user_id = ${stranger.id}`.execute(db())).rows,
      consents: (await sql`select * from consents where user_id = ${stranger.id}`.execute(db())).rows,
      orders: (await sql`select * from orders where user_id = ${stranger.id}`.execute(db())).rows,
    });
    const code = await mailedCode(token);
    const before = await dump();
    await remove(token, { code, force: true });
    expect(await dump()).toEqual(before);
    expect((await send(app, 'GET', '/api/user', undefined, { token: stranger.token })).statusCode).toBe(200);
  });
});
