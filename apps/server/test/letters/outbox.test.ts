import { errorText, type MessageId } from '@trassa/contracts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { eraseLetters } from '../../src/modules/notifications/index.ts';
import { insertRow, unique } from '../factories/events.ts';
import { plainLine } from '../factories/orders.ts';
import { openOffice, type Start } from '../office/office.ts';
import type { Member } from '../staff/door.ts';

const { app, db, ask, list, idsOf, buyOf, createColleague, createStart } = openOffice();

let admin: Member;
let start: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  start = await createStart({ quotas: { athlete: 100 } });
});

const reason = 'Написали не тому человеку';
const say = (id: MessageId) => errorText('ru', { id });

type Made = { readonly id: string; readonly email: string };
/** A letter as it stands in the queue: “the account is there already”, which needs nothing to be told. */
const make = async (row: Record<string, unknown> = {}): Promise<Made> => {
  const [id, email] = [unique('letter'), `${unique('reader')}@example.org`];
  await insertRow(db(), 'letters', {
    public_id: id,
    recipient: email,
    language: 'ru',
    template: 'known_email',
    data: '{}',
    // Not before the test has looked at it.
    next_attempt_at: sql`now() + interval '1 hour'`,
    ...row,
  });
  return { id, email };
};
const failed = (row: Record<string, unknown> = {}) =>
  make({ state: 'failed', attempts: 10, last_error: 'ECONNREFUSED', next_attempt_at: sql`now()`, ...row });
const sent = (row: Record<string, unknown> = {}) => make({ state: 'sent', attempts: 1, sent_at: sql`now()`, ...row });

const read = async (id: string, by = admin) =>
  (await ask('GET', `/outbox/${id}`, by)).body['values'] as Record<string, unknown> & {
    version: number;
    acts: string[];
  };
const act = async (id: string, path: 'repeat' | 'stop', version?: number) =>
  ask('POST', `/outbox/${id}/${path}`, {
    ...admin,
    body: { version: version ?? (await read(id)).version, ...(path === 'stop' && { reason }) },
  });
const rowsTo = async (email: string) =>
  (
    await sql<{ state: string; attempts: number }>`
      select state, attempts from letters where recipient = ${email} order by id`.execute(db())
  ).rows;
const deliver = async (email: string): Promise<number> => {
  await sql`update letters set next_attempt_at = now() where recipient = ${email} and state = 'waiting'`.execute(db());
  await app().sweeps.sendLetters();
  return app().letters.filter(({ to }) => to.address === email).length;
};
const entriesOf = async (id: string) =>
  (
    await sql<{ act: string }>`
      select act from audit_entries where object_id = ${id} and result = 'done' order by id`.execute(db())
  ).rows.map((entry) => entry.act);

describe('the outbox', () => {
  it('shows who, about what and why not, and neither an address nor a code', async () => {
    const code = unique('code');
    const { id, email } = await failed({
      template: 'reset',
      data: JSON.stringify({ code }),
      last_error: '550 no mailbox for anna.secret@example.org',
    });
    const { values } = await list(admin, '/outbox?f.state=failed&f.template=reset');
    const row = values.find((one) => one['public_id'] === id);
    expect(row).toMatchObject({ template: 'reset', state: 'failed', attempts: 10, cause: null, channel: 'mail' });
    for (const text of [JSON.stringify(values), JSON.stringify(await read(id))]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain('anna.secret');
      expect(text).not.toContain(code);
    }
  });

  it('leads to an order for whoever may see all orders, and to nothing for others', async () => {
    const order = unique('order');
    const { id } = await failed({ template: 'order', data: JSON.stringify({ order }) });
    expect((await read(id))['cause']).toMatchObject({ kind: 'order', public_id: order });
    const content = await createColleague('content');
    expect((await read(id, content))['cause']).toEqual({ kind: 'order', public_id: null, number: null });
  });

  it('has each letter in the view that it belongs to, and finds one by its order or reader', async () => {
    const order = unique('order');
    const made = {
      waiting: await make({ data: JSON.stringify({ order }) }),
      failed: await failed(),
      stopped: await make({ state: 'stopped' }),
      gone: await make({ state: 'gone' }),
    };
    const shown = async (query: string) => {
      const ids = await idsOf(admin, `/outbox?limit=200&${query}`);
      return Object.entries(made).flatMap(([name, { id }]) => (ids.includes(id) ? [name] : []));
    };
    expect(await shown('f.state=waiting')).toEqual(['waiting']);
    expect(await shown('f.state=failed')).toEqual(['failed']);
    expect(await shown('f.state=stopped&f.state=gone')).toEqual(['stopped', 'gone']);
    expect(await idsOf(admin, `/outbox?search=${order}`)).toEqual([made.waiting.id]);
    expect(await idsOf(admin, `/outbox?search=${encodeURIComponent(made.failed.email)}`)).toEqual([made.failed.id]);
    const content = await createColleague('content');
    expect(await idsOf(content, `/outbox?search=${encodeURIComponent(made.failed.email)}`)).toEqual([]);
  });

  it('is empty for whoever looks after some starts alone', async () => {
    const { id } = await failed();
    const narrow = await createColleague('manager', { events: ['none-such'] });
    expect((await list(narrow, '/outbox')).values).toEqual([]);
    expect((await ask('GET', `/outbox/${id}`, narrow)).status).toBe(404);
  });
});

