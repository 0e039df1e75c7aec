import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countWaiting,
  lockRegister,
  takeWaiting,
} from '../../../src/modules/insurance/staff/register/waiting.repository.ts';
import { untilWaiting } from '../../concurrency/support/places.ts';
import { send } from '../../factories/orders.ts';
import { createDeletion } from '../../factories/person.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Member } from '../../staff/door.ts';
import { openInsurance, today } from './stage.ts';

const { act, app, ask, batch, buyPolicy, buyUnnamed, createColleague, db, fileOf, make, read, register } =
  openInsurance();
const { remove, mailedCode } = createDeletion(app);
let finance: Member;
beforeEach(async () => {
  finance = await createColleague('finance');
  // What other cases have left is told.
  await sql`update policies set sent = told`.execute(db());
});
afterAll(() => assertInvariants(db()));

const text = (file: Buffer): string => file.toString('utf8');
const linesOf = (file: Buffer): string[] => text(file).replace('\ufeff', '').trimEnd().split('\r\n');
const days = (count: number) => new Date(Date.parse(today()) + count * 86_400_000).toISOString().slice(0, 10);
const span = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) };

// BO-099
describe('a batch of the insurer’s register', () => {
  it('has each new policy of its days once, with all that the insurer is told', async () => {
    const { id } = await buyPolicy();
    const { number } = await read(finance, id);
    expect((await register(finance)).waiting).toEqual({ new: 1, changed: 0, cancelled: 0, sum: 200 });
    const made = await batch(finance);
    expect(made).toMatchObject({
      from: today(),
      until: today(),
      new: 1,
      changed: 0,
      cancelled: 0,
      sum: 200,
      sent_at: null,
    });
    const file = await fileOf(finance, made.public_id);
    const [head, line, ...more] = linesOf(file);
    expect(head).toBe(
      'Номер;Программа;Фамилия;Имя;Отчество;Дата рождения;Пол;Телефон;Начало;Окончание;Сумма;Цена;Событие;Отменён',
    );
    expect(line).toMatch(
      new RegExp(
        `^${number};Старт;Иванова;Анна;Сергеевна;17\\.05\\.1990;жен\\.;79991234567;\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d;[^;]+;200;200;;$`,
      ),
    );
    expect(more).toEqual([]);
    expect(createHash('sha256').update(file).digest('hex')).toBe(made.hash);
    expect((await register(finance)).waiting).toMatchObject({ new: 0, changed: 0, cancelled: 0 });
    expect((await make(finance)).body).toMatchObject({
      code: 'state',
      message: 'За эти дни страховщику отправлять нечего',
    });
    expect((await read(finance, id)).batches).toMatchObject([{ number: made.number, kind: 'new', sent: null }]);
  });

  it('is rendered again byte for byte after its policies were corrected and cancelled, in both kinds of files', async () => {
    const { id } = await buyPolicy();
    const made = await batch(finance);
    const [csv, xlsx] = [await fileOf(finance, made.public_id), await fileOf(finance, made.public_id, 'xlsx')];
    const mark = await ask('POST', `/insurances/register/${made.public_id}/sent`, { ...finance, body: { version: 1 } });
    expect(mark.body['values']).toMatchObject({ version: 2, sent_at: expect.any(Number) });
    await act(finance, id, '', { last_name: 'Петрова' });
    await act(finance, id, 'cancel');
    expect((await fileOf(finance, made.public_id)).equals(csv)).toBe(true);
    expect((await fileOf(finance, made.public_id, 'xlsx')).equals(xlsx)).toBe(true);
    const again = await ask('POST', `/insurances/register/${made.public_id}/sent`, {
      ...finance,
      body: { version: 2 },
    });
    expect(again.body).toMatchObject({ code: 'state', message: 'Пачка уже отмечена отправленной' });
  });

  it('has what changed and what ended after it was told, each once, as it is then', async () => {
    const [changed, ended, both] = [await buyPolicy(), await buyPolicy(), await buyPolicy()];
    await batch(finance);
    await act(finance, changed.id, '', { last_name: 'Петрова' });
    await act(finance, changed.id, '', { last_name: 'Сидорова' });
    await act(finance, ended.id, 'cancel');
    const before = await register(finance);
    expect(before.waiting).toMatchObject({ new: 0, changed: 1, cancelled: 1, sum: 0 });
    const made = await batch(finance);
    const lines = linesOf(await fileOf(finance, made.public_id)).slice(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(';Сидорова;');
    expect(lines[1]).toMatch(/;Иванова;.*;\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    expect((await read(finance, changed.id)).batches.map(({ kind }) => kind)).toEqual(['changed', 'new']);
    expect((await read(finance, both.id)).batches).toHaveLength(1);
    // Nothing that the insurer is told has changed.
    await act(finance, changed.id, 'send');
    expect((await make(finance)).status).toBe(400);
  });

  it('waits for whoever is not named yet, who goes with the day that names him', async () => {
    const id = await buyUnnamed();
    await sql`update policies set created_at = created_at - interval '3 days' where public_id = ${id}`.execute(db());
    const before = await register(finance);
    expect(before.waiting.new).toBe(0);
    expect(before.unnamed.values.map(({ public_id: one }) => one)).toContain(id);
    const person = { last_name: 'Юрьева', first_name: 'Ия', phone: '+79160000001', birth_date: '1990-05-17' };
    expect((await act(finance, id, '', { ...person, gender: 'female' })).status).toBe(200);
    const after = await register(finance);
    expect(after.waiting.new).toBe(1);
    expect(after.unnamed.values.map(({ public_id: one }) => one)).not.toContain(id);
    expect(linesOf(await fileOf(finance, (await batch(finance)).public_id))[1]).toContain(';Юрьева;Ия;;');
  });

  it('tells of what waits from days before, and takes it by its days', async () => {
    const { id } = await buyPolicy();
    await sql`update policies set ready_at = ready_at - interval '2 days' where public_id = ${id}`.execute(db());
    expect(await register(finance)).toMatchObject({ waiting: { new: 0 }, older: 1 });
    expect((await make(finance)).status).toBe(400);
    expect(await batch(finance, { from: days(-2), until: days(-2) })).toMatchObject({ new: 1 });
    const asked = (body: object) => make(finance, body).then((answer) => answer.body['errors']);
    expect(await asked({ from: days(1) })).toHaveProperty('until');
    expect(await asked({ from: '2026-02-30' })).toHaveProperty('from');
    expect(await asked({ from: days(-400) })).toHaveProperty('until');
  });

  it('is written for a purpose and after a proof, and each time is told to the audit', async () => {
    await buyPolicy();
    const made = await batch(finance);
    const path = `/insurances/register/${made.public_id}/file`;
    const refused = await ask('POST', path, { ...finance, body: { format: 'csv', purpose: 'x' } });
    expect(refused.status).toBe(400);
    await sql`update staff_sessions set proven_at = now() - interval '1 hour' where user_id = ${finance.id}`.execute(
      db(),
    );
    const unproved = await ask('POST', path, { ...finance, body: { format: 'csv', purpose: 'Отправка страховщику' } });
    expect(unproved.body).toMatchObject({ code: 'reauth_required' });
    await sql`update staff_sessions set proven_at = now() where user_id = ${finance.id}`.execute(db());
    await fileOf(finance, made.public_id);
    await fileOf(finance, made.public_id);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries where act = 'register.file' and object_id = ${made.public_id} and result = 'done'`.execute(
      db(),
    );
    expect(rows[0]?.count).toBe(2);
  });

  it('shows an erased person no more, and the insurer is told nothing of it', async () => {
    const { token, id } = await buyPolicy({ last_name: 'Пафнутьева', phone: '+79035559876' });
    await buyPolicy();
    const made = await batch(finance);
    const { number } = await read(finance, id);
    expect((await remove(token, { code: await mailedCode(token) })).statusCode).toBe(200);
    const file = await fileOf(finance, made.public_id);
    expect(text(file)).not.toMatch(/Пафнутьева|5559876/i);
    expect(linesOf(file)[1]).toMatch(new RegExp(`^${number};Старт;;;;;;;`));
    expect(linesOf(file)[2]).toContain(';Иванова;');
    expect((await fileOf(finance, made.public_id)).equals(file)).toBe(true);
    const after = await register(finance);
    expect(after.batches.values[0]).toMatchObject({ hash: made.hash, erased: 1 });
    expect([after.waiting.changed, after.unnamed.values.map(({ public_id: one }) => one)]).toEqual([
      0,
      expect.not.arrayContaining([id]),
    ]);
    expect(await read(finance, id)).toMatchObject({ person: null, erased: true });
    expect((await act(finance, id, '', { last_name: 'Иванова' })).body).toMatchObject({ code: 'state' });
  });

  it('keeps the row of an erased holder’s policy for whom it went to', async () => {
    const { token, id } = await buyPolicy();
    const made = await batch(finance);
    const friend = await buyPolicy();
    await sql`update policies set user_id = ${friend.userId} where public_id = ${id}`.execute(db());
    expect((await remove(friend.token, { code: await mailedCode(friend.token) })).statusCode).toBe(200);
    expect(linesOf(await fileOf(finance, made.public_id))[1]).toContain(';Иванова;');
    expect((await send(app(), 'GET', '/api/user', undefined, { token })).statusCode).toBe(200);
    expect((await remove(token, { code: await mailedCode(token) })).statusCode).toBe(200);
    expect(text(await fileOf(finance, made.public_id))).not.toContain('Иванова');
  });
});

describe('colleagues who make a batch at once', () => {
  it('get each policy once; the others are told that nothing waits', async () => {
    const other = await createColleague('admin');
    for (let count = 0; count < 3; count += 1) await buyPolicy();
    const answers = await Promise.all([make(finance), make(other), make(finance), make(other)]);
    const made = answers.filter(({ status }) => status === 200);
    expect(made.map(({ body }) => (body['values'] as Record<string, unknown>)['new'])).toEqual([3]);
    expect(answers.filter(({ body }) => body['code'] === 'state')).toHaveLength(3);
  });

  it('without the lock would both read the same policies', async () => {
    for (let count = 0; count < 2; count += 1) await buyPolicy();
    const read2 = () =>
      db()
        .transaction()
        .execute((tx) => countWaiting(tx, span));
    const first = await db()
      .transaction()
      .execute(async (tx) => {
        await lockRegister(tx);
        const taken = await takeWaiting(tx, span, 10);
        return { taken: taken.length, meanwhile: (await read2()).new };
      });
    expect(first).toEqual({ taken: 2, meanwhile: 2 });
  });

  it('and whoever changes a policy meanwhile comes behind the batch', async () => {
    const { id } = await buyPolicy();
    const free = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const making = db()
      .transaction()
      .execute(async (tx) => {
        await lockRegister(tx);
        await takeWaiting(tx, span, 10);
        taken.resolve();
        await free.promise;
      });
    await taken.promise;
    const correcting = act(finance, id, '', { last_name: 'Петрова' });
    await untilWaiting(db(), 1);
    free.resolve();
    await making;
    expect((await correcting).status).toBe(200);
  });
});

it('marks nothing by a version that others have changed', async () => {
  await buyPolicy();
  const made = await batch(finance);
  const answer = await ask('POST', `/insurances/register/${made.public_id}/sent`, { ...finance, body: { version: 5 } });
  expect(answer.body).toMatchObject({ code: 'conflict' });
});
