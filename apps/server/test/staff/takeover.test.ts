import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmEmail } from '../../src/modules/accounts/profile/ways.repository.ts';
import { insertAdminGrant } from '../../src/modules/staff/grants.repository.ts';
import { createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { createDeletion } from '../factories/person.ts';
import { createTestApp } from '../support/index.ts';
import { createDoor, type Member, openDoor } from './door.ts';

const { ask, code, grant, mailedCode, enrol, createMember, clock, app, db } = openDoor();

const newEmail = (): string => `${unique('invited')}@example.org`;
const invite = (by: Member, email: string, grants: object[] = [{ role: 'manager', scope: 'all', areas: [] }]) =>
  ask('POST', '/staff', { ...by, body: { email, name: 'Ян', grants } });
const letterTo = async (email: string): Promise<string> => {
  await app().sweeps.sendLetters();
  return app().letters.findLast(({ to }) => to.address === email)?.text ?? '';
};
const codeFor = async (email: string): Promise<string> => /#code=(\S+)/.exec(await letterTo(email))?.[1] ?? '';
const notMe = async (email: string) =>
  ask('POST', '/not_me', { body: { code: /not-me#code=(\S+)/.exec(await letterTo(email))?.[1] ?? '' } });
afterEach(async () => {
  await sql`update staff_grants set ended_at = now()`.execute(db());
  await sql`update staff_invitations set ended_at = now()`.execute(db());
});

// BO-118
describe('whoever has stolen the token of a colleague without a second factor', () => {
  const begin = (token: string, body: object) => ask('POST', '/session/enrol', { token, body });

  it('enrols by no password that was set after the grant, until it is given anew', async () => {
    const user = await createUser(db(), { password_hash: null });
    await grant(user.id);
    const set = await app().http.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers: { authorization: user.token },
      payload: { password: '', new_password: 'Thief password 1' },
    });
    expect(set.statusCode).toBe(200);
    expect((await begin(user.token, { password: 'Thief password 1' })).body).toMatchObject({ code: 'state' });
    // The emergency door.
    await db()
      .transaction()
      .execute((tx) => insertAdminGrant(tx, unique('grant'), user.id));
    expect((await begin(user.token, { password: 'Thief password 1' })).status).toBe(200);
  });

  it('enrols by no address that was changed after the grant', async () => {
    const user = await createUser(db());
    await grant(user.id);
    await sql`update users set new_email = 'thief@example.org' where id = ${user.id}`.execute(db());
    await db()
      .transaction()
      .execute((tx) => confirmEmail(tx, user.id, 'thief@example.org'));
    expect((await begin(user.token, { code: await mailedCode(user.token) })).body).toMatchObject({ code: 'state' });
  });

  it('is heard of at every enrolment, from a known place too', async () => {
    const email = newEmail();
    const member = await createMember('admin', { email });
    await sql`delete from second_factors where user_id = ${member.id}`.execute(db());
    const secret = await enrol(member.token);
    await ask('POST', '/session/confirm', { token: member.token, body: { code: code(secret) } });
    await app().sweeps.sendLetters();
    const told = app().letters.filter(({ to, text }) => to.address === email && text.includes('not-me'));
    expect(told).toHaveLength(2);
  });
});

describe('invitations of a stolen session', () => {
  it('end with “it was not me”', async () => {
    const [own, email] = [newEmail(), newEmail()];
    await invite(await createMember('admin', { email: own }), email);
    const invited = await codeFor(email);
    expect((await notMe(own)).status).toBe(200);
    const user = await createUser(db(), { email });
    expect((await ask('POST', '/invitations/accept', { token: user.token, body: { code: invited } })).status).toBe(404);
  });

  it('give nothing when their sender is blocked', async () => {
    const [member, email] = [await createMember(), newEmail()];
    await invite(member, email);
    const invited = await codeFor(email);
    await sql`update users set blocked = true where id = ${member.id}`.execute(db());
    const user = await createUser(db(), { email });
    const answer = await ask('POST', '/invitations/accept', { token: user.token, body: { code: invited } });
    expect(answer.status).toBe(403);
  });

  it('to a colleague are not taken away by whoever names his address without proving it', async () => {
    const [member, email] = [await createMember(), newEmail()];
    await invite(member, email);
    const invited = await codeFor(email);
    const stranger = await createUser(db(), { new_email: email });
    const { remove, mailedCode: deletionCode } = createDeletion(app);
    expect((await remove(stranger.token, { code: await deletionCode(stranger.token) })).statusCode).toBe(200);
    const user = await createUser(db(), { email });
    expect((await ask('POST', '/invitations/accept', { token: user.token, body: { code: invited } })).status).toBe(200);
  });
});

// BO-125
describe('a keeper of the staff', () => {
  it('takes no rights that he does not have', async () => {
    const [admin, keeper] = [await createMember(), await createMember('content')];
    await grant(keeper.id, 'admin', { areas: ['staff'] });
    const answer = await ask('DELETE', `/staff/${admin.publicId}`, keeper);
    expect(answer.body).toMatchObject({ code: 'state', message: expect.stringContaining('которых нет у вас') });
  });

  it('for a while counts when a further one is to be agreed to', async () => {
    const [admin, guest] = [await createMember(), await createMember('content')];
    await grant(guest.id, 'admin', { until: new Date(Date.now() + 90 * 86_400_000) });
    const answer = await invite(admin, newEmail(), [{ role: 'admin', scope: 'all', areas: [] }]);
    expect(answer.body).toMatchObject({ code: 'state', message: expect.stringContaining('второго администратора') });
  });

  it('whose factor is blocked leaves the other one the last administrator', async () => {
    const [admin, blocked] = [await createMember(), await createMember()];
    await sql`update second_factors set blocked_at = now() where user_id = ${blocked.id}`.execute(db());
    expect((await ask('DELETE', `/staff/${admin.publicId}`, admin)).body).toMatchObject({ code: 'state' });
  });
});

// BO-119
it('strangers at a network take no room of its colleagues', async () => {
  const limited = await createTestApp({ clock, config: { limitsOff: false } });
  try {
    const door = createDoor(() => limited, clock);
    const member = await door.createMember();
    const stranger = await createUser(limited.database.db);
    const guess = (token: string, body: object) =>
      limited.http.inject({
        method: 'POST',
        url: '/api/admin/auth/totp',
        remoteAddress: '10.9.9.7',
        headers: { authorization: token },
        payload: body,
      });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await guess(stranger.token, { code: '000000' })).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect((await guess(member.token, { code: code(member.secret, 1) })).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
