import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/modules/accounts/passwords.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { createUser } from '../factories/accounts.ts';
import { createDeletion } from '../factories/person.ts';
import { textOfAudit } from '../audit/audit.repository.ts';
import { createTestApp } from '../support/index.ts';
import { createDoor, openDoor } from './door.ts';

const { ask, code, grant, createMember, enter, session, openSessions, clock, app, other, db, minutes, stateOf } =
  openDoor();

describe('a session', () => {
  // BO-120
  it('ends after 30 minutes without an act of a person, with polls all the time', async () => {
    const member = await createMember();
    for (let count = 0; count < 5; count += 1) {
      minutes(5);
      expect((await session(member.token, member.cookie, { background: '1' })).body).toMatchObject({
        values: { state: 'open' },
      });
    }
    minutes(6);
    expect(await stateOf(member.token, member.cookie)).toBe('second_factor');
    const acting = await createMember();
    for (let count = 0; count < 5; count += 1) {
      minutes(25);
      expect(await stateOf(acting.token, acting.cookie)).toBe('open');
    }
  });

  it('ends after as many minutes as the house has set', async () => {
    const member = await createMember();
    const strict = await createTestApp({
      clock,
      database: app().database,
      config: { office: { idleMinutes: 10, sealEmail: null } },
    });
    try {
      const theirs = createDoor(() => strict, clock);
      minutes(9);
      expect((await theirs.ask('GET', '/sessions', member)).status).toBe(200);
      minutes(11);
      expect((await theirs.ask('GET', '/sessions', member)).status).toBe(403);
      expect(await stateOf(member.token, member.cookie)).toBe('open');
    } finally {
      await strict.close();
    }
  });

  it('ends after twelve hours of acts', async () => {
    const member = await createMember();
    for (let count = 0; count < 35; count += 1) {
      minutes(20);
      expect(await stateOf(member.token, member.cookie)).toBe('open');
    }
    minutes(21);
    expect(await stateOf(member.token, member.cookie)).toBe('second_factor');
  });

  const endings: readonly (readonly [
    string,
    (member: { id: number; token: string; cookie: string }) => Promise<unknown>,
    number,
  ])[] = [
    ['a block', ({ id }) => sql`update users set blocked = true where id = ${id}`.execute(db()), 403],
    [
      'the end of the last grant',
      ({ id }) => sql`update staff_grants set ended_at = now() where user_id = ${id}`.execute(db()),
      403,
    ],
    ['another password', ({ id }) => sql`update users set password_hash = 'x' where id = ${id}`.execute(db()), 403],
    [
      'the end of the login',
      ({ id }) => sql`update logins set revoked_at = now() where user_id = ${id}`.execute(db()),
      403,
    ],
    [
      'the end of the second factor',
      ({ id }) => sql`delete from second_factors where user_id = ${id}`.execute(db()),
      403,
    ],
    ['leaving', ({ token, cookie }) => ask('DELETE', '/session', { token, cookie }), 403],
  ];
  // BO-121
  it.each(endings)('ends with %s in every process at once', async (_what, end, status) => {
    const member = await createMember();
    const theirs = createDoor(other, clock);
    expect((await theirs.ask('GET', '/sessions', member)).status).toBe(200);
    await end(member);
    expect((await theirs.ask('GET', '/sessions', member)).status).toBe(status);
  });

  it('is ended by its person or an administrator, and is hidden from everybody else', async () => {
    const [admin, manager, second] = [
      await createMember(),
      await createMember('manager'),
      await createMember('manager'),
    ];
    const list = async (member: { token: string; cookie: string }) =>
      (await ask('GET', '/sessions', member)).body['values'] as {
        public_id: string;
        user: { public_id: string };
        current: boolean;
      }[];
    const [own, ...more] = await list(manager);
    expect([own?.current, own?.user.public_id, more.length]).toEqual([true, manager.publicId, 0]);
    expect((await list(admin)).map(({ user }) => user.public_id)).toEqual(
      expect.arrayContaining([admin.publicId, manager.publicId, second.publicId]),
    );
    const url = `/sessions/${own?.public_id}`;
    expect((await ask('DELETE', url, second)).status).toBe(404);
    expect((await ask('DELETE', url, admin)).status).toBe(200);
    expect((await ask('DELETE', url, admin)).status).toBe(404);
    expect((await ask('GET', '/sessions', manager)).status).toBe(403);
  });

  it('is one of a login: a new one ends the one before', async () => {
    const member = await createMember();
    const entered = await enter(member.token, { code: code(member.secret, 1) });
    expect(await stateOf(member.token, member.cookie)).toBe('second_factor');
    expect(await stateOf(member.token, entered.cookie)).toBe('open');
    expect(await openSessions(member.id)).toBe(1);
  });

  // BO-122
  it('is proved again by a code, once', async () => {
    const member = await createMember();
    minutes(11);
    const again = (body: object) => ask('POST', '/session/again', { ...member, body });
    const body = { code: code(member.secret) };
    expect((await again(body)).body).toEqual({ until: Math.floor(clock().getTime() / 1000) + 600 });
    expect((await again(body)).status).toBe(400);
    expect((await ask('POST', '/session/again', { token: member.token, body })).status).toBe(403);
  });

  it('is proved again by the password, and wrong ones count with wrong codes', async () => {
    const hashed = await createPasswords(createSecrets(app().config).passwords).hash('Right password 1');
    const member = await createMember('admin', { password_hash: hashed.ok ? hashed.value : '' });
    const again = (password: string) => ask('POST', '/session/again', { ...member, body: { password } });
    for (let count = 0; count < 4; count += 1) expect((await again('Wrong password 1')).status).toBe(400);
    minutes(1);
    expect((await again('Right password 1')).status).toBe(200);
    expect((await again('Wrong password 1')).status).toBe(400);
    expect((await again('Right password 1')).status).toBe(429);
  });
});

