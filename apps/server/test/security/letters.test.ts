import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { buy, paymentBody, plainLine } from '../factories/orders.ts';
import {
  ask,
  codeIn,
  cookieOf,
  createMember,
  isAlive,
  lettersTo,
  logIn,
  newEmail,
  newPhone,
  password,
  register,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
type Token = { token: string };

describe('a letter asked for by a stranger', () => {
  const attacker = 'attacker@evil.example';
  const shapes = (email: string): [string, unknown][] => [
    ['an array', [email, attacker]],
    ['an object', { 0: email, 1: attacker }],
    ['a comma', `${email},${attacker}`],
    ['a comma and a blank', `${email}, ${attacker}`],
    ['a semicolon', `${email};${attacker}`],
    ['a line break', `${email}\n${attacker}`],
    ['a header of its own', `${email}\r\nBcc: ${attacker}`],
    ['an encoded line break', `${email}%0ABcc:${attacker}`],
    ['a name before it', `"${email}" <${attacker}>`],
    ['a zero byte', `${email}\u0000${attacker}`],
    ['a line separator', `${email}\u2028${attacker}`],
  ];
  const paths = ['/api/auth/resetpassword', '/api/auth/link', '/api/user/repeat/email', '/api/user'];

  it.each(paths)('of %s goes to the stored address alone', async (path) => {
    const { email } = await createMember(app);
    await app.sweeps.sendLetters();
    const before = app.letters.length;
    for (const [shape, typed] of shapes(email)) {
      const answer = await ask(app, 'POST', path, { email: typed, password, agree: true });
      expect([400, 422], shape).toContain(answer.statusCode);
    }
    const both = { email, 'email[]': attacker, emails: [attacker], to: attacker, password, agree: true };
    await ask(app, 'POST', path, both);
    await app.sweeps.sendLetters();
    const recipients = app.letters.slice(before).map((letter) => letter.to.address);
    expect(recipients.every((to) => to === email)).toBe(true);
    expect(JSON.stringify(app.letters.slice(before))).not.toContain(attacker);
  });

  it('typed in other letters goes to the address as it is stored', async () => {
    const { email } = await createMember(app);
    await ask(app, 'POST', '/api/auth/resetpassword', { email: ` ${email.toUpperCase()} ` });
    expect(await lettersTo(app, email)).toHaveLength(1);
  });
});

describe('whether somebody has an account', () => {
  /** Always from one browser: a new one is given a cookie of its own. */
  let cookie = '';
  beforeAll(async () => {
    cookie = cookieOf(await ask(app, 'POST', '/api/user', { email: newEmail(), password, agree: true }));
  });
  const bytes = async (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<string> => {
    const { statusCode, headers, body: text } = await ask(app, method, path, body, { cookie });
    const { date: _date, ...rest } = headers;
    return JSON.stringify([statusCode, rest, text]);
  };

  it.each([
    ['registration', '/api/user'],
    ['a reset', '/api/auth/resetpassword'],
    ['a login link', '/api/auth/link'],
    ['the confirmation again', '/api/user/repeat/email'],
  ])('is not told by the bytes of %s', async (_name, path) => {
    const { email } = await createMember(app);
    const waiting = newEmail();
    await register(app, waiting);
    const answers = [];
    for (const one of [email, waiting, newEmail()])
      answers.push(await bytes(path, { email: one, password, agree: true }));
    expect(answers[0]).toContain('200');
    expect(new Set(answers).size).toBe(1);
  });

  it('is not told by the bytes of a code, nor of a wrong one', async () => {
    const known = newPhone();
    await sql`insert into users (public_id, phone, phone_confirmed_at) values ('known-phone', ${known}, now())`.execute(
      db(),
    );
    const unknown = newPhone();
    const sent = [];
    const wrong = [];
    for (const phone of [known, unknown]) {
      sent.push(await bytes('/api/user/code', { phone }));
      await sql`update phone_codes set tries = 3 where phone = ${phone}`.execute(db());
      wrong.push(await bytes('/api/auth/phone', { phone, phone_code: '1234' }, 'PUT'));
    }
    expect([new Set(sent).size, new Set(wrong).size]).toEqual([1, 1]);
  });

  it('is not told by a limit, either', async () => {
    const strict = await createTestApp({ database: app.database, config: { limitsOff: false } });
    const { email } = await createMember(app);
    for (const path of ['/api/auth/resetpassword', '/api/auth/link', '/api/user/repeat/email']) {
      const answers = [];
      for (const one of [email, newEmail()]) {
        await ask(strict, 'POST', path, { email: one });
        const { statusCode, body, headers } = await ask(strict, 'POST', path, { email: one });
        answers.push([statusCode, body, headers['retry-after']]);
        await sql`delete from attempts`.execute(db());
      }
      expect(answers[0]?.[0]).toBe(429);
      expect(answers[0]).toEqual(answers[1]);
    }
    await strict.close();
  });
});

describe('tokens and codes', () => {
  it('of the database open nothing', async () => {
    const { email, id } = await createMember(app);
    await ask(app, 'POST', '/api/auth/link', { email });
    await app.sweeps.sendLetters();
    const { rows } = await sql<{ id: string; seed: string; hash: string }>`
      select c.public_id as id, encode(c.seed, 'base64') as seed, encode(l.token_hash, 'base64') as hash
      from one_time_codes c join logins l on l.user_id = c.user_id where c.user_id = ${id} and c.purpose = 'link'`.execute(
      db(),
    );
    const [row] = rows;
    const seed = (row?.seed ?? '').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    for (const code of [row?.id, `${row?.id}.`, `${row?.id}.${seed}`, seed])
      expect((await ask(app, 'PUT', '/api/auth/link', { code })).statusCode).toBe(400);
    expect(await isAlive(app, row?.hash ?? '')).toBe(false);
    expect(JSON.stringify((await sql`select data from letters`.execute(db())).rows)).not.toContain(seed);
  });

  it('of one purpose do not serve another', async () => {
    const { email } = await createMember(app);
    await ask(app, 'POST', '/api/auth/resetpassword', { email });
    const code = codeIn((await lettersTo(app, email))[0]);
    expect((await ask(app, 'PUT', '/api/auth/link', { code })).statusCode).toBe(400);
    expect((await ask(app, 'POST', '/api/user/verify/email', { code })).statusCode).toBe(400);
    const direct = await ask(app, 'POST', '/api/auth/resetpassword/update', { secure: code, password });
    expect(direct.statusCode).toBe(400);
    expect((await ask(app, 'PUT', '/api/auth/resetpassword', { code })).statusCode).toBe(200);
  });

  it('work once for those who send them at the same moment', async () => {
    const { email } = await createMember(app);
    await ask(app, 'POST', '/api/auth/link', { email });
    const code = codeIn((await lettersTo(app, email))[0]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(app, 'PUT', '/api/auth/link', { code })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('in use before a login are not used after it', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const member = await createMember(app);
    const guest = await buy(app, paymentBody([plainLine(format.publicId, 1)], { email: newEmail() }));
    const tokens = [member.token, guest.token ?? '', 'fixed-by-a-stranger'];
    for (const token of tokens) {
      const answer = await ask(app, 'PUT', '/api/auth', { email: member.email, password }, { token });
      expect(tokens).not.toContain(answer.json<Token>().token);
    }
    expect(await isAlive(app, 'fixed-by-a-stranger')).toBe(false);
  });

  it('of a revoked login are refused with 403, of an ended one with 401', async () => {
    const { email, token, id } = await createMember(app);
    const status = async () => (await ask(app, 'GET', '/api/user/tickets/my', undefined, { token })).statusCode;
    await ask(app, 'DELETE', '/api/auth', undefined, { token });
    expect(await status()).toBe(403);
    await sql`update logins set revoked_at = null, expires_at = now() where user_id = ${id}`.execute(db());
    expect(await status()).toBe(401);
    expect((await logIn(app, email)).statusCode).toBe(200);
  });
});

describe('the letters of a mailbox', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ config: { limitsOff: false } });
  });
  afterAll(() => strict.close());

  const link = async (email: string, cookie?: string): Promise<number> =>
    (await ask(strict, 'POST', '/api/auth/link', { email }, cookie ? { cookie } : {})).statusCode;
  /** A minute later. */
  const wait = () =>
    sql`update attempts set moments = array(select m - interval '61 seconds' from unnest(moments) m)`.execute(
      strict.database.db,
    );
  /** How many of so many requests, a minute apart, were answered by a letter. */
  const askAgain = async (times: number, email: string, cookie?: string): Promise<number> => {
    let sent = 0;
    for (let i = 0; i < times; i += 1) {
      if ((await link(email, cookie)) === 200) sent += 1;
      await wait();
    }
    return sent;
  };

  it('that strangers have used up still open the account in the browser its owner has been in before', async () => {
    const { email } = await createMember(strict);
    const cookie = cookieOf(await logIn(strict, email));
    await wait();
    expect(await askAgain(8, email)).toBeLessThanOrEqual(5);
    await lettersTo(strict, email);
    expect(await link(email)).toBe(429);
    expect(await link(email, cookie)).toBe(200);
    const code = codeIn((await lettersTo(strict, email)).at(-1));
    expect((await ask(strict, 'PUT', '/api/auth/link', { code })).statusCode).toBe(200);
    const reset = { email };
    expect((await ask(strict, 'POST', '/api/auth/resetpassword', reset, { cookie })).statusCode).toBe(200);
  });

  it('are not for the browser of another member, nor for one that was only at the page', async () => {
    const [{ email }, other] = [await createMember(strict), await createMember(strict)];
    const strange = cookieOf(await logIn(strict, other.email));
    const visited = cookieOf(await ask(strict, 'POST', '/api/auth/link', { email: newEmail() }));
    await askAgain(6, email);
    expect(visited).not.toBe('');
    expect([await link(email, strange), await link(email, visited)]).toEqual([429, 429]);
  });

  it('stay ten an hour, whoever asks', async () => {
    const { email } = await createMember(strict);
    const cookie = cookieOf(await logIn(strict, email));
    await sql`delete from attempts`.execute(strict.database.db);
    expect(await askAgain(8, email, cookie)).toBe(5);
    expect(await askAgain(8, email)).toBe(5);
  });

  it('are at most one a minute in a known browser, too', async () => {
    const { email } = await createMember(strict);
    const cookie = cookieOf(await logIn(strict, email));
    expect([await link(email, cookie), await link(email, cookie)]).toEqual([200, 429]);
  });

  it('that say goodbye come, whatever strangers ask: the person is signed in', async () => {
    const { email, token } = await createMember(strict);
    await askAgain(6, email);
    expect(await link(email)).toBe(429);
    expect((await ask(strict, 'POST', '/api/user/delete/code', undefined, { token })).statusCode).toBe(200);
  });
});
