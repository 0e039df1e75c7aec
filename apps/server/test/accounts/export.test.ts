import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryUser, createUser } from '../factories/accounts.ts';
import { createFormat } from '../factories/events.ts';
import { buy, paymentBody, plainLine, send } from '../factories/orders.ts';
import { createPerson, traces } from '../factories/person.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const take = (token: string) => send(app, 'GET', '/api/user/export', undefined, { token });

describe('the file of the own data', () => {
  it('holds everything that is known of the person, and nothing secret', async () => {
    const { token } = await createPerson(app);
    const answer = await take(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="trassa-data-\d{4}-\d\d-\d\d\.json"$/);
    const file = answer.json<Record<string, unknown[]>>();
    expect(file['profile']).toMatchObject({ email: traces.email, phone: traces.phone, new_email: traces.newEmail });
    expect(file['orders']).toMatchObject([
      { email: traces.gift, total: 3000, lines: [{ total: 3000, participant: { first_name: traces.friend } }] },
    ]);
    expect(file['tickets']).toMatchObject([{ price: 3000, participant: { birth_date: traces.friendBirth } }]);
    expect(file['consents']?.length).toBeGreaterThan(2);
    expect(file['logins']).toMatchObject([{ os: traces.device, browser: traces.browser }]);
    expect(file['files']).toMatchObject([{ name: `${traces.file}.pdf` }]);
    expect(file['policies']).toMatchObject([{ last_name: traces.lastName, birth_date: traces.birth }]);
    expect(file['support']).toMatchObject([
      { name: traces.name, text: traces.relative },
      { email: traces.friendEmail },
    ]);
    expect(file['transfers']).toMatchObject([{ direction: 'out', email: traces.friendEmail }]);
    expect(file['club_results']).toMatchObject([
      { value: 2530, comment: traces.relative, competitions: [{ competition: 'Осенняя десятка' }] },
    ]);
    for (const part of ['networks', 'clubs', 'subscriptions', 'basket']) expect(file[part]).toHaveLength(1);
    expect(answer.body).not.toMatch(/token|password_hash|seed|"id":/);
  });

  it('holds what was agreed to with the address before there was an account', async () => {
    const email = 'before@example.org';
    const format = await createFormat(app.database.db, { preregistration: false });
    await buy(app, paymentBody([plainLine(format.publicId, 1)], { email, agree: true, mailing: true }));
    const { token } = await createUser(app.database.db, { email: 'Before@example.org' });
    const { consents } = (await take(token)).json<{ consents: unknown[] }>();
    expect(consents).toMatchObject([{ purpose: 'personal_data' }, { purpose: 'mailing', given: true }]);
    const other = await createUser(app.database.db, { email: 'BEFORE@example.com' });
    expect((await take(other.token)).json()).toMatchObject({ consents: [] });
  });

  it('is given once a day', async () => {
    const { id, token } = await createUser(app.database.db);
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000);
    await sql`update users set exported_at = now() - interval '25 hours' where id = ${id}`.execute(app.database.db);
    expect((await take(token)).statusCode).toBe(200);
  });

  it('shows nothing of others, and is not for guests', async () => {
    const { token } = await createUser(app.database.db, { email: 'empty@example.org' });
    const { profile, created, ...parts } = (await take(token)).json<Record<string, unknown>>();
    expect([profile, created]).toEqual([expect.objectContaining({ email: 'empty@example.org' }), expect.any(String)]);
    expect(
      Object.entries(parts)
        .filter(([, list]) => (list as unknown[]).length)
        .map(([name]) => name),
    ).toEqual(['logins']);
    const guest = await createTemporaryUser(app.database.db);
    expect((await take(guest.token)).json()).toMatchObject({ code: 'temporary_user' });
  });
});
