import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../factories/events.ts';
import { type Member, openDoor } from './door.ts';

const { ask, code, createMember, app, db, minutes } = openDoor();

const newKey = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });
const bodyFor = (email: string) => ({ email, name: 'Ян', grants: [{ role: 'content', scope: 'all' }] });
const invite = (by: Member, email: string, headers: Record<string, string>) =>
  ask('POST', '/staff', { ...by, headers, body: bodyFor(email) });
const invitationsTo = async (email: string): Promise<number> =>
  (await sql`select 1 from staff_invitations where email = ${email}`.execute(db())).rows.length;
const newEmail = (): string => `${unique('keyed')}@example.org`;

// BO-149
describe('an act with a key', () => {
  it('that is repeated, or comes ten times at once, is done once and answers the same', async () => {
    const [admin, email, headers] = [await createMember(), newEmail(), newKey()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(admin, email, headers)));
    answers.push(await invite(admin, email, headers));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect([answers[0]?.status, await invitationsTo(email)]).toEqual([200, 1]);
    const { rows } = await sql`
      select 1 from audit_entries where actor_id = ${admin.id} and act = 'staff.invite'`.execute(db());
    expect(rows).toHaveLength(1);
  });

  it('is done again without the key, and refused with another body', async () => {
    const [admin, email, headers] = [await createMember(), newEmail(), newKey()];
    await invite(admin, email, headers);
    const other = await ask('POST', '/staff', { ...admin, headers, body: bodyFor(newEmail()) });
    expect([other.status, other.body['code']]).toEqual([409, 'idempotency']);
    await invite(admin, email, {});
    expect(await invitationsTo(email)).toBe(2);
  });

  it('is another one for another person', async () => {
    const [first, second, email, headers] = [await createMember(), await createMember(), newEmail(), newKey()];
    await invite(first, email, headers);
    expect((await invite(second, email, headers)).status).toBe(200);
    expect(await invitationsTo(email)).toBe(2);
  });

  it('that was refused leaves its key free', async () => {
    const [admin, headers] = [await createMember(), newKey()];
    expect((await ask('POST', '/staff', { ...admin, headers, body: bodyFor('nobody') })).status).toBe(400);
    expect((await invite(admin, newEmail(), headers)).status).toBe(200);
  });

  it('answers the same when what it took away is gone', async () => {
    const [admin, email, headers] = [await createMember(), newEmail(), newKey()];
    const { public_id: id } = (await invite(admin, email, {})).body['values'] as { public_id: string };
    const takeBack = () => ask('DELETE', `/staff/invitations/${id}`, { ...admin, headers });
    expect([(await takeBack()).status, (await takeBack()).status]).toEqual([200, 200]);
    expect((await ask('DELETE', `/staff/invitations/${id}`, { ...admin, headers: newKey() })).status).toBe(404);
  });

  // BO-122
  it('that waited for a proof is done with the same key, once', async () => {
    const [admin, email, headers] = [await createMember(), newEmail(), newKey()];
    minutes(11);
    expect((await invite(admin, email, headers)).body).toMatchObject({ code: 'reauth_required' });
    await ask('POST', '/session/again', { ...admin, body: { code: code(admin.secret) } });
    expect([(await invite(admin, email, headers)).status, (await invite(admin, email, headers)).status]).toEqual([
      200, 200,
    ]);
    expect(await invitationsTo(email)).toBe(1);
  });

  it('is forgotten after a day', async () => {
    const admin = await createMember();
    await invite(admin, newEmail(), newKey());
    const kept = async (): Promise<number> =>
      (await sql`select 1 from staff_keys where user_id = ${admin.id}`.execute(db())).rows.length;
    await app().sweeps.forgetKeys();
    expect(await kept()).toBe(1);
    minutes(24 * 60 + 1);
    await app().sweeps.forgetKeys();
    expect(await kept()).toBe(0);
  });
});
