import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { buy, paymentBody, plainLine } from '../../factories/orders.ts';
import { createDeletion, findTables } from '../../factories/person.ts';
import type { Member } from '../../staff/door.ts';
import { openPrivacy } from './stage.ts';

const stage = openPrivacy();
const { act, app, ask, createColleague, createStart, db, register } = stage;
const { askCode, mailedCode, remove } = createDeletion(app);
const newEmail = (): string => `${unique('agreed')}@example.org`;
type Row = { purpose: string; given: boolean; erased: boolean; person: string | null };
const find = async (by: Member, contact: string): Promise<Row[]> =>
  (await ask('POST', '/consents/find', { ...by, body: { contact } })).body['values'] as Row[];
const agree = (row: Record<string, unknown>): Promise<number> =>
  insertRow(db(), 'consents', { purpose: 'personal_data', given: true, source: 'test', address: '192.0.2.1', ...row });

// BO-138
describe('the register of consents', () => {
  it('tells purpose, text, moment, address and source, the latest first, of an account and of its mailbox', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const user = await createUser(db(), { email });
    await agree({ user_id: user.id, document_version: 1, created_at: '2026-01-02T10:00:00Z' });
    await agree({
      email: email.toUpperCase(),
      purpose: 'mailing',
      document_version: 2,
      created_at: '2026-02-02T10:00:00Z',
    });
    await agree({ email, purpose: 'mailing', given: false, source: 'unsubscribe', created_at: '2026-03-02T10:00:00Z' });
    await agree({ email: newEmail() });
    expect(await find(admin, ` ${email.toUpperCase()} `)).toMatchObject([
      { purpose: 'mailing', given: false, source: 'unsubscribe', text: null, address: '192.0.2.1', person: null },
      { purpose: 'mailing', given: true, text: { name: 'advertising', version: 2 } },
      {
        purpose: 'personal_data',
        text: { name: 'pers', version: 1 },
        person: user.publicId,
        erased: false,
        at: 1_767_348_000,
      },
    ]);
  });

  it('answers by the e-mail of a person who has erased himself, and not by another', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const user = await createUser(db(), { email });
    await agree({ user_id: user.id, email });
    await remove(user.token, { code: await mailedCode(user.token), force: true });
    await app().sweeps.sendLetters();
    expect(await findTables(db(), email)).toEqual([]);
    expect(await find(admin, email.toUpperCase())).toMatchObject([{ purpose: 'personal_data', erased: true }]);
    expect(await find(admin, newEmail())).toEqual([]);
    expect(await findTables(db(), email)).toEqual([]);
  });

  it('answers by the e-mail of a guest whom the team has erased', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const email = newEmail();
    await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email, agree: true }));
    const before = await find(admin, email);
    expect(before.length).toBeGreaterThan(0);
    const id = await register(admin, { email, kind: 'erasure' });
    await act(admin, id, 'erase', { identity: 'letter', force: true });
    const after = await find(admin, email);
    expect(after.map(({ purpose, given }) => [purpose, given])).toEqual(
      before.map(({ purpose, given }) => [purpose, given]),
    );
    expect(after.every(({ erased }) => erased)).toBe(true);
  });

  it('answers by a phone of an account, and of one that was erased without an e-mail', async () => {
    const admin = await createColleague('admin');
    const row = { email: null, email_confirmed_at: null, phone: '+79031112233', phone_confirmed_at: new Date() };
    const user = await createUser(db(), row);
    await agree({ user_id: user.id });
    expect(await find(admin, '8 (903) 111-22-33')).toMatchObject([{ person: user.publicId, erased: false }]);
    await askCode(user.token);
    await app().sweeps.sendLetters();
    const code = /\d{4,8}/.exec(app().texts.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await remove(user.token, { code, force: true })).statusCode).toBe(200);
    expect(await find(admin, '+79031112233')).toMatchObject([{ erased: true }]);
    expect(await find(admin, '+79031112234')).toEqual([]);
  });

  it('has the withdrawal of whoever asked the team for it, and the news to him have ended', async () => {
    const admin = await createColleague('admin');
    const [email, refused] = [newEmail(), newEmail()];
    for (const address of [email, refused]) {
      const user = await createUser(db(), { email: address, mailing: true });
      const row = { public_id: unique('news'), email: address.toUpperCase(), language: 'ru', confirmed_at: new Date() };
      await insertRow(db(), 'subscriptions', row);
      const id = await register(admin, { email: address, kind: 'withdrawal' });
      const outcome = address === email ? 'done' : 'refused';
      const answer = { outcome, text: 'Больше не напишем', identity: 'account' };
      expect((await act(admin, id, 'answer', answer)).status).toBe(200);
      const { rows } = await sql<{ mailing: boolean; ended: boolean }>`
        select u.mailing, s.ended_at is not null as ended from users u join subscriptions s on lower(s.email) = lower(u.email)
        where u.public_id = ${user.publicId}`.execute(db());
      expect(rows).toEqual([{ mailing: outcome === 'refused', ended: outcome === 'done' }]);
    }
    expect(await find(admin, email)).toMatchObject([
      { purpose: 'mailing', given: false, source: 'privacy_request', address: null, person: expect.any(String) },
    ]);
    expect(await find(admin, refused)).toEqual([]);
  });

  it('has a withdrawal from an address without an account', async () => {
    const admin = await createColleague('admin');
    const email = newEmail();
    const id = await register(admin, { email, kind: 'withdrawal' });
    await act(admin, id, 'answer', { outcome: 'done', text: 'Больше не напишем', identity: 'letter' });
    expect(await find(admin, email)).toMatchObject([{ purpose: 'mailing', given: false, person: null }]);
  });

  it('says which account has not confirmed the address', async () => {
    const admin = await createColleague('admin');
    const emails = [newEmail(), newEmail()];
    for (const email of emails) {
      const isProved = email === emails[0];
      const user = await createUser(db(), { email, ...(!isProved && { email_confirmed_at: null }) });
      await agree({ user_id: user.id });
      expect(await find(admin, email)).toMatchObject([{ person: user.publicId, unproved: !isProved }]);
    }
  });

  it('refuses what is neither, and writes every question down without what was asked', async () => {
    const admin = await createColleague('admin');
    for (const contact of ['', 'Иванов', 'ivanov@', '123'])
      expect((await ask('POST', '/consents/find', { ...admin, body: { contact } })).status).toBe(400);
    const email = newEmail();
    await find(admin, email);
    await find(admin, email);
    const { rows } = await sql<{ title: unknown; id: string }>`
      select object_title as title, object_id as id from audit_entries
      where act = 'consent.find' and result = 'done' and actor_id = ${admin.id}`.execute(db());
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await findTables(db(), email)).toEqual([]);
  });
});
