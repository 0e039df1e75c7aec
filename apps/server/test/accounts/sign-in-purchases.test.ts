import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinPurchases } from '../../src/modules/accounts/join-purchases.ts';
import { owners } from '../factories/person.ts';
import { createFormat, insertRow } from '../factories/events.ts';
import { pdf, send as sendForm } from '../factories/files.ts';
import { buy, myTickets, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import {
  ask,
  codeIn,
  confirm as openLetter,
  createMember,
  isAlive,
  lettersTo,
  logIn,
  newEmail,
  password,
  register,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let format: string;
beforeAll(async () => {
  app = await createTestApp();
  format = (await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 500 } })).publicId;
});
afterAll(() => app.close());

const db = () => app.database.db;
type Entered = { token: string; user: { public_id: string; email: string | null; temporary: boolean } };
const body = (email: string, fields: object = {}) => paymentBody([plainLine(format, 1)], { email, ...fields });
const confirm = (code: string, fields: object = {}) => openLetter(app, code, fields);
/** By the link of a letter: a password proves no mailbox (DEC-114). */
const enter = async (email: string): Promise<string> => {
  await ask(app, 'POST', '/api/auth/link', { email });
  const code = codeIn((await lettersTo(app, email)).findLast(({ text }) => text.includes('/token/')));
  return (await ask(app, 'PUT', '/api/auth/link', { code })).json<Entered>().token;
};

describe('purchases of a guest', () => {
  it('are the account’s after its owner logs in: orders, tickets, holds and files', async () => {
    const { email, id } = await createMember(app);
    const bought = await buy(app, body(email.toUpperCase()));
    const waiting = await place(app, body(email, { temporary_token: bought.token }));
    const second = await buy(app, body(email));
    const asGuest = { token: bought.token };
    const reserved = await send(app, 'POST', '/api/hold', { format_public_id: format, count: 1 }, asGuest);
    const held = reserved.json<{ hold_id: string }>().hold_id;
    const file = await sendForm(app, [{ name: 'file', filename: 'a.pdf', value: pdf() }], {
      authorization: bought.token ?? '',
    });
    const offer = await insertRow(db(), 'insurance_offers', {
      public_id: 'guest-offer',
      name_ru: 'Полис',
      title_ru: 'Полис',
      legals: '/legals',
      price_minor: 10_000,
      validity_seconds: 86_400,
    });
    await sql`
      insert into policies (public_id, offer_id, user_id, number, last_name, first_name, phone, starts_at, validity_seconds, price_minor)
      select 'guest-policy', ${offer}, t.user_id, 'of a guest', 'Иванова', 'Анна', '', now(), 86400, 10000
      from tickets t join orders o on o.id = t.order_id where o.public_id = ${bought.order.public_id}`.execute(db());
    const token = await enter(email);
    expect(await myTickets(app, token)).toHaveLength(2);
    for (const { order } of [bought, waiting, second])
      expect((await readOrder(app, order.public_id, { token })).email.toLowerCase()).toBe(email);
    const { rows } = await sql`
      select (select visitor from holds where id = ${held}) as visitor,
        (select user_id from files where public_id = ${file.body.public_id}) as owner,
        (select user_id from policies where number = 'of a guest') as insured,
        (select count(*)::int from tickets where original_user_id = ${id}) as originals,
        (select count(*)::int from orders o join users u on u.id = o.user_id where u.temporary and lower(o.email) = ${email}) as left`.execute(
      db(),
    );
    expect(rows).toEqual([{ visitor: `user:${id}`, owner: id, insured: id, originals: 2, left: 0 }]);
    expect(await isAlive(app, bought.token ?? '')).toBe(false);
  });

  it('that are paid only after the owner came are his all the same', async () => {
    const { email } = await createMember(app);
    const placed = await place(app, body(email));
    const token = await enter(email);
    const { redirect_url } = placed;
    expect(redirect_url).toBeTruthy();
    await ask(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, { result: 'paid' });
    expect(await myTickets(app, token)).toHaveLength(1);
  });

  it('come at the confirmation of the e-mail', async () => {
    const email = newEmail();
    await buy(app, body(email));
    const code = await register(app, email);
    const { token } = (await confirm(code)).json<Entered>();
    expect(await myTickets(app, token)).toHaveLength(1);
  });

  it('do not come to an address that is not confirmed, nor to another account', async () => {
    const email = newEmail();
    const guest = await buy(app, body(email));
    await register(app, email);
    const stranger = await createMember(app);
    const { rows } = await sql<{ id: number }>`select id from users where email = ${email} and not temporary`.execute(
      db(),
    );
    for (const userId of [rows[0]?.id ?? 0, stranger.id]) {
      expect(
        await db()
          .transaction()
          .execute((tx) => joinPurchases(tx, owners(), { userId, email })),
      ).toBe(0);
    }
    expect(await myTickets(app, guest.token)).toHaveLength(1);
    expect(await myTickets(app, stranger.token)).toEqual([]);
  });

  it('open nothing of the account to whoever typed its address', async () => {
    const { email, token } = await createMember(app);
    await sql`update users set last_name = 'Тайная' where email = ${email}`.execute(db());
    const key = randomUUID();
    const purchase = body(email);
    const first = await place(app, purchase, { key });
    await enter(email);
    const repeated = await place(app, purchase, { key });
    expect(repeated.order).toMatchObject({ public_id: first.order.public_id });
    expect(repeated).toMatchObject({ token: null, user: null });
    expect(JSON.stringify(repeated)).not.toContain('Тайная');
    expect(await isAlive(app, first.token ?? '')).toBe(false);
    expect(await isAlive(app, token)).toBe(true);
  });

  it('are joined once by two logins at the same moment', async () => {
    const { email, id, token } = await createMember(app);
    for (let i = 0; i < 3; i += 1) await buy(app, body(email));
    const join = () =>
      db()
        .transaction()
        .execute((tx) => joinPurchases(tx, owners(), { userId: id, email }));
    const joined = await Promise.all([join(), join(), join()]);
    expect(joined.toSorted()).toEqual([0, 0, 3]);
    expect(await myTickets(app, token)).toHaveLength(3);
  });
});

