import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '../factories/events.ts';
import {
  ask,
  codeIn,
  confirm as openLetter,
  createMember,
  isAlive,
  lettersTo,
  logIn,
  newAddress,
  newEmail,
  password,
  register,
} from '../factories/sign-in.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

/** Both applications are processes of one installation. */
const secretKey = 'a-key-of-tests-0123456789-abcdefghij';
let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { secretKey } });
  strict = await createTestApp({
    database: app.database,
    config: { secretKey, passwordCheck: 'enforce', limitsOff: false },
  });
  await insertRow(app.database.db, 'documents', {
    name: 'pers',
    version: 4,
    title_ru: 'Политика',
    html_ru: '<p>…</p>',
    published_at: new Date(0),
  });
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

const db = () => app.database.db;
type Token = { token: string };
const confirm = (code: string, fields: object = {}) => openLetter(app, code, fields);

describe('registration by e-mail', () => {
  it('makes an account that only its letter opens, once', async () => {
    const email = newEmail();
    const code = await register(app, email, { mailing: true, name: 'Анна' });
    expect((await logIn(app, email)).statusCode).toBe(418);
    const opened = await confirm(code);
    expect(opened.json()).toMatchObject({
      message: 'Почта подтверждена',
      user: { email, name: 'Анна', email_confirmed: true, has_password: true, mailing: true, temporary: false },
    });
    expect(await isAlive(app, opened.json<Token>().token)).toBe(true);
    const again = await confirm(code);
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { errors: { code: 'Ссылка недействительна или устарела' } },
    ]);
    expect((await logIn(app, email)).statusCode).toBe(200);
  });

  it('tells its password apart from a wrong one also before the letter is on its way', async () => {
    const email = newEmail();
    await ask(app, 'POST', '/api/user', { email, password, agree: true });
    expect((await logIn(app, email.toUpperCase())).statusCode).toBe(418);
    expect((await logIn(app, email, 'Wrong-2031')).statusCode).toBe(400);
  });

  it('says every rule that is broken at its field', async () => {
    const answer = await ask(app, 'POST', '/api/user', { email: 'nobody', password: 'abc' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: 'consent_required',
        errors: {
          email: 'Введите валидный email',
          password: 'Пароль должен состоять минимум из 4 символов',
          agree: 'Нужно согласие на обработку персональных данных',
        },
      },
    ]);
    const messageOf = async (typed: string): Promise<string> =>
      (await ask(app, 'POST', '/api/user', { email: newEmail(), password: typed, agree: true })).json<{
        errors: { password: string };
      }>().errors.password;
    expect(await messageOf('abcd1')).toBe('В пароле должна быть заглавная буква');
    expect(await messageOf('Abcd')).toBe('В пароле должна быть цифра');
    expect(await messageOf(`Я1${'a'.repeat(127)}`)).toBe('Не больше 128 знаков');
    const slip = await ask(app, 'POST', '/api/user', { email: 'ivan@gmial.com', password, agree: true });
    expect(slip.json()).toMatchObject({ errors: { email: 'Укажите действительный адрес' } });
  });

  it('takes a common password with a warning to itself, and refuses it when told to', async () => {
    const body = { password: 'Qwerty1', agree: true };
    expect((await ask(app, 'POST', '/api/user', { ...body, email: newEmail() })).statusCode).toBe(200);
    const refused = await ask(strict, 'POST', '/api/user', { ...body, email: newEmail() });
    expect(refused.json()).toMatchObject({ errors: { password: 'Слишком простой пароль' } });
  });

  it('keeps the consents with purpose, version, moment, address and source', async () => {
    const email = newEmail();
    const from = { address: '10.9.8.7' };
    await ask(app, 'POST', '/api/user', { email, password, agree: true, mailing: false }, from);
    await app.sweeps.sendLetters();
    const { rows } = await sql`
      select purpose, given, document_version as version, source, address from consents where email = ${email} order by purpose`.execute(
      db(),
    );
    expect(rows).toEqual([
      { purpose: 'mailing', given: false, version: null, source: 'registration', address: '10.9.8.7' },
      { purpose: 'personal_data', given: true, version: 4, source: 'registration', address: '10.9.8.7' },
    ]);
  });

  it('of a taken address changes nothing and tells its owner by mail', async () => {
    const member = await createMember(app);
    await ask(app, 'POST', '/api/user', { email: member.email.toUpperCase(), password: 'Another-2031', agree: true });
    const [letter] = await lettersTo(app, member.email);
    expect(letter?.subject).toBe('У вас уже есть аккаунт');
    expect((await logIn(app, member.email, 'Another-2031')).statusCode).toBe(400);
    expect((await logIn(app, member.email)).statusCode).toBe(200);
  });

  it('repeated with the same password keeps it, with another one keeps neither', async () => {
    const email = newEmail();
    const first = await register(app, email);
    const second = await register(app, email);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(second)).json()).toMatchObject({ user: { has_password: true } });

    const disputed = newEmail();
    await register(app, disputed, { password: 'Stranger-2031' });
    const code = await register(app, disputed);
    expect((await confirm(code)).json()).toMatchObject({ user: { has_password: false } });
    for (const typed of ['Stranger-2031', password]) expect((await logIn(app, disputed, typed)).statusCode).toBe(400);
  });

  it('takes the password that comes with the confirmation', async () => {
    const email = newEmail();
    const code = await register(app, email, { password: 'Stranger-2031' });
    const weak = await confirm(code, { password: 'short' });
    expect(weak.json()).toMatchObject({ errors: { password: 'В пароле должна быть заглавная буква' } });
    expect((await confirm(code, { password })).statusCode).toBe(200);
    expect((await logIn(app, email)).statusCode).toBe(200);
    expect((await logIn(app, email, 'Stranger-2031')).statusCode).toBe(400);
  });

  it('sends the letter again when it is asked for, and only to whom it helps', async () => {
    const email = newEmail();
    await register(app, email);
    const member = await createMember(app);
    const repeat = (to: string) => ask(app, 'POST', '/api/user/repeat/email', { email: to });
    await repeat(email);
    expect((await confirm(codeIn((await lettersTo(app, email))[0]))).statusCode).toBe(200);
    await repeat(member.email);
    expect(await lettersTo(app, member.email)).toEqual([]);
  });

  it('speaks the language of the person', async () => {
    const email = newEmail();
    const answer = await ask(app, 'POST', '/api/user', { email, password, agree: true }, { language: 'en' });
    expect(answer.json()).toEqual({ message: 'Check your email' });
    expect((await lettersTo(app, email))[0]).toMatchObject({ subject: 'Confirm your email' });
  });

  it('gives a code a life of a day', async () => {
    const code = await register(app, newEmail());
    await sql`update one_time_codes set expires_at = expires_at - interval '24 hours' where ended_at is null`.execute(
      db(),
    );
    expect((await confirm(code)).statusCode).toBe(400);
  });
});

