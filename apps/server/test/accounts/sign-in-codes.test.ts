import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  codeIn,
  createMember,
  isAlive,
  lettersTo,
  logIn,
  newAddress,
  newEmail,
  newPhone,
  password,
  register,
  smsCode,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/** Both applications are processes of one installation. */
const secretKey = 'a-key-of-tests-0123456789-abcdefghij';
let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { secretKey } });
  // Puzzles have tests of their own.
  const limits = { ...app.config.limits, codesUnchecked: 1000, codesUncheckedNear: 1000, codesUncheckedFar: 1000 };
  strict = await createTestApp({ database: app.database, config: { secretKey, limitsOff: false, limits } });
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

const db = () => app.database.db;
type Token = { token: string };
const sendCode = (phone: string, to: TestApp = app) => ask(to, 'POST', '/api/user/code', { phone });
const signUp = (phone: string, phone_code: string, fields: object = {}) =>
  ask(app, 'POST', '/api/user/phone', { phone, phone_code, agree: true, ...fields });
const signIn = (phone: string, phone_code: string) => ask(app, 'PUT', '/api/auth/phone', { phone, phone_code });
const texted = async (phone: string): Promise<string> => {
  expect((await sendCode(phone)).statusCode).toBe(200);
  return smsCode(app, phone);
};

