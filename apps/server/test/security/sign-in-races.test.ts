import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilWaiting } from '../concurrency/support/places.ts';
import { createFormat, insertRow } from '../factories/events.ts';
import { buy, myTickets, paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { createUser } from '../factories/accounts.ts';
import {
  ask,
  codeIn,
  confirm as openLetter,
  createMember,
  isAlive,
  lettersTo,
  logIn,
  newEmail,
  newPhone,
  password,
  smsCode,
} from '../factories/sign-in.ts';
import type { Tx } from '../../src/platform/database/index.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
let format: string;
beforeAll(async () => {
  app = await createTestApp();
  format = (await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 500 } })).publicId;
});
afterAll(() => app.close());

const db = () => app.database.db;
const body = (email: string, fields: object = {}) => paymentBody([plainLine(format, 1)], { email, ...fields });
const confirm = (code: string) => openLetter(app, code);
const pay = (order: string) => ask(app, 'POST', `/api/payment/sandbox/${order}`, { result: 'paid' });
/** The code of the letter that offers a guest an account. */
const invitation = async (email: string): Promise<string> =>
  codeIn((await lettersTo(app, email)).find(({ text }) => text.includes('/verify/email/')));

/** What `begin` has begun, finished: a transaction of another session held what `hold` took until all of it waited. */
const whileHeld = async <T extends readonly unknown[]>(
  hold: (tx: Tx) => Promise<unknown>,
  begin: (untilBlocked: (count: number) => Promise<void>) => Promise<T>,
) =>
  Promise.all(
    await db()
      .transaction()
      .execute(async (tx) => {
        await hold(tx);
        return begin((count) => untilWaiting(db(), count));
      }),
  );

describe('at the same moment', () => {
  it('a purchase is issued and its buyer signs in', async () => {
    const { email } = await createMember(app);
    const { order } = await place(app, body(email));
    await ask(app, 'POST', '/api/auth/link', { email });
    const code = codeIn((await lettersTo(app, email)).at(-1));
    const [issued, entered] = await whileHeld(
      (tx) => sql`lock table tickets in share mode`.execute(tx),
      async (untilBlocked) => {
        const issuing = pay(order.public_id);
        await untilBlocked(1);
        const entering = ask(app, 'PUT', '/api/auth/link', { code });
        await untilBlocked(2);
        return [issuing, entering] as const;
      },
    );
    expect([issued.statusCode, entered.statusCode]).toEqual([200, 200]);
    expect(await myTickets(app, entered.json<{ token: string }>().token)).toHaveLength(1);
  });

  it('two guests of one address confirm it', async () => {
    const email = newEmail();
    await buy(app, body(email, { register: true }));
    const first = await invitation(email);
    await sql`update one_time_codes set created_at = created_at - interval '2 minutes'`.execute(db());
    await buy(app, body(email, { register: true }));
    const codes = [first, await invitation(email)];
    const answers = await whileHeld(
      (tx) => sql`select 1 from users where email = ${email} for update`.execute(tx),
      async (untilBlocked) => {
        const asked = codes.map(confirm);
        await untilBlocked(2);
        return asked;
      },
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = new Set(answers.map((one) => one.json<{ user: { public_id: string } }>().user.public_id));
    expect(ids.size).toBe(1);
  });

  it('a guest pays once more and the mailbox makes him an account: whoever typed it is not let in', async () => {
    const email = newEmail();
    const { token } = await buy(app, body(email, { register: true }));
    const code = await invitation(email);
    const [paid, opened] = await whileHeld(
      (tx) => sql`lock table order_lines in share mode`.execute(tx),
      async (untilBlocked) => {
        const paying = send(app, 'POST', '/api/payment', body(email, { temporary_token: token }));
        await untilBlocked(1);
        return [paying, await confirm(code)] as const;
      },
    );
    expect([paid.statusCode, opened.statusCode]).toEqual([200, 200]);
    expect(paid.json()).toMatchObject({ token: null, user: null });
    const { rows } = await sql`
      select l.method from logins l join users u on u.id = l.user_id where u.email = ${email} and l.revoked_at is null`.execute(
      db(),
    );
    expect(rows).toEqual([{ method: 'confirm' }]);
  });

  it('the old password signs in and a new one is set: the login does not outlive it', async () => {
    const { email, id } = await createMember(app);
    const [entered] = await whileHeld(
      async (tx) => {
        await sql`update users set password_hash = 'another' where id = ${id}`.execute(tx);
        await sql`update logins set revoked_at = now() where user_id = ${id}`.execute(tx);
      },
      async (untilBlocked) => {
        const entering = logIn(app, email);
        await untilBlocked(1);
        return [entering] as const;
      },
    );
    expect(entered.json()).toMatchObject({ errors: { email: 'Неверный e-mail или пароль' } });
    const { rows } = await sql`select 1 from logins where user_id = ${id} and revoked_at is null`.execute(db());
    expect(rows).toEqual([]);
  });

  it('nobody gets a login to an account that is being erased', async () => {
    const { email, id, token } = await createMember(app);
    await ask(app, 'POST', '/api/user/delete/code', {}, { token });
    const [letter] = await lettersTo(app, email);
    const code = /#delete=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const [erased, entered] = await whileHeld(
      (tx) => sql`lock table basket_lines in share mode`.execute(tx),
      async (untilBlocked) => {
        const erasing = ask(app, 'DELETE', '/api/user', { code }, { token });
        await untilBlocked(1);
        const entering = logIn(app, email);
        await untilBlocked(2);
        return [erasing, entering] as const;
      },
    );
    expect([erased.statusCode, entered.statusCode]).toEqual([200, 400]);
    const { rows } = await sql`select 1 from logins where user_id = ${id} and revoked_at is null`.execute(db());
    expect(rows).toEqual([]);
  });

  it('nothing is written to an account that is being erased', async () => {
    const { id, token } = await createUser(db());
    await whileHeld(
      (tx) => sql`update users set email = null, deleted_at = now() where id = ${id}`.execute(tx),
      async (untilBlocked) => {
        const changing = send(app, 'PUT', '/api/user', { name: 'Феврония' }, { token });
        await untilBlocked(1);
        return [changing] as const;
      },
    );
    const { rows } = await sql`select name from users where id = ${id}`.execute(db());
    expect(rows).toEqual([{ name: '' }]);
  });

  it('an account gives its last network away and its phone to another: one of them stays', async () => {
    const phone = newPhone();
    const owner = await createUser(db(), {
      email: null,
      email_confirmed_at: null,
      phone,
      phone_confirmed_at: new Date(),
    });
    await insertRow(db(), 'user_networks', { user_id: owner.id, network: 'vk', subject: `vk of ${phone}` });
    const taker = await createUser(db());
    await send(app, 'POST', '/api/user/phone/code', { phone }, { token: taker.token });
    const code = await smsCode(app, phone);
    const [moved] = await whileHeld(
      async (tx) => {
        await sql`select 1 from users where id = ${owner.id} for no key update`.execute(tx);
        await sql`delete from user_networks where user_id = ${owner.id}`.execute(tx);
      },
      async (untilBlocked) => {
        const moving = send(app, 'POST', '/api/user/new/phone', { phone, code }, { token: taker.token });
        await untilBlocked(1);
        return [moving] as const;
      },
    );
    expect(moved.statusCode).toBe(400);
  });

  it('a link is used and another one is asked for', async () => {
    const { email } = await createMember(app);
    await ask(app, 'POST', '/api/auth/link', { email });
    const [letter] = await lettersTo(app, email);
    const code = codeIn(letter);
    await ask(app, 'POST', '/api/auth/link', { email });
    const [sent, entered] = await whileHeld(
      (tx) => sql`select 1 from users where email = ${email} for update`.execute(tx),
      async (untilBlocked) => {
        const sending = app.sweeps.sendLetters();
        await untilBlocked(1);
        const entering = ask(app, 'PUT', '/api/auth/link', { code });
        await untilBlocked(2);
        return [sending, entering] as const;
      },
    );
    // The newer letter has ended the older link.
    expect([sent, entered.statusCode]).toEqual([1, 400]);
  });
});

