import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { createCity, insertRow, unique } from '../factories/events.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await insertRow(app.database.db, 'settings', {
    key: 'contacts',
    value: JSON.stringify({ email: 'team@example.org' }),
  });
  await insertRow(app.database.db, 'documents', {
    name: 'pers',
    version: 3,
    title_ru: 'Согласие',
    html_ru: '<p>Согласен</p>',
    published_at: new Date(0),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sweeps.sendLetters();
  app.letters.splice(0);
});

const db = () => app.database.db;
const newEmail = (): string => `${unique('visitor')}@example.org`;
const body = (fields: Record<string, unknown> = {}) => ({
  name: 'Анна Лебедева',
  email: newEmail(),
  phone: '8 (912) 345-67-89',
  text: 'Где взять номер?',
  support_type: 'clubs',
  ...fields,
});
const ask = (fields: Record<string, unknown> = {}, sent: { token?: string; language?: 'ru' | 'en' } = {}) =>
  send(app, 'POST', '/api/support', body(fields), sent);
const stored = async (email: string) =>
  (
    await sql<Record<string, unknown>>`
      select r.type, r.name, r.email, r.phone, r.text, r.language, r.mailing, r.state, r.consent_version, c.title as club,
        r.user_id, r.consent_at is not null as dated
      from support_requests r left join clubs c on c.id = r.club_id
      where lower(r.email) = lower(${email}) order by r.id`.execute(db())
  ).rows;