// BO-008
describe('a letter that is sent again', () => {
  it('is the same one when it failed, with its tries from the beginning', async () => {
    const { id, email } = await failed();
    expect((await act(id, 'repeat')).body).toMatchObject({ letter: id, message: say('letter_repeated') });
    expect(await rowsTo(email)).toEqual([{ state: 'waiting', attempts: 0 }]);
    expect(await deliver(email)).toBe(1);
    expect(await rowsTo(email)).toEqual([{ state: 'sent', attempts: 1 }]);
    expect(await entriesOf(id)).toEqual(['letter.repeat']);
  });

  it('goes once when ten colleagues press at one moment', async () => {
    for (const { id, email } of [await failed(), await sent()]) {
      const { version } = await read(id);
      const before = (await rowsTo(email)).filter(({ state }) => state === 'sent').length;
      const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'repeat', version)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 409),
      ]);
      expect(await deliver(email)).toBe(1);
      expect((await rowsTo(email)).filter(({ state }) => state === 'sent')).toHaveLength(before + 1);
    }
  });

  it('is a letter of its own when it was sent, five a day, however the copies are pressed', async () => {
    const { id, email } = await sent();
    const copies = [];
    for (let n = 0; n < 5; n += 1) copies.push(String((await act(id, 'repeat')).body['letter']));
    expect(new Set([id, ...copies]).size).toBe(6);
    expect(await deliver(email)).toBe(5);
    for (const one of [id, copies[0] ?? ''])
      expect(await act(one, 'repeat')).toMatchObject({ status: 429, body: { message: say('letter_again_limit') } });
    expect(await rowsTo(email)).toHaveLength(6);
  });

  it('is refused in words when its code has ended, or its turn found nothing to tell', async () => {
    const { id, email } = await failed({ template: 'reset', data: JSON.stringify({ code: 'none-such' }) });
    expect(await act(id, 'repeat')).toMatchObject({ status: 400, body: { message: say('letter_act_gone') } });
    expect(await rowsTo(email)).toEqual([{ state: 'failed', attempts: 10 }]);
    const gone = await make({ template: 'reset', data: JSON.stringify({ code: 'none-such' }) });
    expect(await deliver(gone.email)).toBe(0);
    expect(await read(gone.id)).toMatchObject({ state: 'gone', acts: [] });
  });

  it('does not bring an order of now to the address that it had, alone or among many', async () => {
    const id = await buyOf([plainLine(start.format.publicId, 1)]);
    await app().sweeps.sendLetters();
    const { rows } = await sql<{ id: string; email: string }>`
      select public_id as id, recipient as email from letters where template = 'order' and data ->> 'order' = ${id}`.execute(
      db(),
    );
    const [letter = { id: '', email: '' }] = rows;
    const { version } = (await ask('GET', `/orders/${id}`, admin)).body['values'] as { version: number };
    const email = `${unique('right')}@example.org`;
    expect((await ask('PUT', `/orders/${id}`, { ...admin, body: { version, email } })).status).toBe(200);
    const refused = { status: 400, body: { code: 'state', message: say('letter_act_elsewhere') } };
    expect(await act(letter.id, 'repeat')).toMatchObject(refused);
    await sql`update letters set state = 'failed' where public_id = ${letter.id}`.execute(db());
    const many = await ask('POST', '/outbox/bulk', {
      ...admin,
      body: { action: 'repeat', ids: [letter.id] },
      headers: { 'idempotency-key': unique('outbox-bulk') },
    });
    expect(many.body).toEqual({ done: 0, failed: [{ id: letter.id, message: say('letter_act_elsewhere') }] });
    await sql`update orders set email = ${letter.email.toUpperCase()} where public_id = ${id}`.execute(db());
    expect((await act(letter.id, 'repeat')).status).toBe(200);
  });

  it('leaves no copy when its reader is erased meanwhile', async () => {
    const { email } = await sent();
    const isHeldUp = async (): Promise<boolean> =>
      (await sql`select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`.execute(db())).rows
        .length > 0;
    const { erased } = await db()
      .transaction()
      .execute(async (tx) => {
        await sql`select from letters where recipient = ${email} for no key update`.execute(tx);
        const erasure = db()
          .transaction()
          .execute((other) => eraseLetters(other, [{ recipients: [email] }]));
        await expect.poll(isHeldUp).toBe(true);
        await sql`insert into letters (template, recipient, language, data, dedupe_key)
          values ('known_email', ${email}, 'ru', '{}', ${unique('again')})`.execute(tx);
        return { erased: erasure };
      });
    await erased;
    expect(await rowsTo(email)).toEqual([]);
  });

  it('waits until whoever holds it lets it go when it was stopped meanwhile', async () => {
    const { id, email } = await make({ attempts: 1, next_attempt_at: sql`now() + interval '5 minutes'` });
    await act(id, 'stop');
    await act(id, 'repeat');
    await app().sweeps.sendLetters();
    expect(await rowsTo(email)).toEqual([{ state: 'waiting', attempts: 0 }]);
  });
});