describe('a code by text message', () => {
  it('registers a new phone and logs a known one in, whichever call it is given to', async () => {
    const phone = newPhone();
    const made = await signUp(phone, await texted(phone), { mailing: true });
    expect(made.json()).toMatchObject({ user: { phone, phone_confirmed: true, has_password: false, mailing: true } });
    const again = await signUp(phone, await texted(phone));
    const login = await signIn(phone, await texted(phone));
    const people = [made, again, login].map((one) => one.json<{ user: { public_id: string } }>().user.public_id);
    expect(new Set(people).size).toBe(1);
    expect(await isAlive(app, login.json<Token>().token)).toBe(true);
  });

  it('of an unknown phone says so after the right code, which then serves for the registration', async () => {
    const phone = newPhone();
    const code = await texted(phone);
    const wrong = await signIn(phone, code === '0000' ? '0001' : '0000');
    expect(wrong.json()).toMatchObject({ errors: { phone_code: 'Неверный код' } });
    expect((await signIn(phone, code)).json()).toMatchObject({
      errors: { phone: 'Номер не зарегистрирован, пройдите регистрацию' },
    });
    expect((await signUp(phone, code)).statusCode).toBe(200);
    expect((await signUp(phone, code)).statusCode).toBe(400);
  });

  it('is refused with the exact messages', async () => {
    const phone = newPhone();
    await sendCode(phone);
    expect((await signIn(phone, '12a4')).json()).toMatchObject({
      errors: { phone_code: 'Код должен состоять из 4 цифр' },
    });
    expect((await sendCode('+375 29 123-45-67')).json()).toMatchObject({
      errors: { phone: 'Введите корректный номер телефона!' },
    });
    expect((await signUp(phone, '1234', { agree: false })).json()).toMatchObject({ code: 'consent_required' });
  });

  it('lives five minutes, and a newer one ends it', async () => {
    const phone = newPhone();
    const old = await texted(phone);
    let fresh = await texted(phone);
    while (fresh === old) fresh = await texted(phone);
    expect((await signIn(phone, old)).json()).toMatchObject({ errors: { phone_code: 'Неверный код' } });
    await sql`update phone_codes set expires_at = expires_at - interval '5 minutes' where phone = ${phone}`.execute(
      db(),
    );
    const late = await signUp(phone, fresh);
    expect([late.statusCode, late.json()]).toMatchObject([
      400,
      { errors: { phone_code: 'Этот код уже не действует. Запросите новый' } },
    ]);
  });

  it('names the site in the language of its words', async () => {
    for (const [language, words] of [
      ['ru', /^ТРАССА: код \d{4}\. /],
      ['en', /^TRASSA: code \d{4}\. /],
    ] as const) {
      const phone = newPhone();
      await ask(app, 'POST', '/api/user/code', { phone }, { language });
      await smsCode(app, phone);
      expect(app.texts.findLast((one) => one.to === phone)?.text).toMatch(words);
    }
  });

  it('ends the login of nobody who is blocked', async () => {
    const phone = newPhone();
    await signUp(phone, await texted(phone));
    await sql`update users set blocked = true where phone = ${phone}`.execute(db());
    expect((await signIn(phone, await texted(phone))).statusCode).toBe(403);
  });

  it('is sent once a minute and five times a day to a phone', async () => {
    const phone = newPhone();
    const first = await sendCode(phone, strict);
    expect(first.json()).toEqual({ message: 'Мы отправили код по SMS', retry_after: 60 });
    const soon = await sendCode(phone, strict);
    expect(soon.statusCode).toBe(429);
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
    const later = () =>
      sql`
      update attempts set moments = array(select m - interval '61 seconds' from unnest(moments) m) where scope = 'phone_code'`.execute(
        db(),
      );
    for (let i = 0; i < 4; i += 1) {
      await later();
      expect((await sendCode(phone, strict)).statusCode).toBe(200);
    }
    await later();
    const sixth = await sendCode(phone, strict);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  it('is sent twenty times an hour from an address', async () => {
    const address = newAddress();
    const statuses = [];
    for (let i = 0; i < 21; i += 1)
      statuses.push((await ask(strict, 'POST', '/api/user/code', { phone: newPhone() }, { address })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a login link', () => {
  const sendLink = (email: string) => ask(app, 'POST', '/api/auth/link', { email });
  const open = (code: string) => ask(app, 'PUT', '/api/auth/link', { code });

  it('signs in once, and its text is no token', async () => {
    const { email } = await createMember(app);
    await sendLink(email);
    const [letter] = await lettersTo(app, email);
    const code = codeIn(letter);
    expect(letter?.text).toContain(`http://localhost:3000/token/${code}`);
    expect(await isAlive(app, code)).toBe(false);
    const opened = await open(code);
    expect(await isAlive(app, opened.json<Token>().token)).toBe(true);
    expect((await open(code)).json()).toMatchObject({ errors: { code: 'Ссылка недействительна или устарела' } });
  });

  it('ends after thirty minutes, and with a newer one', async () => {
    const { email } = await createMember(app);
    await sendLink(email);
    const old = codeIn((await lettersTo(app, email))[0]);
    await sendLink(email);
    const code = codeIn((await lettersTo(app, email))[0]);
    expect((await open(old)).statusCode).toBe(400);
    await sql`update one_time_codes set expires_at = expires_at - interval '30 minutes' where purpose = 'link'`.execute(
      db(),
    );
    expect((await open(code)).statusCode).toBe(400);
  });

  it('confirms an address that was registered by somebody, and drops the password typed there', async () => {
    const email = newEmail();
    await register(app, email, { password: 'Stranger-2031' });
    await sendLink(email);
    const opened = await open(codeIn((await lettersTo(app, email)).at(-1)));
    expect(opened.json()).toMatchObject({ user: { email_confirmed: true, has_password: false } });
    expect((await logIn(app, email, 'Stranger-2031')).statusCode).toBe(400);
  });
});

describe('a forgotten password', () => {
  const askReset = (email: string) => ask(app, 'POST', '/api/auth/resetpassword', { email });
  const exchange = (code: string) => ask(app, 'PUT', '/api/auth/resetpassword', { code });
  const update = (secure: string, typed: string = 'New-pass-2032') =>
    ask(app, 'POST', '/api/auth/resetpassword/update', { secure, password: typed });
  const secureFor = async (email: string): Promise<string> => {
    await askReset(email);
    return (await exchange(codeIn((await lettersTo(app, email)).at(-1)))).json<{ secure: string }>().secure;
  };

  it('is replaced by letter, secure code and new password, each once; every login ends', async () => {
    const { email, token } = await createMember(app);
    await askReset(email);
    const code = codeIn((await lettersTo(app, email))[0]);
    const { secure } = (await exchange(code)).json<{ secure: string }>();
    expect((await exchange(code)).json()).toMatchObject({ errors: { code: 'Ссылка недействительна или устарела' } });
    expect((await update(secure, 'weak')).json()).toMatchObject({
      errors: { password: 'В пароле должна быть заглавная буква' },
    });
    expect((await update(secure)).statusCode).toBe(200);
    expect((await update(secure)).json()).toMatchObject({ errors: { secure: 'Ссылка недействительна или устарела' } });
    expect((await lettersTo(app, email)).map((letter) => letter.subject)).toEqual(['Пароль изменён']);
    expect(await isAlive(app, token)).toBe(false);
    expect((await logIn(app, email)).statusCode).toBe(400);
    expect((await logIn(app, email, 'New-pass-2032')).statusCode).toBe(200);
  });

  it('has an hour for the letter and a quarter of one for the password', async () => {
    const { email } = await createMember(app);
    await askReset(email);
    const code = codeIn((await lettersTo(app, email))[0]);
    const older = (minutes: number) =>
      sql`
      update one_time_codes set expires_at = expires_at - make_interval(mins => ${minutes}) where purpose in ('reset', 'secure')`.execute(
        db(),
      );
    await older(60);
    expect((await exchange(code)).statusCode).toBe(400);
    const secure = await secureFor(email);
    await older(15);
    expect((await update(secure)).statusCode).toBe(400);
  });

  it('confirms the address of a registration that was never confirmed', async () => {
    const email = newEmail();
    await register(app, email, { password: 'Stranger-2031' });
    expect((await update(await secureFor(email))).statusCode).toBe(200);
    expect((await logIn(app, email, 'Stranger-2031')).statusCode).toBe(400);
    expect((await logIn(app, email, 'New-pass-2032')).statusCode).toBe(200);
  });

  it('ends a login link that was on its way', async () => {
    const { email } = await createMember(app);
    await ask(app, 'POST', '/api/auth/link', { email });
    const link = codeIn((await lettersTo(app, email))[0]);
    await update(await secureFor(email));
    expect((await ask(app, 'PUT', '/api/auth/link', { code: link })).statusCode).toBe(400);
  });

  it('asks for the e-mail', async () => {
    expect((await askReset('')).json()).toMatchObject({ errors: { email: 'Заполните поле' } });
  });
});

describe('letters that strangers can cause', () => {
  it('go out once a minute and five times an hour to an address, whatever they are', async () => {
    const email = newEmail();
    const post = (path: string, to = email, address = newAddress()) =>
      ask(strict, 'POST', path, { email: to }, { address });
    expect((await post('/api/auth/link')).statusCode).toBe(200);
    expect((await post('/api/auth/link', email.toUpperCase())).statusCode).toBe(429);
    const later = () =>
      sql`
      update attempts set moments = array(select m - interval '61 seconds' from unnest(moments) m)`.execute(db());
    for (const path of [
      '/api/auth/resetpassword',
      '/api/user/repeat/email',
      '/api/auth/link',
      '/api/auth/resetpassword',
    ]) {
      await later();
      expect((await post(path)).statusCode).toBe(200);
    }
    await later();
    expect((await post('/api/user/repeat/email')).statusCode).toBe(429);
    const address = newAddress();
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await post('/api/auth/link', newEmail(), address)).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  });
});

describe('a login from somewhere new', () => {
  it('is told to the owner, the first one and known ones are not', async () => {
    const email = newEmail();
    const home = { address: '10.1.2.3', agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
    const code = await register(app, email);
    await ask(app, 'POST', '/api/user/verify/email', { code, password }, home);
    expect(await lettersTo(app, email)).toEqual([]);
    await logIn(app, email, password, { ...home, agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0' });
    expect(await lettersTo(app, email)).toEqual([]);
    await logIn(app, email, password, { ...home, agent: 'Mozilla/5.0 (iPhone; CPU OS 19_0) Version/19.0 Safari/605' });
    const [phone] = await lettersTo(app, email);
    expect(phone).toMatchObject({ subject: 'Вход с нового устройства' });
    expect(phone?.text).toMatch(/Когда: .+, \d\d:\d\d\u00a0\(МСК\)/);
    expect(phone?.text).toContain('iOS, Safari');
    await logIn(app, email, password, { ...home, address: '10.3.2.1' });
    expect(await lettersTo(app, email)).toHaveLength(1);
  });
});