describe('a guest who wants an account', () => {
  it('gets one by the letter of his purchase, with the password he chooses', async () => {
    const email = newEmail();
    const guest = await buy(app, body(email, { register: true }));
    const letter = (await lettersTo(app, email)).find((one) => one.subject === 'Завершите регистрацию');
    expect(letter?.text).toContain('?password=new');
    const finished = (await confirm(codeIn(letter), { password })).json<Entered>();
    expect(finished.user).toMatchObject({ email, temporary: false, email_confirmed: true, has_password: true });
    expect(await myTickets(app, finished.token)).toHaveLength(1);
    expect(await isAlive(app, guest.token ?? '')).toBe(false);
    expect((await logIn(app, email)).statusCode).toBe(200);
  });

  it('is not asked without his wish', async () => {
    const email = newEmail();
    await buy(app, body(email));
    expect((await lettersTo(app, email)).map((one) => one.subject)).not.toContain('Завершите регистрацию');
  });

  it('with a known e-mail is told to sign in, and the letter carries no code', async () => {
    const { email, token } = await createMember(app);
    await buy(app, body(email, { register: true }));
    const letter = (await lettersTo(app, email)).find((one) => one.subject === 'Ваша покупка ждёт в аккаунте');
    expect(letter?.text).toContain('/loginlink');
    expect(letter?.text).not.toContain('/verify/');
    expect(await isAlive(app, token)).toBe(true);
  });

  it('whose address was registered by a stranger takes that account over without the stranger’s password', async () => {
    const email = newEmail();
    await register(app, email, { password: 'Stranger-2031' });
    await buy(app, body(email, { register: true }));
    const letter = (await lettersTo(app, email)).find((one) => one.subject === 'Завершите регистрацию');
    const finished = (await confirm(codeIn(letter))).json<Entered>();
    expect(finished.user).toMatchObject({ temporary: false, has_password: false });
    expect(await myTickets(app, finished.token)).toHaveLength(1);
    expect((await logIn(app, email, 'Stranger-2031')).statusCode).toBe(400);
  });

  it('may ask for the letter again with his token', async () => {
    const email = newEmail();
    const guest = await buy(app, body(email));
    await app.sweeps.sendLetters();
    const asked = await ask(app, 'POST', '/api/user/confirm/email', {}, { token: guest.token ?? '' });
    expect(asked.statusCode).toBe(200);
    const [letter] = await lettersTo(app, email);
    expect((await confirm(codeIn(letter), { password })).statusCode).toBe(200);
    const member = await createMember(app);
    const needless = await ask(app, 'POST', '/api/user/confirm/email', {}, { token: member.token });
    expect(needless.json()).toMatchObject({ code: 'state', message: 'Почта уже подтверждена' });
  });
});
