import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../factories/accounts.ts';
import { createFormat } from '../factories/events.ts';
import { buy, myTickets, paymentBody, plainLine } from '../factories/orders.ts';
import {
  ask,
  codeIn,
  cookieOf,
  createMember,
  lettersTo,
  logIn,
  newEmail,
  newPhone,
  password,
  smsCode,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/** DEC-114: what a letter carries must not give its reader's mailbox, account and tickets to whoever asked for it. */
let app: TestApp;
let format: string;
beforeAll(async () => {
  app = await createTestApp();
  format = (await createFormat(app.database.db, { preregistration: false, quotas: { athlete: 500 } })).publicId;
});
afterAll(() => app.close());
beforeEach(() => {
  app.letters.splice(0);
});

type Entered = { token: string; user: { email: string | null; has_password: boolean } };
const strangersPassword = 'Stranger-2031';
const bought = (email: string) => buy(app, paymentBody([plainLine(format, 1)], { email }));
const signUp = (email: string, typed: string, cookie?: string) =>
  ask(app, 'POST', '/api/user', { email, password: typed, agree: true }, cookie ? { cookie } : {});
const open = (code: string, { cookie, ...fields }: { cookie?: string; password?: string } = {}) =>
  ask(app, 'POST', '/api/user/verify/email', { code, ...fields }, cookie ? { cookie } : {});
const mailedCode = async (email: string): Promise<string> => codeIn((await lettersTo(app, email)).at(-1));
const linkLogin = async (email: string): Promise<Entered> => {
  await ask(app, 'POST', '/api/auth/link', { email });
  return (await ask(app, 'PUT', '/api/auth/link', { code: await mailedCode(email) })).json<Entered>();
};

describe('a new e-mail that a stranger asked for', () => {
  const newEmailCode = async (email: string): Promise<string> =>
    /\/verify\/new\/email\/(\S+)/.exec((await lettersTo(app, email)).at(-1)?.text ?? '')?.[1] ?? '';
  const confirmNew = (code: string, token?: string) =>
    ask(app, 'POST', '/api/user/verify/new/email', { code }, token ? { token } : {});

  it('gives him neither the address nor its tickets when its owner opens the link', async () => {
    const victim = newEmail();
    await bought(victim);
    const stranger = await createUser(app.database.db);
    await ask(app, 'POST', '/api/user/change/email', { email: victim }, { token: stranger.token });
    const code = await newEmailCode(victim);
    const other = await createUser(app.database.db);
    for (const token of [undefined, 'nonsense', other.token]) {
      const answer = await confirmNew(code, token);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'state', message: expect.stringContaining('в котором меняли') as string },
      ]);
    }
    expect(await myTickets(app, stranger.token)).toEqual([]);
    expect(await myTickets(app, other.token)).toEqual([]);
    const me = await ask(app, 'GET', '/api/user', undefined, { token: stranger.token });
    expect(me.json<{ values: object }>().values).toMatchObject({ new_email: victim });
  });

  it('is not spent by being opened elsewhere: the asker who reads the letter confirms it afterwards', async () => {
    const email = newEmail();
    const user = await createUser(app.database.db);
    await ask(app, 'POST', '/api/user/change/email', { email }, { token: user.token });
    const code = await newEmailCode(email);
    expect((await confirmNew(code)).statusCode).toBe(400);
    expect((await confirmNew(code, user.token)).json()).toEqual({ email });
  });
});

describe('an address that a stranger registered', () => {
  it('opens to its owner without the stranger’s password, and the tickets stay shut to him', async () => {
    const victim = newEmail();
    await bought(victim);
    await signUp(victim, strangersPassword);
    const opened = (await open(await mailedCode(victim))).json<Entered>();
    expect(opened.user).toMatchObject({ email: victim, has_password: false });
    expect(await myTickets(app, opened.token)).toHaveLength(1);
    expect((await logIn(app, victim, strangersPassword)).statusCode).toBe(400);
  });

  it('keeps its password for the browser that registered', async () => {
    const email = newEmail();
    const cookie = cookieOf(await signUp(email, password));
    expect(cookie).toMatch(/^visitor=/);
    const opened = (await open(await mailedCode(email), { cookie })).json<Entered>();
    expect(opened.user.has_password).toBe(true);
    expect((await logIn(app, email)).statusCode).toBe(200);
  });

  it('keeps no password for a browser whose cookie is made up or another’s', async () => {
    for (const cookie of [
      'visitor=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA',
      cookieOf(await signUp(newEmail(), password)),
    ]) {
      const email = newEmail();
      await signUp(email, strangersPassword);
      expect((await open(await mailedCode(email), { cookie })).json<Entered>().user.has_password).toBe(false);
    }
  });

  it('takes the password that is typed beside the code', async () => {
    const email = newEmail();
    await signUp(email, strangersPassword);
    expect((await open(await mailedCode(email), { password })).json<Entered>().user.has_password).toBe(true);
    expect((await logIn(app, email)).statusCode).toBe(200);
    expect((await logIn(app, email, strangersPassword)).statusCode).toBe(400);
  });
});

describe('purchases of a guest', () => {
  it('do not come by a password, however it was learnt, and come by the link of a letter', async () => {
    const { email } = await createMember(app);
    await bought(email);
    const { token } = (await logIn(app, email)).json<Entered>();
    expect(await myTickets(app, token)).toEqual([]);
    expect(await myTickets(app, (await linkLogin(email)).token)).toHaveLength(1);
  });

  it('do not come by a text message', async () => {
    const phone = newPhone();
    const { email, id } = await createMember(app);
    await sql`update users set phone = ${phone}, phone_confirmed_at = now() where id = ${id}`.execute(app.database.db);
    await bought(email);
    await ask(app, 'POST', '/api/user/code', { phone });
    const entered = await ask(app, 'PUT', '/api/auth/phone', { phone, phone_code: await smsCode(app, phone) });
    expect(await myTickets(app, entered.json<Entered>().token)).toEqual([]);
  });
});
