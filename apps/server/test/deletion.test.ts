import { sql } from 'kysely';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from './factories/accounts.ts';
import { createFormat, inDays, insertRow } from './factories/events.ts';
import { buy, myTickets, paymentBody, place, plainLine, send } from './factories/orders.ts';
import { createPerson, traces } from './factories/person.ts';
import { createTestApp, type TestApp } from './support/index.ts';

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

/** Tables with a row that holds the word in any column, whatever its type. */
const tablesWith = async (word: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db(),
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(name)} t where t::text ilike ${`%${word}%`} limit 1`.execute(db());
    if (hits.rows.length) found.push(name);
  }
  return found;
};
const askCode = (token: string) => send(app, 'POST', '/api/user/delete/code', {}, { token });
const remove = (token: string, body: unknown) => send(app, 'DELETE', '/api/user', body, { token });

/** The code of the letter, sent now. */
const mailedCode = async (token: string): Promise<string> => {
  await askCode(token);
  await app.sweeps.sendLetters();
  const letter = app.letters.findLast(({ text }) => text.includes('#delete='));
  return /#delete=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
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
        'consents',
        'files',
        'letter_requests',
        'letters',
        'logins',
        'one_time_codes',
        'online_races',
        'order_lines',
      ]
        .concat(['orders', 'phone_codes', 'policies', 'subscriptions', 'ticket_transfers', 'tickets', 'users'])
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

describe('a deletion', () => {
  it('waits for the code of its letter, that of nobody else and nothing else', async () => {
    const [one, two] = [await createUser(db()), await createUser(db())];
    const [code, foreign] = [await mailedCode(one.token), await mailedCode(two.token)];
    expect(code).not.toBe(foreign);
    for (const wrong of ['', '0000', foreign, `${code}x`, code.slice(0, -1)])
      expect((await remove(one.token, { code: wrong })).json()).toMatchObject({ errors: { code: 'Неверный код' } });
    expect((await remove(one.token, { code: [code] })).statusCode).toBe(422);
    await mailedCode(one.token);
    expect((await remove(one.token, { code })).statusCode).toBe(400);
    expect((await send(app, 'GET', '/api/user', undefined, { token: one.token })).statusCode).toBe(200);
  });

  it('is told of coming tickets first, and goes on with the same code', async () => {
    const user = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const code = await mailedCode(user.token);
    expect((await remove(user.token, { code })).json()).toMatchObject({
      code: 'state',
      message: 'У вас есть билеты на предстоящие старты. С аккаунтом они пропадут',
    });
    expect(await myTickets(app, user.token)).toHaveLength(1);
    expect((await remove(user.token, { code, force: true })).statusCode).toBe(200);
  });

  it('needs no force when the tickets were returned or their start is over', async () => {
    const user = await createUser(db());
    const [returned, past] = [
      await createFormat(db(), { preregistration: false }),
      await createFormat(db(), { preregistration: false }),
    ];
    for (const { publicId } of [returned, past])
      await buy(app, paymentBody([plainLine(publicId, 1)]), { token: user.token });
    await sql`update tickets set status = 'returned' where format_id = ${returned.id}`.execute(db());
    await sql`update formats set start_time = ${inDays(-1)} where id = ${past.id}`.execute(db());
    expect((await remove(user.token, { code: await mailedCode(user.token) })).statusCode).toBe(200);
  });

  it('waits for an order that may still be paid, whatever is forced', async () => {
    const user = await createUser(db());
    const format = await createFormat(db(), { preregistration: false });
    const { order } = await place(app, paymentBody([plainLine(format.publicId, 1)]), { token: user.token });
    const code = await mailedCode(user.token);
    expect((await remove(user.token, { code, force: true })).json()).toMatchObject({
      code: 'state',
      message: 'Ваш заказ ещё оформляется. Попробуйте через полчаса',
    });
    await sql`update orders set expires_at = now() - interval '1 minute' where public_id = ${order.public_id}`.execute(
      db(),
    );
    await app.sweeps.expireOrders();
    expect((await remove(user.token, { code, force: true })).statusCode).toBe(200);
  });

  it('happens once, however many ask for it at the same moment', async () => {
    const user = await createUser(db(), { email: 'once@example.org' });
    const code = await mailedCode(user.token);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(user.token, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    app.letters.splice(0);
    await app.sweeps.sendLetters();
    expect(app.letters).toHaveLength(1);
  });

  it('is confirmed by SMS where no e-mail is', async () => {
    const phone = '+79031112233';
    const user = await createUser(db(), {
      email: null,
      email_confirmed_at: null,
      phone,
      phone_confirmed_at: new Date(),
    });
    expect((await askCode(user.token)).json()).toEqual({ message: 'Мы отправили код по SMS' });
    await app.sweeps.sendLetters();
    const code = /\b\d{4}\b/.exec(app.texts.at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await remove(user.token, { code: wrong })).json()).toMatchObject({ errors: { code: 'Неверный код' } });
    expect((await remove(user.token, { code })).statusCode).toBe(200);
    expect(await tablesWith(phone)).toEqual([]);
  });

  it('has no code where nothing is known to send it to', async () => {
    const user = await createUser(db(), { email: null, email_confirmed_at: null });
    expect((await askCode(user.token)).json()).toMatchObject({
      code: 'state',
      message: 'Сначала подтвердите e-mail или телефон: туда придёт код',
    });
  });

  it('of an account with an e-mail that nobody has proved leaves another’s letters alone', async () => {
    const email = 'somebody@example.org';
    const user = await createUser(db(), { email, email_confirmed_at: null });
    const code = await mailedCode(user.token);
    const format = await createFormat(db(), { preregistration: false });
    const guest = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email }));
    await remove(user.token, { code });
    app.letters.splice(0);
    await app.sweeps.sendLetters();
    expect(app.letters.map(({ to }) => to.address)).toContain(email);
    expect(await myTickets(app, guest.token)).toHaveLength(1);
  });
});
