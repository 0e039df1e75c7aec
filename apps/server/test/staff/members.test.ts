import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { createEventCity } from '../factories/events.ts';
import { createDoor, type Member, openDoor } from './door.ts';

const { ask, code, grant, createMember, clock, app, other, db, minutes, stateOf, openSessions } = openDoor();

const organiser = (change: object = {}) => ({ role: 'manager', scope: { starts: ['moscow'] }, areas: [], ...change });
const setGrants = (by: Member, whom: MadeUser, ...grants: object[]) =>
  ask('PUT', `/staff/${whom.publicId}/grants`, { ...by, body: { grants } });
const rolesOf = async (userId: number): Promise<string[]> =>
  (await sql<{ roles: string[] }>`select roles from users where id = ${userId}`.execute(db())).rows[0]?.roles ?? [];
const entriesOf = async (act: string, actor: number) =>
  (
    await sql<{ kind: string; id: string; result: string }>`
      select object_kind as kind, object_id as id, result from audit_entries where act = ${act} and actor_id = ${actor} order by audit_entries.id`.execute(
      db(),
    )
  ).rows;
const lastLetter = async () => {
  await app().sweeps.sendLetters();
  return app().letters.at(-1);
};
beforeAll(() => createEventCity(db(), { public_id: 'moscow' }));
afterEach(() => sql`update staff_grants set ended_at = now()`.execute(db()));

