import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser, type MadeUser } from '../factories/accounts.ts';
import { createFormat, insertRow } from '../factories/events.ts';
import { buy, myTickets, paymentBody, plainLine, send } from '../factories/orders.ts';
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
const rowOf = async ({ id }: MadeUser) =>
  (
    await sql<{ email: string | null; phone: string | null; isConfirmed: boolean }>`
      select email, phone, phone_confirmed_at is not null as "isConfirmed" from users where id = ${id}`.execute(db())
  ).rows[0];
const isLive = async (token: string): Promise<boolean> =>
  (await send(app, 'GET', '/api/user', undefined, { token })).statusCode === 200;

/** Letters to an address, sent now. */
const lettersTo = async (email: string) => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === email);
};

describe('a new e-mail', () => {
  const change = (email: unknown, token: string) => send(app, 'POST', '/api/user/change/email', { email }, { token });
  const confirm = (code: string, token: string) => send(app, 'POST', '/api/user/verify/new/email', { code }, { token });
  const codeTo = async (email: string): Promise<string> =>
    /\/verify\/new\/email\/(\S+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

  it('is taken over by the link of its letter, and the old address is told before', async () => {
    const user = await createUser(db(), { email: 'old@example.org' });
    const answer = await change(' New@Example.org ', user.token);
    expect(answer.json()).toMatchObject({
      message: 'Ваш email не подтвержден',
      user: { email: 'old@example.org', email_confirmed: true, new_email: 'New@Example.org' },
    });
    const code = await codeTo('New@Example.org');
    const [notice] = await lettersTo('old@example.org');
    expect(notice?.subject).toBe('В вашем аккаунте меняют почту');
    expect(notice?.text).not.toContain('New@Example.org');
    expect((await confirm(code, user.token)).json()).toEqual({ email: 'New@Example.org' });
    expect((await confirm(code, user.token)).statusCode).toBe(400);
    const { values } = (await send(app, 'GET', '/api/user', undefined, { token: user.token })).json<{
      values: unknown;
    }>();
    expect(values).toMatchObject({ email: 'New@Example.org', email_confirmed: true, new_email: null });
  });

  it('differs from the current one and is an address', async () => {
    const { token } = await createUser(db(), { email: 'same@example.org' });
    const said = async (email: string) =>
      (await change(email, token)).json<{ errors: { email: string } }>().errors.email;
    expect(await said('SAME@example.org')).toBe('Это ваша нынешняя почта. Укажите другую');
    expect(await said('same@')).toBe('Введите валидный email');
    expect(await said('a@example.org,b@example.org')).toBe('Введите валидный email');
    expect(await said('a@example.org\r\nBcc: b@example.org')).toBe('Введите валидный email');
    expect(await said('')).toBe('Заполните поле');
    expect((await change(['a@example.org'], token)).statusCode).toBe(422);
    await app.sweeps.sendLetters();
    expect(app.letters).toEqual([]);
  });

  it('that somebody has is answered alike; he alone is told, and nothing can be confirmed', async () => {
    const owner = await createUser(db(), { email: 'owner@example.org', language: 'en' });
    const [one, two] = [await createUser(db()), await createUser(db())];
    const taken = (await change('Owner@example.org', one.token)).json<{
      message: string;
      user: { new_email: string };
    }>();
    const free = (await change('free@example.org', two.token)).json<{ message: string; user: { new_email: string } }>();
    expect(taken.message).toBe(free.message);
    expect(Object.keys(taken.user)).toEqual(Object.keys(free.user));
    expect(taken.user.new_email).toBe('Owner@example.org');
    const letters = await lettersTo('owner@example.org');
    expect(letters.map(({ subject }) => subject)).toEqual(['Your address was given for another account']);
    expect(letters[0]?.text).not.toContain('/verify/');
    expect((await rowOf(owner))?.email).toBe('owner@example.org');
  });

  it('is void when it was taken meanwhile', async () => {
    const user = await createUser(db());
    await change('meanwhile@example.org', user.token);
    const code = await codeTo('meanwhile@example.org');
    const quicker = await createUser(db(), { email: 'MEANWHILE@example.org' });
    expect((await confirm(code, user.token)).json()).toMatchObject({
      errors: { code: 'Ссылка недействительна или устарела' },
    });
    await sql`update users set email = null where id = ${quicker.id}`.execute(db());
    expect((await confirm(code, user.token)).statusCode).toBe(400);
  });

  it('that somebody has typed but never proved goes to whoever reads its letters', async () => {
    const squatter = await createUser(db(), { email: 'squat@example.org', email_confirmed_at: null });
    const user = await createUser(db());
    await change('squat@example.org', user.token);
    expect((await confirm(await codeTo('squat@example.org'), user.token)).statusCode).toBe(200);
    expect([(await rowOf(squatter))?.email, (await rowOf(user))?.email]).toEqual([null, 'squat@example.org']);
  });

  it('goes to one of two who confirm it at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser(db())));
    const codes: [code: string, token: string][] = [];
    for (const { token } of people) {
      await change('race@example.org', token);
      codes.push([await codeTo('race@example.org'), token]);
    }
    expect(new Set(codes.map(([code]) => code)).size).toBe(6);
    const answers = await Promise.all(codes.map(([code, token]) => confirm(code, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
  });

  it('is the last one that was asked for', async () => {
    const { token } = await createUser(db());
    await change('first@example.org', token);
    const first = await codeTo('first@example.org');
    await change('second@example.org', token);
    expect((await confirm(first, token)).statusCode).toBe(400);
    const second = await codeTo('second@example.org');
    await createUser(db(), { email: 'third@example.org' });
    await change('third@example.org', token);
    expect((await confirm(second, token)).statusCode).toBe(400);
    await change('second@example.org', token);
    expect((await confirm(await codeTo('second@example.org'), token)).statusCode).toBe(200);
  });

  it('brings what a guest bought with it, and ends the links of the old one', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const guest = await buy(app, paymentBody([plainLine(format.publicId, 2)], { email: 'bought@example.org' }));
    const user = await createUser(db(), { email: 'before@example.org' });
    await insertRow(db(), 'one_time_codes', {
      public_id: 'reset-of-the-old-address',
      purpose: 'reset',
      user_id: user.id,
      email: 'before@example.org',
      seed: Buffer.alloc(32),
      expires_at: new Date(Date.now() + 3_600_000),
    });
    await change('Bought@example.org', user.token);
    expect(await myTickets(app, user.token)).toHaveLength(0);
    await confirm(await codeTo('Bought@example.org'), user.token);
    expect(await myTickets(app, user.token)).toHaveLength(2);
    expect(await isLive(guest.token ?? '')).toBe(false);
    const { rows } = await sql`
      select ended_at is null as "isLive" from one_time_codes where public_id = 'reset-of-the-old-address'`.execute(
      db(),
    );
    expect(rows).toEqual([{ isLive: false }]);
  });
});

describe('a new phone', () => {
  let last = 0;
  const nextPhone = (): string => `+7999555${String(++last).padStart(4, '0')}`;
  const ask = (phone: string, token: string) => send(app, 'POST', '/api/user/phone/code', { phone }, { token });
  const set = (phone: string, code: string, token: string) =>
    send(app, 'POST', '/api/user/new/phone', { phone, code }, { token });
  const codeTo = async (phone: string): Promise<string> => {
    await app.sweeps.sendLetters();
    return /\b\d{4}\b/.exec(app.texts.findLast(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';
  };
  const prove = async (phone: string, token: string) => {
    await ask(phone, token);
    return set(phone, await codeTo(phone), token);
  };

  it('is set by the code that came to it', async () => {
    const user = await createUser(db());
    const phone = nextPhone();
    const asked = await ask(`8 (999) 555-${phone.slice(8, 10)}-${phone.slice(10)}`, user.token);
    expect(asked.json()).toEqual({ message: 'Ваш телефон не подтвержден', retry_after: 60 });
    const code = await codeTo(phone);
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await set(phone, wrong, user.token)).json()).toMatchObject({ errors: { code: 'Неверный код' } });
    expect((await set(phone, '12', user.token)).statusCode).toBe(400);
    expect((await set(nextPhone(), code, user.token)).statusCode).toBe(400);
    expect((await set(phone, code, user.token)).json()).toMatchObject({
      message: 'Ваш телефон подтвержден',
      user: { phone, phone_confirmed: true },
    });
    expect((await ask(phone, user.token)).json()).toMatchObject({
      errors: { phone: 'Это ваш нынешний номер. Укажите другой' },
    });
  });

  it('is a Russian number', async () => {
    const { token } = await createUser(db());
    for (const phone of ['', '12', '+375291234567', '+77012345678'])
      expect((await ask(phone, token)).json()).toMatchObject({
        errors: { phone: 'Введите корректный номер телефона!' },
      });
  });

  it('is not set by the code of another person or for another purpose', async () => {
    const [one, two] = [await createUser(db()), await createUser(db())];
    const phone = nextPhone();
    await ask(phone, one.token);
    const code = await codeTo(phone);
    expect((await set(phone, code, two.token)).statusCode).toBe(400);
    await send(app, 'POST', '/api/user/code', { phone });
    expect((await set(phone, await codeTo(phone), two.token)).statusCode).toBe(400);
    expect((await set(phone, code, one.token)).statusCode).toBe(200);
  });

  it('moves from an account that has another way in, and its owner is told', async () => {
    const phone = nextPhone();
    const owner = await createUser(db(), { email: 'phoneless@example.org', phone, phone_confirmed_at: new Date() });
    const user = await createUser(db());
    expect((await prove(phone, user.token)).statusCode).toBe(200);
    expect([(await rowOf(owner))?.phone, (await rowOf(user))?.phone]).toEqual([null, phone]);
    expect((await lettersTo('phoneless@example.org'))[0]?.subject).toBe('Ваш телефон теперь в другом аккаунте');
  });

  it('stays where it is the only way in', async () => {
    const phone = nextPhone();
    const owner = await createUser(db(), {
      email: null,
      email_confirmed_at: null,
      phone,
      phone_confirmed_at: new Date(),
    });
    const unproved = { email: 'unproved-way@example.org', email_confirmed_at: null, phone: nextPhone() };
    const other = await createUser(db(), { ...unproved, phone_confirmed_at: new Date() });
    const user = await createUser(db());
    expect((await prove(phone, user.token)).json()).toMatchObject({
      errors: { phone: 'С этим номером входят в другой аккаунт, и другого входа у него нет' },
    });
    expect((await prove(unproved.phone, user.token)).statusCode).toBe(400);
    expect([(await rowOf(owner))?.phone, (await rowOf(other))?.phone]).toEqual([phone, unproved.phone]);
    await insertRow(db(), 'user_networks', { user_id: owner.id, network: 'vk', subject: '1' });
    expect((await prove(phone, user.token)).statusCode).toBe(200);
  });

  it('that nobody has proved is no obstacle', async () => {
    const phone = nextPhone();
    const squatter = await createUser(db(), { email: null, phone });
    const guest = await createTemporaryUser(db(), { phone });
    const user = await createUser(db());
    expect((await prove(phone, user.token)).statusCode).toBe(200);
    expect([(await rowOf(squatter))?.phone, (await rowOf(guest))?.phone]).toEqual([null, phone]);
  });
});