describe('a grant', () => {
  it('that lapses takes its role along and leaves the other ones', async () => {
    const user = await createUser(db(), { roles: ['vip', 'admin', 'desk', 'content'] });
    const until = new Date(clock().getTime() + 60_000);
    await grant(user.id, 'admin', { until });
    await grant(user.id, 'content', { until });
    await grant(user.id, 'content');
    await grant(user.id, 'desk');
    const rolesOf = async () =>
      (await sql<{ roles: string[] }>`select roles from users where id = ${user.id}`.execute(db())).rows[0]?.roles;
    await app().sweeps.endGrants();
    expect(await rolesOf()).toEqual(['vip', 'admin', 'desk', 'content']);
    minutes(2);
    expect(await Promise.all([app().sweeps.endGrants(), other().sweeps.endGrants()])).toContain(1);
    expect(await rolesOf()).toEqual(['vip', 'content', 'desk']);
  });
});

describe('the audit of the door', () => {
  // BO-133
  it('has enrolment, entering, wrong codes and endings, and no code, secret or cookie', async () => {
    const member = await createMember();
    const recovery = member.recovery[0] ?? '';
    await enter(member.token, { recovery: 'AAAAA-AAAAA' });
    const entered = await enter(member.token, { recovery });
    await ask('DELETE', '/session', { token: member.token, cookie: entered.cookie });
    const { rows } = await sql<{ act: string; result: string }>`
      select act, result from audit_entries where actor_id = ${member.id} order by id`.execute(db());
    expect(rows.map(({ act, result }) => `${act} ${result}`)).toEqual([
      'staff.enrol done',
      'staff.enter refused',
      'staff.enter done',
      'staff.end_session done',
    ]);
    const text = await textOfAudit(db());
    for (const secret of [recovery, entered.cookie ?? '', member.cookie, member.token, 'AAAAA'])
      expect(text).not.toContain(secret);
  });
});

describe('what is kept', () => {
  it('goes with the person, whose grants end', async () => {
    const member = await createMember();
    const { remove, mailedCode } = createDeletion(app);
    expect((await remove(member.token, { code: await mailedCode(member.token) })).statusCode).toBe(200);
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from second_factors where user_id = ${member.id}) as factors,
        (select count(*)::int from recovery_codes where user_id = ${member.id}) as codes,
        (select count(*)::int from staff_sessions where user_id = ${member.id}) as sessions,
        (select count(*)::int from staff_grants where user_id = ${member.id} and ended_at is null) as grants`.execute(
      db(),
    );
    expect(rows).toEqual([{ factors: 0, codes: 0, sessions: 0, grants: 0 }]);
  });

  it('holds neither the secret nor a recovery code nor a cookie as it is', async () => {
    const member = await createMember();
    const { rows } = await sql<{ text: string }>`
      select (select f::text from second_factors f where user_id = ${member.id})
        || (select string_agg(r::text, ' ') from recovery_codes r where user_id = ${member.id})
        || (select string_agg(s::text, ' ') from staff_sessions s where user_id = ${member.id}) as text`.execute(db());
    const text = rows[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(500);
    for (const kept of [
      member.secret.toString('hex'),
      member.cookie,
      ...member.recovery.flatMap((one) => [one, one.replace('-', '')]),
    ])
      expect(text).not.toContain(kept);
  });
});
