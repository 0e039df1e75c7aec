import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { type Member, openDoor } from '../staff/door.ts';
import { createStart, type Start } from './stage.ts';
import { createToldOrder } from './told-order.ts';

const { ask, createMember, app, db } = openDoor();

const reason = 'Звонит и не помнит адрес';
let admin: Member;
let start: Start;
let person: MadeUser & { email: string };
beforeAll(async () => {
  admin = await createMember();
  start = await createStart(app(), 'Лосиный забег', 'moose');
  const email = `${unique('secret')}@example.org`;
  person = { ...(await createUser(db(), { email, phone: '+79161234567', birth_date: '1990-05-17' })), email };
});

const reveal = (who: Member, body: object, headers: Record<string, string> = {}) =>
  ask('POST', `/people/${person.publicId}/reveal`, { ...who, body, headers });
const entriesOf = async (act: string) =>
  (
    await sql<{ actor: number; changes: unknown; reason: unknown; object: string }>`
      select actor_id as actor, changes, reason, object_id as object from audit_entries
      where act = ${act} and result = 'done' order by id`.execute(db())
  ).rows;

// BO-130, BO-135
describe('a field in the clear', () => {
  it('is shown one by one, with an entry of which and why', async () => {
    expect((await reveal(admin, { field: 'email', reason })).body).toEqual({ value: person.email });
    expect((await reveal(admin, { field: 'phone', reason })).body).toEqual({ value: '+79161234567' });
    expect((await reveal(admin, { field: 'birth_date', reason })).body).toEqual({ value: '1990-05-17' });
    const entries = await entriesOf('person.reveal');
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain(person.email);
    // What was typed may name the person: it lies under his key, and goes with him.
    expect(JSON.stringify(entries)).not.toContain(reason);
    const { body } = await ask('GET', `/people/${person.publicId}/history`, admin);
    expect((body['values'] as object[])[0]).toMatchObject({
      act: 'person.reveal',
      changes: [{ field: 'birth_date', before: null, after: null }],
    });
  });

  it('asks for a reason of five signs at least and five hundred at most', async () => {
    for (const typed of ['', '    ab    ', 'я'.repeat(501)])
      expect(await reveal(admin, { field: 'email', reason: typed })).toMatchObject({
        status: 400,
        body: { code: 'validation', errors: { reason: expect.any(String) } },
      });
    expect((await reveal(admin, { field: 'password_hash', reason })).status).toBe(422);
    expect((await reveal(admin, { field: 'extra_contact', reason })).body['code']).toBe('state');
    expect(await entriesOf('person.reveal')).toHaveLength(3);
  });

  it('is looked at anew each time, whatever key a call repeats', async () => {
    const headers = { 'idempotency-key': 'reveal-once-1' };
    const stranger = await createUser(db(), { email: `${unique('keyed')}@example.org` });
    const keyed = () =>
      ask('POST', `/people/${stranger.publicId}/reveal`, { ...admin, body: { field: 'email', reason }, headers });
    expect((await keyed()).status).toBe(200);
    const email = `${unique('changed')}@example.org`;
    await sql`update users set email = ${email} where id = ${stranger.id}`.execute(db());
    expect((await keyed()).body).toEqual({ value: email });
    const entries = (await entriesOf('person.reveal')).filter(({ object }) => object === stranger.publicId);
    expect(entries).toHaveLength(2);
    expect((await sql`select 1 from staff_keys where key = 'reveal-once-1'`.execute(db())).rows).toEqual([]);
  });

  it('is 429 under a repeated key, too', async () => {
    const repeating = await createMember('admin', { email: `${unique('repeating')}@example.org` });
    const headers = { 'idempotency-key': 'reveal-once-2' };
    for (let n = 0; n < 60; n += 1)
      expect((await reveal(repeating, { field: 'phone', reason }, headers)).status).toBe(200);
    const last = await reveal(repeating, { field: 'phone', reason }, headers);
    expect([last.status, last.body['value']]).toEqual([429, undefined]);
  });

  it('is 429 the sixty-first time within an hour, for this person alone', async () => {
    const eager = await createMember('admin', { email: `${unique('eager')}@example.org` });
    for (let n = 0; n < 60; n += 1) expect((await reveal(eager, { field: 'phone', reason })).status).toBe(200);
    const last = await reveal(eager, { field: 'phone', reason });
    expect([last.status, Number(last.retryAfter) > 0, last.body['value']]).toEqual([429, true, undefined]);
    expect((await reveal(admin, { field: 'phone', reason })).status).toBe(200);
  });
});

// BO-008
describe('a letter that is sent again', () => {
  const lettersOf = async (order: string) =>
    (
      await sql<{ state: string }>`
        select state from letters where template = 'order' and data ->> 'order' = ${order} order by id`.execute(db())
    ).rows;

  it('is queued once, with an entry; the sixth on a day is 429', async () => {
    const { publicId, letter } = await createToldOrder(db(), person, start.format);
    const again = (of = letter) => ask('POST', `/people/${person.publicId}/letters/${of}/again`, admin);
    expect(await again()).toMatchObject({ status: 200, body: { message: 'Письмо отправлено ещё раз' } });
    expect(await lettersOf(publicId)).toEqual([{ state: 'sent' }, { state: 'waiting' }]);
    expect(await entriesOf('letter.again')).toEqual([
      expect.objectContaining({ actor: admin.id, object: person.publicId }),
    ]);
    for (let n = 0; n < 4; n += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
    // The copies are the same letter.
    const { rows } = await sql<{ id: string }>`
      select public_id as id from letters where data ->> 'order' = ${publicId} order by id desc limit 1`.execute(db());
    expect((await again(rows[0]?.id)).status).toBe(429);
    expect(await lettersOf(publicId)).toHaveLength(6);
    expect(await entriesOf('letter.again')).toHaveLength(5);
  });

  it('is none of another person, and none that carries a code', async () => {
    const stranger = await createUser(db());
    const { letter } = await createToldOrder(db(), stranger, start.format);
    expect((await ask('POST', `/people/${person.publicId}/letters/${letter}/again`, admin)).status).toBe(404);
    await sql`update letters set template = 'reset' where public_id = ${letter}`.execute(db());
    expect((await ask('POST', `/people/${stranger.publicId}/letters/${letter}/again`, admin)).status).toBe(404);
  });
});