describe('a letter that is stopped', () => {
  it('does not go until it is sent again, and the reason stays', async () => {
    const { id, email } = await make();
    expect((await act(id, 'stop')).status).toBe(200);
    expect(await deliver(email)).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'stopped', next: null, acts: ['repeat'] });
    await act(id, 'repeat');
    expect(await deliver(email)).toBe(1);
    const { rows } =
      await sql`select reason from audit_entries where object_id = ${id} and act = 'letter.stop'`.execute(db());
    expect(rows).toEqual([{ reason: { plain: reason } }]);
  });

  it.each([
    ['new_device', {}, 'letter_act_guard'],
    ['staff_new_place', {}, 'letter_act_guard'],
    ['mailing', {}, 'letter_act_mailing'],
    ['order', { forget: true }, 'letter_act_last'],
    ['order', { state: 'sent' }, 'letter_act_not_waiting'],
  ] as const)('is none of %s %j', async (template, row, message) => {
    const { id } = await make({ template, ...row });
    expect((await read(id)).acts).not.toContain('stop');
    expect(await act(id, 'stop')).toMatchObject({ status: 400, body: { code: 'state', message: say(message) } });
  });
});

describe('many letters', () => {
  const bulk = (body: object) =>
    ask('POST', '/outbox/bulk', { ...admin, body, headers: { 'idempotency-key': unique('outbox-bulk') } });

  it('that failed are queued together, as many as were expected; those that went stay', async () => {
    await sql`update letters set state = 'stopped' where state = 'failed'`.execute(db());
    const made = [await failed(), await failed(), await failed()];
    const filter = { 'f.state': 'failed' };
    expect((await bulk({ action: 'repeat', filter, expected_count: 2 })).body['code']).toBe('expected_changed');
    expect((await rowsTo(made[0]?.email ?? ''))[0]?.state).toBe('failed');
    expect((await bulk({ action: 'repeat', filter, expected_count: 3 })).body).toMatchObject({ done: 3, failed: [] });
    for (const { email } of made) expect(await deliver(email)).toBe(1);
    const went = await sent();
    expect((await bulk({ action: 'repeat', ids: [went.id] })).body).toEqual({
      done: 0,
      failed: [{ id: went.id, message: say('letter_act_sent') }],
    });
    expect(await rowsTo(went.email)).toHaveLength(1);
  });
});
