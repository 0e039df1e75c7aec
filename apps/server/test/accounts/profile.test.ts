import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { insertRow } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const document = { version: 4, title_ru: 'Реклама', html_ru: '<p>Текст</p>', published_at: new Date(0) };
  await insertRow(app.database.db, 'documents', { name: 'advertising', ...document });
});
afterAll(() => app.close());

const db = () => app.database.db;
type Answer = {
  status: number;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
  user?: Record<string, unknown>;
  values?: Record<string, unknown>;
};
const ask = async (
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  body: unknown,
  token: string,
  language?: 'en',
): Promise<Answer> => {
  const answer = await send(app, method, url, body, { token, ...(language ? { language } : {}) });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
};
const change = (body: unknown, token: string, language?: 'en') => ask('PUT', '/api/user', body, token, language);

describe('the user behind a token', () => {
  it('is answered whole, also to a guest who paid', async () => {
    const user = await createUser(db(), { email: 'whole@example.org', name: 'Анна', birth_date: '1990-05-17' });
    const { status, values } = await ask('GET', '/api/user', undefined, user.token);
    expect(status).toBe(200);
    expect(values).toEqual({
      public_id: user.publicId,
      email: 'whole@example.org',
      phone: null,
      name: 'Анна',
      last_name: '',
      second_name: '',
      birth_date: '1990-05-17',
      gender: 'none',
      contact_phone: null,
      extra_contact: null,
      type_relate: null,
      contact_name: null,
      mailing: false,
      role: [],
      discount: 0,
      discount_form: 'percent',
      temporary: false,
      email_confirmed: true,
      new_email: null,
      phone_confirmed: false,
      has_password: false,
      networks: [],
      language: 'ru',
    });
    const guest = await createTemporaryUser(db());
    expect((await ask('GET', '/api/user', undefined, guest.token)).values).toMatchObject({ temporary: true });
  });
});

describe('personal data', () => {
  it('takes the fields that are sent and leaves the others', async () => {
    const { token } = await createUser(db(), { name: 'Анна', last_name: 'Иванова', gender: 'female' });
    const first = await change({ name: ' мария  ', birth_date: '1990-05-17', extra_contact: '8 999 123-45-67' }, token);
    expect(first).toMatchObject({ status: 200, message: 'Данные успешно обновлены' });
    expect(first.user).toMatchObject({
      name: 'Мария',
      last_name: 'Иванова',
      gender: 'female',
      birth_date: '1990-05-17',
      extra_contact: '+79991234567',
    });
    const second = await change({ birth_date: null, extra_contact: '', last_name: '', gender: 'male' }, token);
    expect(second.user).toMatchObject({
      name: 'Мария',
      last_name: '',
      birth_date: null,
      extra_contact: null,
      gender: 'male',
    });
    expect((await ask('GET', '/api/user', undefined, token)).values).toEqual(second.user);
  });

  it('refuses what changes nothing', async () => {
    const { token } = await createUser(db(), { name: 'Анна', birth_date: '1990-05-17' });
    for (const body of [{}, { name: 'Анна' }, { name: ' анна', birth_date: '1990-05-17' }, { second_name: null }])
      expect(await change(body, token)).toMatchObject({ status: 400, message: 'Данные не изменились' });
    expect((await change({}, token, 'en')).message).toBe('Nothing has changed');
  });

  it('names the field that is wrong and changes none', async () => {
    const { token } = await createUser(db());
    const answer = await change({ name: 'Анна', birth_date: '31.02.1990', extra_contact: '+7 701 234-56-78' }, token);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({
      birth_date: 'Введите дату в правильном формате',
      extra_contact: 'Введите корректный номер телефона!',
    });
    expect((await ask('GET', '/api/user', undefined, token)).values).toMatchObject({ name: '' });
  });

  it('answers in the language of the request and keeps the chosen one', async () => {
    const { token } = await createUser(db());
    const answer = await change({ language: 'en' }, token, 'en');
    expect(answer).toMatchObject({ message: 'Your details have been updated', user: { language: 'en' } });
  });

  it('cannot change what is not in the call', async () => {
    const { token, publicId } = await createUser(db(), { email: 'fixed@example.org' });
    const sly = { name: 'Ева', email: 'eva@example.org', roles: ['admin'], role: ['admin'], discount: 90, id: 1 };
    const { user } = await change({ ...sly, public_id: 'x', email_confirmed: true }, token);
    expect(user).toMatchObject({ public_id: publicId, name: 'Ева', email: 'fixed@example.org', role: [], discount: 0 });
  });
});

describe('contacts', () => {
  const relative = { contact_name: 'пётр', type_relate: 'Друг', contact_phone: '8 999 000-00-01' };
  const contact = (body: unknown, token: string) => ask('PUT', '/api/user/contact', body, token);

  it('keep a relative whole, and forget him whole', async () => {
    const { token } = await createUser(db());
    expect(await contact(relative, token)).toMatchObject({
      status: 200,
      user: { contact_name: 'Пётр', type_relate: 'Друг', contact_phone: '+79990000001' },
    });
    const cleared = await contact({ contact_name: null, type_relate: null, contact_phone: null }, token);
    expect(cleared.user).toMatchObject({ contact_name: null, type_relate: null, contact_phone: null });
  });

  it('refuse a part of a relative with a message at each missing field', async () => {
    const { token } = await createUser(db());
    expect((await contact({ contact_name: 'Пётр' }, token)).errors).toEqual({
      type_relate: 'Выберите, кем он вам приходится',
      contact_phone: 'Введите корректный номер телефона близкого человека',
    });
    expect((await contact({ contact_phone: '+79990000001', type_relate: '' }, token)).errors).toEqual({
      contact_name: 'Укажите имя близкого человека',
      type_relate: 'Выберите, кем он вам приходится',
    });
    expect(await contact({}, token)).toMatchObject({ status: 400, message: 'Данные не изменились' });
  });

  it('stay whole when two calls come at once', async () => {
    const { token } = await createUser(db());
    for (let round = 0; round < 5; round++) {
      await contact(relative, token);
      const none = { contact_name: null, type_relate: null, contact_phone: null };
      await Promise.all([contact(none, token), contact({ type_relate: 'Коллега' }, token)]);
      const { values = {} } = await ask('GET', '/api/user', undefined, token);
      const known = [values['contact_name'], values['type_relate'], values['contact_phone']];
      expect([0, 3]).toContain(known.filter((one) => one !== null).length);
      await contact(none, token);
    }
  });
});

describe('mailing', () => {
  const consents = async (userId: number) =>
    (
      await sql`select purpose, given, document_version as version, source, address, email from consents
        where user_id = ${userId} order by id`.execute(db())
    ).rows;

  it('leaves a consent or its withdrawal for every change, and none for the same wish', async () => {
    const { id, token } = await createUser(db(), { email: 'mailing@example.org' });
    const set = (mailing: boolean) => ask('PUT', '/api/user/mailing', { mailing }, token);
    expect(await set(true)).toMatchObject({ status: 200, user: { mailing: true } });
    await set(true);
    expect(await set(false)).toMatchObject({ status: 200, user: { mailing: false } });
    const row = {
      purpose: 'mailing',
      version: 4,
      source: 'settings',
      address: '127.0.0.1',
      email: 'mailing@example.org',
    };
    expect(await consents(id)).toEqual([
      { ...row, given: true },
      { ...row, given: false },
    ]);
  });
});