describe('colleagues', () => {
  it('are listed with what they may, without their addresses', async () => {
    const admin = await createMember('admin', { name: 'Ада' });
    const manager = await createUser(db(), { name: 'Ева' });
    await grant(manager.id, 'manager', { scope: JSON.stringify({ starts: ['moscow'] }), areas: ['results'] });
    const { body } = await ask('GET', '/staff', admin);
    expect(body['values']).toEqual([
      expect.objectContaining({ public_id: admin.publicId, second_factor: 'enrolled', sessions: 1 }),
      {
        public_id: manager.publicId,
        name: 'Ева',
        grants: [{ role: 'manager', scope: { starts: ['moscow'] }, areas: ['results'], until: null }],
        second_factor: 'none',
        sessions: 0,
        last_seen: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('are nobody’s business without the right, and strangers are nobody', async () => {
    const [admin, manager] = [await createMember(), await createMember('manager')];
    const stranger = await createUser(db());
    expect((await ask('GET', '/staff', manager)).body).toMatchObject({ code: 'role_required', right: 'staff.view' });
    for (const [method, path] of [
      ['PUT', '/grants'],
      ['DELETE', ''],
      ['DELETE', '/sessions'],
      ['DELETE', '/second_factor'],
      ['GET', '/history'],
    ] as const) {
      const body = method === 'PUT' ? { body: { grants: [] } } : {};
      expect((await ask(method, `/staff/${manager.publicId}${path}`, { ...manager, ...body })).status).toBe(403);
      expect((await ask(method, `/staff/${stranger.publicId}${path}`, { ...admin, ...body })).status).toBe(404);
    }
  });

  // BO-122
  it('are changed after a proof of the last ten minutes only', async () => {
    const [admin, manager] = [await createMember(), await createMember('manager')];
    minutes(11);
    const refused = await setGrants(admin, manager);
    expect([refused.status, refused.body['code']]).toEqual([403, 'reauth_required']);
    expect(await rolesOf(manager.id)).toEqual([]);
    await ask('POST', '/session/again', { ...admin, body: { code: code(admin.secret) } });
    expect((await setGrants(admin, manager)).status).toBe(200);
  });
});

describe('grants', () => {
  it('are given and taken as a whole list, with the roles, at once in every process', async () => {
    const [admin, colleague] = [await createMember(), await createMember('content')];
    const theirs = createDoor(other, clock);
    const rightsOf = async () =>
      ((await theirs.session(colleague.token, colleague.cookie)).body['values'] as { rights: string[] }).rights;
    expect((await setGrants(admin, colleague, organiser(), { role: 'finance', scope: 'all' })).status).toBe(200);
    expect(await rolesOf(colleague.id)).toEqual(['manager', 'finance']);
    expect(await rightsOf()).toEqual(expect.arrayContaining(['results.edit', 'refunds.make']));
    expect(await rightsOf()).not.toContain('content.edit');
    await setGrants(admin, colleague, organiser());
    expect(await rightsOf()).not.toContain('refunds.make');
    const { rows } = await sql`select 1 from staff_grants where user_id = ${colleague.id} and role = 'manager'`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
    await setGrants(admin, colleague);
    expect((await theirs.session(colleague.token, colleague.cookie)).body).toMatchObject({ code: 'role_required' });
    expect(await entriesOf('staff.grant', admin.id)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'staff', id: colleague.publicId, result: 'done' })),
    );
  });

  it.each([
    ['a role that is not narrowed', { role: 'finance', scope: { starts: ['moscow'] } }, 'grants.0.scope'],
    ['an area of another role', organiser({ areas: ['audit'] }), 'grants.0.areas'],
    ['an end that is past', organiser({ until: 1_000_000_000 }), 'grants.0.until'],
  ])('are refused as they are typed: %s', async (_what, typed, field) => {
    const [admin, colleague] = [await createMember(), await createMember('content')];
    const answer = await setGrants(admin, colleague, typed);
    expect(answer.body).toMatchObject({ code: 'validation', errors: { [field]: expect.any(String) } });
  });

  // BO-125
  it('are never more than the giver has, and a third administrator needs a second person', async () => {
    const [admin, second, colleague] = [await createMember(), await createMember(), await createMember('content')];
    const keeper = await createMember('content');
    await grant(keeper.id, 'admin', { areas: ['staff'] });
    const beyond = await setGrants(keeper, colleague, organiser());
    expect([beyond.status, beyond.body['message']]).toEqual([400, 'Нельзя дать больше прав, чем есть у вас']);
    const third = await setGrants(admin, colleague, { role: 'admin', scope: 'all' });
    expect([third.status, third.body['code']]).toEqual([400, 'state']);
    expect((await setGrants(admin, admin, { role: 'admin', scope: 'all' }, organiser())).status).toBe(400);
    expect(await rolesOf(colleague.id)).toEqual([]);
    for (const one of [second, keeper]) expect((await setGrants(admin, one, organiser())).status).toBe(200);
    expect((await setGrants(admin, colleague, { role: 'admin', scope: 'all' })).status).toBe(200);
  });

  // BO-125
  it('of the last administrator stay, whoever asks', async () => {
    const admin = await createMember();
    for (const answer of [
      await setGrants(admin, admin),
      await setGrants(admin, admin, { role: 'finance', scope: 'all' }),
      await setGrants(admin, admin, {
        role: 'admin',
        scope: 'all',
        until: Math.floor(clock().getTime() / 1000) + 60,
      }),
      await ask('DELETE', `/staff/${admin.publicId}`, admin),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body['message']).toContain('последний администратор');
    }
    expect(await stateOf(admin.token, admin.cookie)).toBe('open');
  });
});

describe('a colleague', () => {
  // BO-121
  it('who is ended has no grant, role or session in any process, and his invitations are over', async () => {
    const [admin, colleague] = [await createMember(), await createMember()];
    await ask('POST', '/staff', {
      ...colleague,
      body: { email: 'new@example.org', name: 'Ян', grants: [organiser()] },
    });
    expect((await ask('DELETE', `/staff/${colleague.publicId}`, admin)).status).toBe(200);
    const theirs = createDoor(other, clock);
    expect((await theirs.ask('GET', '/sessions', colleague)).status).toBe(403);
    expect([await rolesOf(colleague.id), await openSessions(colleague.id)]).toEqual([[], 0]);
    expect((await ask('GET', '/staff', admin)).body['invitations']).toEqual([]);
    expect(await entriesOf('staff.end', admin.id)).toEqual([{ kind: 'staff', id: colleague.publicId, result: 'done' }]);
  });

  it('loses his sessions and keeps his grants', async () => {
    const [admin, colleague] = [await createMember(), await createMember('manager')];
    expect((await ask('DELETE', `/staff/${colleague.publicId}/sessions`, admin)).status).toBe(200);
    const theirs = createDoor(other, clock);
    expect((await theirs.ask('GET', '/sessions', colleague)).body).toMatchObject({ code: 'second_factor_required' });
    expect(await stateOf(colleague.token, null)).toBe('second_factor');
  });

  it('enrols anew after a reset by another, is told by a letter, and never resets himself', async () => {
    const [admin, colleague] = [await createMember(), await createMember('manager')];
    const own = await ask('DELETE', `/staff/${admin.publicId}/second_factor`, admin);
    expect([own.status, await stateOf(admin.token, admin.cookie)]).toEqual([400, 'open']);
    expect((await ask('DELETE', `/staff/${colleague.publicId}/second_factor`, admin)).status).toBe(200);
    expect(await stateOf(colleague.token, colleague.cookie)).toBe('enrol');
    expect((await lastLetter())?.subject).toBe('Ваш второй фактор сброшен');
    expect(await entriesOf('staff.reset_factor', admin.id)).toEqual([
      { kind: 'staff', id: admin.publicId, result: 'refused' },
      { kind: 'staff', id: colleague.publicId, result: 'done' },
    ]);
    await ask('DELETE', `/staff/${admin.publicId}/second_factor`, admin);
    const { body } = await ask('GET', `/staff/${admin.publicId}/history`, admin);
    expect((body['values'] as object[])[0]).toMatchObject({ result: 'refused', code: 'state', count: 2 });
  });

  it('has a history that says who did what', async () => {
    const [admin, colleague] = [await createMember('admin', { name: 'Ада' }), await createMember('content')];
    await setGrants(admin, colleague, organiser());
    const { body } = await ask('GET', `/staff/${colleague.publicId}/history`, admin);
    expect((body['values'] as object[])[0]).toMatchObject({
      act: 'staff.grant',
      actor: { public_id: admin.publicId, name: 'Ада' },
      changes: [{ field: 'grants', before: [expect.objectContaining({ role: 'content' })] }],
      result: 'done',
    });
  });
});
