import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser } from '../../factories/accounts.ts';
import { insertRow, unique } from '../../factories/events.ts';
import { buy, paymentBody, place, plainLine } from '../../factories/orders.ts';
import { createPerson, findTables, traces } from '../../factories/person.ts';
import { openPrivacy } from './stage.ts';

const stage = openPrivacy();
const { act, app, createColleague, createStart, db, mailed, read, register } = stage;
const seen = { identity: 'paper', note: traces.secondName };
const newEmail = (): string => `${unique('erased')}@example.org`;
const name = `${traces.lastName} ${traces.name}`;

// BO-136
describe('an erasure that was asked of the team', () => {
  it('leaves no trace of the person in any column of any table', async () => {
    const admin = await createColleague('admin');
    const { publicId } = await createPerson(app());
    const earlier = await register(admin, { name, email: traces.email, wish: traces.relative });
    await act(admin, earlier, 'export', seen);
    await act(admin, earlier, 'answer', { outcome: 'done', text: `Всё о вас: ${traces.friend}`, ...seen });
    const open = await register(admin, { name, email: traces.email.toUpperCase(), kind: 'copy' });
    await act(admin, open, 'prolong', { why: `Ищем, ${traces.name}` });
    const id = await register(admin, { name, email: traces.email, kind: 'erasure', wish: traces.phone });
    await mailed(traces.email);
    expect(await read(admin, id)).toMatchObject({ found: { account: publicId }, hindrances: ['coming_ticket'] });
    expect(await findTables(db(), traces.email)).toContain('privacy_requests');
    const asked = await act(admin, id, 'erase', seen);
    expect([asked.status, asked.body]).toMatchObject([400, { code: 'state', message: /предстоящие старты/ }]);
    expect(await findTables(db(), traces.email)).toContain('users');
    const done = await act(admin, id, 'erase', { ...seen, force: true });
    expect(done.body['values']).toMatchObject({ state: 'closed', outcome: 'done', name: null, email: null, acts: [] });
    const letters = await mailed(traces.email);
    expect(letters).toEqual([expect.stringMatching(/Ваши данные стёрты/)]);
    for (const word of Object.values(traces)) expect([word, await findTables(db(), word)]).toEqual([word, []]);
    expect(await read(admin, earlier)).toMatchObject({ outcome: 'done', name: null });
    expect(await read(admin, open)).toMatchObject({ outcome: 'erased', name: null });
    const { rows } = await sql<{ hash: string }>`
      select distinct name_hash as hash from privacy_requests where public_id = any(${[earlier, open, id]})`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    const { rows: told } = await sql<{ object: string }>`
      select object_kind as object from audit_entries where act = 'privacy_request.erase' and result = 'done' order by 1`.execute(
      db(),
    );
    expect(told.map(({ object }) => object)).toEqual(['person', 'privacy_request']);
  });

  it('erases purchases without an account by their e-mail, and nobody else’s', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const [email, other] = [newEmail(), newEmail()];
    for (const address of [email, email, other])
      await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email: address }));
    const id = await register(admin, { email, kind: 'erasure' });
    expect(await read(admin, id)).toMatchObject({ found: { account: null, guests: 2 } });
    expect((await act(admin, id, 'erase', { identity: 'letter', force: true })).status).toBe(200);
    await mailed(email);
    expect(await findTables(db(), email)).toEqual([]);
    expect(await findTables(db(), other)).not.toEqual([]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from orders o join order_lines l on l.order_id = o.id
      where l.item_id = ${format.id} and o.status = 'paid' and o.amount_minor > 0`.execute(db());
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('waits for an order that may still be paid, even by force', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const user = await createUser(db(), { email: newEmail() });
    const guest = newEmail();
    const { rows } = await sql<{ email: string }>`select email from users where id = ${user.id}`.execute(db());
    const own = rows[0]?.email ?? '';
    await place(app(), paymentBody([plainLine(format.publicId, 1)], { email: own }), { token: user.token });
    await place(app(), paymentBody([plainLine(format.publicId, 1)], { email: guest }));
    for (const email of [own, guest]) {
      const id = await register(admin, { email, kind: 'erasure' });
      expect((await read(admin, id)).hindrances).toContain('open_order');
      const { status, body } = await act(admin, id, 'erase', { identity: 'letter', force: true });
      expect([status, body['code']]).toEqual([400, 'order_open']);
      expect(await read(admin, id)).toMatchObject({ state: 'open', email, identity: null });
    }
  });

  it('knows requests of an account by the address that it had when they came', async () => {
    const admin = await createColleague('admin');
    const [before, after, wish] = [newEmail(), newEmail(), unique('wish')];
    const user = await createUser(db(), { email: before });
    const old = await register(admin, { email: before, kind: 'copy', wish });
    await act(admin, old, 'prolong', { why: 'Ищем бумаги в архиве' });
    await app().sweeps.sendLetters();
    await sql`update users set email = ${after} where public_id = ${user.publicId}`.execute(db());
    await insertRow(db(), 'letters', {
      template: 'privacy_prolonged',
      recipient: before,
      language: 'ru',
      data: JSON.stringify({ privacy_request: 'of another person' }),
      dedupe_key: unique('letter'),
    });
    const copy = await register(admin, { email: after, kind: 'copy' });
    const { body } = await act(admin, copy, 'export', { identity: 'letter' });
    expect(Buffer.from((body['values'] as { base64: string }).base64, 'base64').toString()).toContain(wish);
    const id = await register(admin, { email: after, kind: 'erasure' });
    expect((await act(admin, id, 'erase', { identity: 'letter' })).status).toBe(200);
    expect(await read(admin, old)).toMatchObject({ outcome: 'erased', name: null, email: null });
    expect(await findTables(db(), wish)).toEqual([]);
    const { rows } =
      await sql`select data ->> 'privacy_request' as about from letters where lower(recipient) = ${before}`.execute(
        db(),
      );
    expect(rows).toEqual([{ about: 'of another person' }]);
  });

  it('erases what was typed beside an account that has not proved the address, and leaves that account', async () => {
    const admin = await createColleague('admin');
    const { format } = await createStart();
    const email = newEmail();
    await buy(app(), paymentBody([plainLine(format.publicId, 1)], { email }));
    const user = await createUser(db(), { email, email_confirmed_at: null });
    const id = await register(admin, { email, kind: 'withdrawal' });
    expect(await read(admin, id)).toMatchObject({ found: { account: null, guests: 1 } });
    expect((await read(admin, id)).hindrances).toContain('unproved');
    expect((await act(admin, id, 'erase', { identity: 'letter', force: true })).status).toBe(200);
    await mailed(email);
    expect(await findTables(db(), email)).toEqual(['users']);
    const { rows } = await sql`select public_id as id from users where lower(email) = ${email}`.execute(db());
    expect(rows).toEqual([{ id: user.publicId }]);
  });

  it('happens once when it is asked for many times at once', async () => {
    const admin = await createColleague('admin');
    const user = await createUser(db(), { email: newEmail() });
    const { rows } = await sql<{ email: string }>`select email from users where id = ${user.id}`.execute(db());
    const email = rows[0]?.email ?? '';
    const id = await register(admin, { email, kind: 'erasure' });
    const { version } = await read(admin, id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => act(admin, id, 'erase', { version, identity: 'letter' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await mailed(email)).toHaveLength(1);
  });
});
