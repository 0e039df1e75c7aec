import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionCode } from '../../src/modules/accounts/profile/subscription-codes.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { untilWaiting } from '../concurrency/support/places.ts';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => void app.letters.splice(0));

const db = () => app.database.db;
const subscribe = (body: unknown, token: string | null = null) =>
  send(app, 'PUT', '/api/user/subscribe/news', body, { token });
const confirm = (code: string) => send(app, 'PUT', `/api/user/subscribe/news/${code}`);
const leave = (code: string) => send(app, 'PUT', `/api/user/unsubscribe/${code}`);
const key = () => createSecrets(app.config).codes;

/** The code of the letter that came to an address. */
const mailedCode = async (email: string): Promise<string> => {
  await app.sweeps.sendLetters();
  const letter = app.letters.find(({ to }) => to.address === email);
  return /\/verify\/subscribe\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};
const stateOf = async (email: string) => {
  const { rows } = await sql<{ publicId: string; isLive: boolean }>`
    select public_id as "publicId", confirmed_at is not null and ended_at is null as "isLive" from subscriptions
    where lower(email) = lower(${email})`.execute(db());
  return rows[0] ?? null;
};
const consentsOf = async (email: string) =>
  (
    await sql`select purpose, given, source, address, user_id is not null as "isUser" from consents
      where lower(email) = lower(${email}) order by id`.execute(db())
  ).rows;