describe('login by e-mail', () => {
  it('gives a token of 256 bits for ninety days', async () => {
    const { email } = await createMember(app);
    const { token } = (await logIn(app, email.toUpperCase())).json<Token>();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await sql`
      select method, device, round(extract(epoch from expires_at - now()) / 86400)::int as days from logins order by id desc limit 1`.execute(
      db(),
    );
    expect(rows).toEqual([{ method: 'email', device: 'Windows, Chrome', days: 90 }]);
  });

  it('says one thing of a wrong password, an unknown address and an account without a password', async () => {
    const { email, id } = await createMember(app);
    const wrong = await logIn(app, email, 'Wrong-2031');
    const unknown = await logIn(app, newEmail());
    await sql`update users set password_hash = null where id = ${id}`.execute(db());
    const without = await logIn(app, email);
    expect(wrong.json()).toMatchObject({ errors: { email: 'Неверный e-mail или пароль' } });
    expect(new Set([wrong, unknown, without].map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1);
  });

  it('tells that an address is not confirmed after the right password alone', async () => {
    const email = newEmail();
    await register(app, email);
    const wrong = await logIn(app, email, 'Wrong-2031');
    expect(wrong.body).toBe((await logIn(app, newEmail(), 'Wrong-2031')).body);
    const right = await logIn(app, email);
    expect([right.statusCode, right.json()]).toEqual([
      418,
      { message: 'Подтвердите почту', code: 'email_not_confirmed' },
    ]);
  });

  it('tells a blocked person so after the right password alone', async () => {
    const { email, id } = await createMember(app);
    await sql`update users set blocked = true where id = ${id}`.execute(db());
    expect((await logIn(app, email, 'Wrong-2031')).statusCode).toBe(400);
    const blocked = await logIn(app, email);
    expect([blocked.statusCode, blocked.json<{ message: string }>().message]).toEqual([
      403,
      'Аккаунт заблокирован. Напишите в поддержку',
    ]);
  });

  it('asks for what is missing', async () => {
    const answer = await logIn(app, ' ', '');
    expect(answer.json()).toMatchObject({ errors: { email: 'Заполните поле', password: 'Заполните поле' } });
  });

  it('is limited by e-mail and network, and right ones do not count', async () => {
    const { email } = await createMember(app);
    const from = { address: newAddress() };
    for (let i = 0; i < 12; i += 1) expect((await logIn(strict, email, password, from)).statusCode).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await logIn(strict, email, 'Wrong-2031', from)).statusCode).toBe(400);
    const limited = await logIn(strict, email, password, from);
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('is limited by address for all e-mails', async () => {
    const address = newAddress();
    const statuses = [];
    for (let i = 0; i < 51; i += 1) statuses.push((await logIn(strict, newEmail(), password, { address })).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
  });

  it('rests sooner for a common password, without saying so', async () => {
    const email = newEmail();
    await createMember(app, email, { password: 'Qwerty1' });
    for (let i = 0; i < 5; i += 1) await logIn(strict, email, 'Wrong-2031');
    expect((await logIn(strict, email, 'Qwerty1')).statusCode).toBe(400);
    const plain = await createMember(app);
    for (let i = 0; i < 5; i += 1) await logIn(strict, plain.email, 'Wrong-2031');
    expect((await logIn(strict, plain.email)).statusCode).toBe(200);
  });
});

describe('logout', () => {
  const leave = (token?: string) => ask(app, 'DELETE', '/api/auth', undefined, token ? { token } : {});

  it('ends this token alone, and is repeated without harm', async () => {
    const { email, token } = await createMember(app);
    const other = (await logIn(app, email)).json<Token>().token;
    expect((await leave(token)).statusCode).toBe(200);
    expect((await leave(token)).statusCode).toBe(200);
    expect((await leave('nonsense')).statusCode).toBe(200);
    expect([await isAlive(app, token), await isAlive(app, other)]).toEqual([false, true]);
  });

  it('without a token is refused', async () => {
    expect((await leave()).statusCode).toBe(401);
  });
});

describe('a login in use', () => {
  it('is pushed on by its use, at most once an hour', async () => {
    const { token, id } = await createMember(app);
    const age = async () => {
      const { rows } = await sql<{ used: number; left: number }>`
        select round(extract(epoch from now() - last_used_at) / 3600)::int as used,
          round(extract(epoch from expires_at - now()) / 86400)::int as left from logins where user_id = ${id}`.execute(
        db(),
      );
      return rows[0];
    };
    const older = (hours: number) =>
      sql`
      update logins set last_used_at = now() - make_interval(hours => ${hours}), expires_at = now() + interval '10 days'
      where user_id = ${id}`.execute(db());
    await older(0);
    await isAlive(app, token);
    expect(await age()).toEqual({ used: 0, left: 10 });
    await older(2);
    await isAlive(app, token);
    expect(await age()).toEqual({ used: 0, left: 90 });
  });
});
