import { officeEntry } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/modules/accounts/passwords.ts';
import { createSecrets } from '../../src/platform/secrets.ts';
import { createLogin, createTemporaryUser, createUser } from '../factories/accounts.ts';
import { createTestApp, createTestClock, type TestApp, type TestClock } from '../support/index.ts';
import { createDeletion } from '../factories/person.ts';
import { textOfAudit } from '../audit/audit.repository.ts';
import { createDoor } from './door.ts';

let app: TestApp;
let clock: TestClock;
/** Another process on the same database. */
let other: TestApp;
beforeAll(async () => {
  clock = createTestClock(new Date());
  app = await createTestApp({ clock });
  other = await createTestApp({ clock, database: app.database });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => clock.set(new Date()));

const db = () => app.database.db;
const { ask, code, grant, enrol, createMember, enter, session, openSessions } = createDoor(
  () => app,
  () => clock(),
);
const stateOf = async (token: string, cookie: string | null): Promise<unknown> =>
  ((await session(token, cookie)).body['values'] as { state: string } | undefined)?.state;
const minutes = (count: number): void => clock.advance(count * 60);

describe('the door', () => {
  // BO-117
  it('is shut without a token, and without a grant, for every call', async () => {
    const nobody = await createUser(db());
    const vip = await createUser(db(), { roles: ['vip'] });
    const desk = await createUser(db());
    await grant(desk.id, 'desk');
    const past = await createUser(db());
    await grant(past.id, 'admin', { until: new Date(Date.now() - 1000) });
    const guest = await createTemporaryUser(db());
    for (const { method, path } of Object.values(officeEntry)) {
      const url = path.replace('/api/admin', '').replace('{id}', 'some-session');
      const body = { code: '000000' };
      const payload = method === 'POST' ? { body } : {};
      expect((await ask(method, url, payload)).status).toBe(401);
      expect((await ask(method, url, { token: guest.token, ...payload })).status).toBe(400);
      for (const { token } of [nobody, vip, desk, past])
        expect(await ask(method, url, { token, ...payload })).toMatchObject({
          status: 403,
          body: { code: 'role_required' },
        });
    }
  });

  it('asks for enrolment, then for the second factor, then is open', async () => {
    const user = await createUser(db(), { name: 'Ада' });
    await grant(user.id, 'finance');
    expect(await stateOf(user.token, null)).toBe('enrol');
    const secret = await enrol(user.token);
    expect(await stateOf(user.token, null)).toBe('enrol');
    const confirmed = await ask('POST', '/session/confirm', { token: user.token, body: { code: code(secret) } });
    expect(confirmed.status).toBe(200);
    expect(confirmed.setCookie).toMatch(
      /^staff=[\w-]{43}; Max-Age=43200; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
    );
    const recovery = confirmed.body['recovery'] as string[];
    expect(new Set(recovery).size).toBe(10);
    expect(recovery.every((one) => /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/.test(one))).toBe(true);
    expect(await stateOf(user.token, null)).toBe('second_factor');
    const open = await session(user.token, confirmed.cookie);
    expect(open.body).toEqual({
      values: expect.objectContaining({
        state: 'open',
        user: { public_id: user.publicId, name: 'Ада' },
        grants: [{ role: 'finance', scope: 'all', areas: [], until: null }],
        recovery_left: 10,
      }),
    });
    expect((open.body['values'] as { rights: string[] }).rights).toContain('refunds.make');
    expect((open.body['values'] as { rights: string[] }).rights).not.toContain('staff.manage');
  });

  it('shows a secret of 160 bits as text, address and picture, and none to the enrolled', async () => {
    const user = await createUser(db());
    await grant(user.id);
    const { body } = await ask('POST', '/session/enrol', { token: user.token });
    expect(body['secret']).toMatch(/^[A-Z2-7]{32}$/);
    expect(body['uri']).toContain(`secret=${String(body['secret'])}`);
    expect(body['uri']).toMatch(/^otpauth:\/\/totp\//);
    expect(body['qr']).toMatch(/^data:image\/png;base64,/);
    const member = await createMember();
    expect((await ask('POST', '/session/enrol', { token: member.token })).body).toMatchObject({ code: 'state' });
    expect(
      (await ask('POST', '/session/confirm', { token: member.token, body: { code: code(member.secret, 1) } })).body,
    ).toMatchObject({ code: 'state' });
  });

  it('lets an enrolment lapse after 15 minutes', async () => {
    const user = await createUser(db());
    await grant(user.id);
    const secret = await enrol(user.token);
    minutes(16);
    const late = await ask('POST', '/session/confirm', { token: user.token, body: { code: code(secret) } });
    expect(late.body).toMatchObject({ code: 'state' });
    expect(late.cookie).toBeNull();
  });

  // BO-118
  it('opens nothing for the token alone, nor for the cookie of another login or person', async () => {
    const member = await createMember();
    const elsewhere = await createLogin(db(), member.id);
    const stranger = await createMember();
    for (const [token, cookie] of [
      [member.token, null],
      [elsewhere, member.cookie],
      [stranger.token, member.cookie],
    ] as const)
      expect(await ask('GET', '/sessions', { token, cookie })).toMatchObject({
        status: 403,
        body: { code: 'second_factor_required', enrolled: true },
      });
    expect((await ask('GET', '/sessions', member)).status).toBe(200);
  });

  it('is in no public document', async () => {
    expect((await app.http.inject({ url: '/api/openapi.json' })).body).not.toContain('/api/admin');
  });
});

describe('the second factor', () => {
  // BO-119
  it('takes a code of this step and its neighbours, each step once and none before it', async () => {
    const member = await createMember();
    const statusOf = async (steps: number) => (await enter(member.token, { code: code(member.secret, steps) })).status;
    expect(await statusOf(0)).toBe(400);
    expect(await statusOf(1)).toBe(200);
    expect(await statusOf(1)).toBe(400);
    minutes(5);
    expect([await statusOf(-2), await statusOf(2)]).toEqual([400, 400]);
    minutes(16);
    expect([await statusOf(-1), await statusOf(0), await statusOf(-1), await statusOf(0)]).toEqual([
      200, 200, 400, 400,
    ]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const member = await createMember();
    const [first = '', second = ''] = member.recovery;
    const entered = await enter(member.token, { recovery: first });
    expect(entered.body).toMatchObject({ values: { state: 'open', recovery_left: 9 } });
    expect((await enter(member.token, { recovery: first })).status).toBe(400);
    expect((await enter(member.token, { recovery: second.toLowerCase().replace('-', ' ') })).status).toBe(200);
    const stranger = await createMember();
    expect((await enter(stranger.token, { recovery: member.recovery[2] ?? '' })).status).toBe(400);
  });

  // BO-119
  it('rests for 15 minutes after five wrong codes, for right ones as well', async () => {
    const member = await createMember();
    const wrong = () => enter(member.token, { code: code(member.secret, 40) });
    for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(400);
    const sixth = await enter(member.token, { code: code(member.secret, 1) });
    expect([sixth.status, sixth.retryAfter, sixth.cookie]).toEqual([429, '900', null]);
    expect((await enter(member.token, { recovery: member.recovery[0] ?? '' })).status).toBe(429);
    minutes(16);
    expect((await enter(member.token, { code: code(member.secret) })).status).toBe(200);
  });

  it('is blocked by twenty wrong codes in a day, and so are open sessions', async () => {
    const member = await createMember();
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 5; count += 1) await enter(member.token, { recovery: 'AAAAA-AAAAA' });
      minutes(16);
    }
    expect((await enter(member.token, { code: code(member.secret) })).status).toBe(403);
    expect(await stateOf(member.token, member.cookie)).toBe('blocked');
    expect((await ask('GET', '/sessions', member)).status).toBe(403);
  });

  it('counts wrong codes that come at once', async () => {
    const member = await createMember();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enter(member.token, { code: code(member.secret, 40) })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

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
    const theirs = createDoor(
      () => other,
      () => clock(),
    );
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

  // BO-122, as far as built
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
    const hashed = await createPasswords(createSecrets(app.config).passwords).hash('Right password 1');
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
    await app.sweeps.endGrants();
    expect(await rolesOf()).toEqual(['vip', 'admin', 'desk', 'content']);
    minutes(2);
    expect(await Promise.all([app.sweeps.endGrants(), other.sweeps.endGrants()])).toContain(1);
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
    const { remove, mailedCode } = createDeletion(() => app);
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