describe('a mailing to an address', () => {
  it('begins by the link of its letter, and not before', async () => {
    const answer = await subscribe({ email: ' News@Example.org ', agree: true });
    expect(answer.json()).toEqual({ message: 'Мы отправили письмо. Подтвердите подписку по ссылке в нём' });
    expect(await stateOf('news@example.org')).toMatchObject({ isLive: false });
    expect(await consentsOf('news@example.org')).toEqual([]);
    const code = await mailedCode('News@Example.org');
    expect((await confirm(code)).json()).toEqual({ message: 'Вы подписаны на рассылку' });
    expect((await confirm(code)).statusCode).toBe(200);
    expect(await stateOf('news@example.org')).toMatchObject({ isLive: true });
    const row = { given: true, source: 'news', address: '127.0.0.1', isUser: false };
    expect(await consentsOf('news@example.org')).toEqual([
      { purpose: 'mailing', ...row },
      { purpose: 'personal_data', ...row },
    ]);
  });

  it('is answered alike for a live one, an account and nobody', async () => {
    const account = await createUser(db());
    await subscribe({ email: 'live@example.org' });
    await confirm(await mailedCode('live@example.org'));
    const { rows } = await sql<{ email: string }>`select email from users where id = ${account.id}`.execute(db());
    const bodies = await Promise.all(
      ['live@example.org', rows[0]?.email, 'nobody@example.org'].map(
        async (email) => (await subscribe({ email })).body,
      ),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('keeps its language, whoever asks for it once more', async () => {
    const email = 'spoken@example.org';
    const ask = (language: 'ru' | 'en') => send(app, 'PUT', '/api/user/subscribe/news', { email }, { language });
    const spoken = async () =>
      (await sql`select language from subscriptions where email = ${email}`.execute(db())).rows;
    await ask('ru');
    await ask('en');
    expect(await spoken()).toEqual([{ language: 'en' }]);
    await confirm(await mailedCode(email));
    await ask('ru');
    expect(await spoken()).toEqual([{ language: 'en' }]);
  });

  it('is ended by its link and by the settings at the same moment', async () => {
    const { id, token } = await createUser(db(), { email: 'twice@example.org', mailing: true });
    await subscribe({ email: 'twice@example.org' });
    const code = await mailedCode('twice@example.org');
    expect((await confirm(code)).statusCode).toBe(200);
    const answers = await Promise.all(
      await db()
        .transaction()
        .execute(async (tx) => {
          await sql`select 1 from users where id = ${id} for update`.execute(tx);
          const setting = send(app, 'PUT', '/api/user/mailing', { mailing: false }, { token });
          await untilWaiting(db(), 1);
          const leaving = leave(
            subscriptionCode(key(), 'unsubscribe', (await stateOf('twice@example.org'))?.publicId ?? ''),
          );
          await untilWaiting(db(), 2);
          return [setting, leaving];
        }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('begins at once for the own confirmed address, and asks for a letter for any other', async () => {
    const { id, token } = await createUser(db(), { email: 'mine@example.org' });
    expect((await subscribe({ email: 'MINE@example.org' }, token)).json()).toEqual({
      message: 'Вы подписаны на рассылку',
    });
    const { rows } = await sql`select mailing from users where id = ${id}`.execute(db());
    expect(rows).toEqual([{ mailing: true }]);
    expect(await consentsOf('mine@example.org')).toMatchObject([{ purpose: 'mailing', given: true, isUser: true }]);
    await subscribe({ email: 'friend@example.org' }, token);
    expect(await stateOf('friend@example.org')).toMatchObject({ isLive: false });
    const unproved = await createUser(db(), { email: 'unproved@example.org', email_confirmed_at: null });
    const guest = await createTemporaryUser(db(), { email: 'guest@example.org' });
    await subscribe({ email: 'unproved@example.org' }, unproved.token);
    await subscribe({ email: 'guest@example.org' }, guest.token);
    expect(await stateOf('unproved@example.org')).toMatchObject({ isLive: false });
    expect(await stateOf('guest@example.org')).toMatchObject({ isLive: false });
  });

  it('is refused without an address, a consent or a proof', async () => {
    expect((await subscribe({ email: '' })).json()).toMatchObject({ errors: { email: 'Заполните поле' } });
    expect((await subscribe({ email: 'a@b' })).json()).toMatchObject({ errors: { email: 'Введите валидный email' } });
    expect((await subscribe({ email: 'no@example.org', agree: false })).json()).toMatchObject({
      code: 'consent_required',
    });
    await subscribe({ email: 'proof@example.org' });
    const publicId = (await stateOf('proof@example.org'))?.publicId ?? '';
    for (const code of [
      publicId,
      `${publicId}.`,
      `${publicId}.x`,
      subscriptionCode(key(), 'unsubscribe', publicId),
      'x',
    ])
      expect((await confirm(code)).statusCode).toBe(400);
    expect(await stateOf('proof@example.org')).toMatchObject({ isLive: false });
  });

  it('does not begin by a link that is older than a week or than the end of the mailing', async () => {
    await subscribe({ email: 'old@example.org' });
    const code = await mailedCode('old@example.org');
    await sql`update subscriptions set asked_at = now() - interval '8 days' where email = 'old@example.org'`.execute(
      db(),
    );
    expect((await confirm(code)).json()).toMatchObject({
      errors: { code: 'Ссылка недействительна или устарела' },
    });
    await sql`update subscriptions set asked_at = now() - interval '1 day' where email = 'old@example.org'`.execute(
      db(),
    );
    expect((await confirm(code)).statusCode).toBe(200);
    await leave(subscriptionCode(key(), 'unsubscribe', (await stateOf('old@example.org'))?.publicId ?? ''));
    expect((await confirm(code)).statusCode).toBe(400);
    expect(await stateOf('old@example.org')).toMatchObject({ isLive: false });
  });
});

describe('the link that every mailing carries', () => {
  it('ends the mailing of an address, also twice, with one withdrawal', async () => {
    await subscribe({ email: 'bye@example.org' });
    await confirm(await mailedCode('bye@example.org'));
    const code = subscriptionCode(key(), 'unsubscribe', (await stateOf('bye@example.org'))?.publicId ?? '');
    expect((await leave(code)).json()).toEqual({ message: 'Вы больше не получаете рассылку' });
    expect((await leave(code)).statusCode).toBe(200);
    expect(await stateOf('bye@example.org')).toMatchObject({ isLive: false });
    expect(await consentsOf('bye@example.org')).toMatchObject([
      { given: true, source: 'news' },
      { given: false, source: 'unsubscribe' },
    ]);
  });

  it('ends the mailing of an account and of its address together', async () => {
    await subscribe({ email: 'both@example.org' });
    const asked = await mailedCode('both@example.org');
    const user = await createUser(db(), { email: 'both@example.org' });
    await confirm(asked);
    const mailing = async () => (await sql`select mailing from users where id = ${user.id}`.execute(db())).rows[0];
    expect(await mailing()).toEqual({ mailing: true });
    await leave(subscriptionCode(key(), 'unsubscribe', user.publicId));
    expect(await mailing()).toEqual({ mailing: false });
    expect(await stateOf('both@example.org')).toMatchObject({ isLive: false });
  });

  it('is refused when it is not ours', async () => {
    const user = await createUser(db(), { mailing: true });
    for (const code of [user.publicId, `${user.publicId}.AAAA`, subscriptionCode(key(), 'subscribe', user.publicId)])
      expect((await leave(code)).statusCode).toBe(400);
    const { rows } = await sql`select mailing from users where id = ${user.id}`.execute(db());
    expect(rows).toEqual([{ mailing: true }]);
  });

  it('is not needed where the checkbox of the settings ends both', async () => {
    const user = await createUser(db(), { email: 'box@example.org' });
    await subscribe({ email: 'box@example.org' });
    await confirm(await mailedCode('box@example.org'));
    await send(app, 'PUT', '/api/user/mailing', { mailing: false }, { token: user.token });
    expect(await stateOf('box@example.org')).toMatchObject({ isLive: false });
  });
});