describe('a password that was reset', () => {
  it('ends the way of a thief who has asked for his own e-mail before', async () => {
    const { email, token } = await createMember(app);
    const thief = newEmail();
    await ask(app, 'POST', '/api/user/change/email', { email: thief }, { token });
    const [letter] = await lettersTo(app, thief);
    const stolen = /\/verify\/new\/email\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await ask(app, 'POST', '/api/auth/resetpassword', { email });
    const [reset] = await lettersTo(app, email);
    const { secure } = (await ask(app, 'PUT', '/api/auth/resetpassword', { code: codeIn(reset) })).json<{
      secure: string;
    }>();
    await ask(app, 'POST', '/api/auth/resetpassword/update', { secure, password: `${password}9` });
    expect(await isAlive(app, token)).toBe(false);
    const owner = (await logIn(app, email, `${password}9`)).json<{ token: string }>().token;
    const confirmed = await ask(app, 'POST', '/api/user/verify/new/email', { code: stolen }, { token: owner });
    expect(confirmed.json()).toMatchObject({ code: 'validation', errors: { code: expect.any(String) as string } });
  });

  it('and one that was changed does so as well', async () => {
    const { email, token } = await createMember(app);
    const other = (await logIn(app, email)).json<{ token: string }>().token;
    const thief = newEmail();
    await ask(app, 'POST', '/api/user/change/email', { email: thief }, { token: other });
    const [letter] = await lettersTo(app, thief);
    const stolen = /\/verify\/new\/email\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const changed = await ask(app, 'PUT', '/api/user/password', { password, new_password: `${password}9` }, { token });
    expect(changed.statusCode).toBe(200);
    const confirmed = await ask(app, 'POST', '/api/user/verify/new/email', { code: stolen }, { token });
    expect(confirmed.json()).toMatchObject({ code: 'validation', errors: { code: expect.any(String) as string } });
  });
});

describe('odd text', () => {
  const lone = 'a\ud800b';
  it('in a registration is no fault of the server', async () => {
    const answer = await ask(app, 'POST', '/api/user', { email: newEmail(), password, agree: true, name: lone });
    expect(answer.statusCode).toBe(422);
  });
  it('in a basket is no fault of the server', async () => {
    const { token } = await createUser(db());
    const goods = { unique_id: 'u1', public_id: format, selector: 'ticket', count: 1, kind: 'athlete', title: lone };
    expect((await send(app, 'POST', '/api/user/basket', { goods }, { token })).statusCode).toBe(422);
  });
  it('in a profile is no fault of the server', async () => {
    const { token } = await createUser(db());
    expect((await send(app, 'PUT', '/api/user', { name: lone }, { token })).statusCode).toBe(422);
    expect((await send(app, 'POST', '/api/auth/history', { os: lone }, { token })).statusCode).toBe(422);
  });
});