const count = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from support_requests`.execute(db())).rows[0]?.n ?? 0;
const mailed = async (address: string) => {
  await app.sweeps.sendLetters();
  return app.letters.filter(({ to }) => to.address === address);
};

describe('a request', () => {
  it('is kept and answered with when the answer will come', async () => {
    const email = newEmail();
    const answer = await ask({ email, agree: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Ответим за пару часов' }]);
    expect(await stored(email)).toEqual([
      {
        type: 'clubs',
        name: 'Анна Лебедева',
        email,
        phone: '+79123456789',
        text: 'Где взять номер?',
        language: 'ru',
        mailing: false,
        state: 'new',
        consent_version: 3,
        club: null,
        user_id: null,
        dated: true,
      },
    ]);
    const { rows } = await sql`
      select purpose, given, source, document_version, address from consents where email = ${email}`.execute(db());
    expect(rows).toEqual([
      { purpose: 'personal_data', given: true, source: 'support', document_version: 3, address: '127.0.0.1' },
    ]);
  });

  it('needs no more than the specification names, not even a text', async () => {
    const email = newEmail();
    expect((await ask({ email, text: '' })).statusCode).toBe(200);
    expect(await stored(email)).toMatchObject([{ text: '', consent_version: null, dated: false }]);
  });

  it('is told in the language of the visitor', async () => {
    const email = newEmail();
    const answer = await ask({ email }, { language: 'en' });
    expect(answer.json()).toEqual({ message: 'We will reply within a couple of hours' });
    expect((await mailed(email)).map(({ subject }) => subject)).toEqual(['We have received your message']);
  });

  it.each(['clubs', 'feedback', 'corp', 'partners', 'logistics', 'media', 'other'])('may be of type %s', async (type) =>
    expect((await ask({ support_type: type })).statusCode).toBe(200),
  );

  it.each(['+7 701 234-56-78', '+992 93 123-45-67', '+375 29 123-45-67'])('takes the phone %s', async (phone) =>
    expect((await ask({ phone })).statusCode).toBe(200),
  );

  it('names the club by either of its ids, and is not lost with an unknown one', async () => {
    const city = await createCity(db());
    const club = { public_id: unique('club'), public_name: unique('bears'), title: 'Медведи', city_id: city };
    await insertRow(db(), 'clubs', club);
    for (const [asked, title] of [
      [club.public_id, 'Медведи'],
      [club.public_name, 'Медведи'],
      ['no-such-club', null],
    ] as const) {
      const email = newEmail();
      expect((await ask({ email, club: asked })).statusCode).toBe(200);
      expect(await stored(email)).toMatchObject([{ club: title }]);
    }
  });

  it('belongs to who is signed in, and to nobody with the token of a guest', async () => {
    const [user, guest] = [await createUser(db()), await createTemporaryUser(db())];
    const [mine, theirs] = [newEmail(), newEmail()];
    await ask({ email: mine }, { token: user.token });
    await ask({ email: theirs }, { token: guest.token });
    expect(await stored(mine)).toMatchObject([{ user_id: user.id }]);
    expect(await stored(theirs)).toMatchObject([{ user_id: null }]);
  });
});

describe('a request that cannot be answered', () => {
  it.each([
    [{ name: '  ' }, { name: 'Заполните имя' }],
    [{ email: 'anna@example' }, { email: 'Введите корректный email' }],
    [{ email: 'a@example.org, b@example.org' }, { email: 'Введите корректный email' }],
    [{ phone: '+49 30 1234567' }, { phone: 'Введите корректный телефон' }],
    [{ phone: '' }, { phone: 'Введите корректный телефон' }],
  ])('%j is refused', async (fields, errors) => {
    const before = await count();
    const answer = await ask(fields);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', errors }]);
    expect(await count()).toBe(before);
  });

  it('without consent is refused by the name of what is missing', async () => {
    const answer = await ask({ agree: false });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'consent_required' }]);
    expect((await ask({ agree: false, name: '' })).json()).toMatchObject({
      code: 'validation',
      errors: { name: 'Заполните имя', agree: expect.any(String) as unknown },
    });
  });

  it('with a text longer than 5000 characters is refused', async () => {
    expect((await ask({ text: 'а'.repeat(5001) })).statusCode).toBe(400);
    expect((await ask({ text: 'а'.repeat(5000) })).statusCode).toBe(200);
  });

  it.each([{ support_type: 'sales' }, { name: 1 }])('%j could not have been sent', async (fields) =>
    expect((await ask(fields)).statusCode).toBe(422),
  );
});

describe('letters about a request', () => {
  it('go to the team, to be answered to the visitor, and to the visitor', async () => {
    const email = newEmail();
    await ask({ email, text: 'Первый вопрос\n\nВторой вопрос', support_type: 'corp' });
    const [letter, ...others] = await mailed('team@example.org');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ subject: 'Заявка корпоративного клиента', replyTo: email });
    expect(letter?.text).toContain('Анна Лебедева');
    expect(letter?.text).toContain('+7 (912) 345-67-89');
    expect(letter?.html).toContain('>Первый вопрос</p>');
    const [own] = app.letters.filter(({ to }) => to.address === email);
    expect(own?.text).toContain('Ответим за пару часов');
    expect(own?.replyTo).toBeUndefined();
  });

  it('carry nothing that a visitor typed where it could do harm', async () => {
    const email = newEmail();
    expect((await ask({ email, name: 'Анна\r\nBcc: everybody@example.org' })).statusCode).toBe(400);
    const name = 'Анна <everybody>';
    const text = '<img src=x onerror=alert(1)>\nhttps://evil.example/prize';
    await ask({ email, name, text });
    const [letter] = await mailed('team@example.org');
    expect(letter?.html).not.toContain('<img');
    expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(letter?.subject).toBe('Вопрос о клубе');
    expect(letter?.text).toContain('https[:]//evil[.]example/prize');
    const [own] = app.letters.filter(({ to }) => to.address === email);
    expect(own?.to.name).toBe('');
    for (const part of [own?.subject, own?.text, own?.html]) expect(part).not.toMatch(/evil|Анна|everybody/);
  });

  it('fill nobody’s mailbox: an address gets one an hour, the team gets every request', async () => {
    const email = newEmail();
    await ask({ email });
    await ask({ email: email.toUpperCase() });
    expect(await mailed(email)).toHaveLength(1);
    expect(await mailed(email.toUpperCase())).toHaveLength(0);
    expect(await mailed('team@example.org')).toHaveLength(2);
    await sql`update support_requests set created_at = now() - interval '61 minutes'
      where lower(email) = ${email}`.execute(db());
    await ask({ email });
    expect(await mailed(email)).toHaveLength(2);
  });

  it('hold no personal data while they wait', async () => {
    const email = newEmail();
    await ask({ email, text: 'Тайна' });
    const { rows } = await sql<{ row: string }>`
      select l::text as row from letters l where template = 'support_team' and state = 'waiting'`.execute(db());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/Тайна|Анна|9123456789/);
    expect(rows[0]?.row).not.toContain(email);
    await app.sweeps.sendLetters();
  });
});

describe('the mailing asked for with a request', () => {
  it('begins by its own letter, not before', async () => {
    const email = newEmail();
    await ask({ email, agree: true, mailing: true });
    const live = async () =>
      (await sql`select confirmed_at is not null as live from subscriptions where email = ${email}`.execute(db())).rows;
    expect(await live()).toEqual([{ live: false }]);
    const letters = await mailed(email);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'Мы получили ваше обращение',
      'Подтвердите подписку',
    ]);
    const code = letters.map(({ text }) => /\/verify\/subscribe\/(\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
    expect((await send(app, 'PUT', `/api/user/subscribe/news/${code}`)).statusCode).toBe(200);
    expect(await live()).toEqual([{ live: true }]);
    expect(await stored(email)).toMatchObject([{ mailing: true }]);
  });

  it('begins at once for the own proved address', async () => {
    const email = newEmail();
    const { id, token } = await createUser(db(), { email });
    await ask({ email, mailing: true }, { token });
    const { rows } = await sql`select mailing from users where id = ${id}`.execute(db());
    expect(rows).toEqual([{ mailing: true }]);
  });

  it('is not begun when it is not asked for', async () => {
    const email = newEmail();
    await ask({ email, agree: true });
    const { rows } = await sql`select 1 from subscriptions where email = ${email}`.execute(db());
    expect(rows).toEqual([]);
  });
});

describe('the limit', () => {
  it('lets five an hour through from an address; those with mistakes do not count', async () => {
    const strict = await createTestApp({ config: { limitsOff: false } });
    try {
      const askStrictly = (fields: Record<string, unknown> = {}) => send(strict, 'POST', '/api/support', body(fields));
      for (let n = 0; n < 6; n++) expect((await askStrictly({ name: '' })).statusCode).toBe(400);
      for (let n = 0; n < 5; n++) expect((await askStrictly()).statusCode).toBe(200);
      const refused = await askStrictly();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    } finally {
      await strict.close();
    }
  });
});

describe('without an address of the team', () => {
  it('letters go where letters come from', async () => {
    const bare = await createTestApp();
    try {
      await send(bare, 'POST', '/api/support', body());
      await bare.sweeps.sendLetters();
      expect(bare.letters.map(({ to }) => to.address)).toContain(bare.config.mailFrom.address);
    } finally {
      await bare.close();
    }
  });
});
