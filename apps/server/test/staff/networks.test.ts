import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../../src/platform/config.ts';
import { createUser } from '../factories/accounts.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';
import { createDoor, type Member } from './door.ts';

const [office, money, outside] = ['10.1.2.3', '10.9.1.1', '203.0.113.7'];

const clock = createTestClock(new Date());
/** Three processes of one house: without lists, with one, and with both. */
let app: TestApp;
let general: TestApp;
let both: TestApp;
beforeAll(async () => {
  const secretKey = 'one secret of three processes 0123456789';
  app = await createTestApp({ clock, config: { secretKey } });
  const open = (officeNetworks: Config['officeNetworks']) =>
    createTestApp({ clock, database: app.database, config: { officeNetworks, secretKey } });
  general = await open({ all: ['10.1.0.0/16'], money: [] });
  both = await open({ all: ['10.1.0.0/16'], money: ['10.9.0.0/16'] });
});
afterAll(async () => {
  await both.close();
  await general.close();
  await app.close();
});
const { code, createMember } = createDoor(
  () => app,
  () => clock(),
);
const db = () => app.database.db;
const minutes = (count: number): void => clock.advance(count * 60);

type Method = 'GET' | 'POST';
const from = async (
  house: TestApp,
  remoteAddress: string,
  { token, cookie }: Pick<Member, 'token' | 'cookie'>,
  [method, path, payload]: readonly [Method, string, object?] = ['GET', '/sessions'],
) => {
  const answer = await house.http.inject({
    method,
    url: `/api/admin${path}`,
    remoteAddress,
    headers: { authorization: token, cookie: `staff=${cookie}` },
    ...(payload && { payload }),
  });
  const body = answer.json<{ code?: string; message?: string; values?: { state?: string } }>();
  return { status: answer.statusCode, ...body };
};
let manager: Member;
let admin: Member;
beforeEach(async () => {
  clock.set(new Date());
  manager = await createMember('manager');
  admin = await createMember();
});

describe('networks of the back office', () => {
  it.each([
    ['a manager', () => manager, { [office]: 200, [money]: 403, [outside]: 403 }],
    ['an administrator', () => admin, { [office]: 403, [money]: 200, [outside]: 403 }],
  ])('%s goes on only from his own', async (_who, member, expected) => {
    for (const [address, status] of Object.entries(expected))
      for (const call of [
        ['GET', '/session'],
        ['GET', '/sessions'],
      ] as const) {
        const answer = await from(both, address, member(), call);
        expect([answer.status, answer.code]).toEqual([status, status === 403 ? 'network_not_allowed' : undefined]);
      }
    expect((await from(both, outside, member())).message).toBe(
      'В штаб не входят из этой сети. Подключитесь к сети, разрешённой администратором',
    );
  });

  it('are one list for everybody where there is none for money, and none where none is set', async () => {
    expect([(await from(general, office, admin)).status, (await from(general, money, admin)).status]).toEqual([
      200, 403,
    ]);
    expect((await from(app, outside, admin)).status).toBe(200);
  });

  it('bind a call of the staff, which is neither done nor told, and leave an entry', async () => {
    const answer = await from(both, outside, admin, ['GET', '/staff']);
    expect([answer.status, answer.code, answer.values]).toEqual([403, 'network_not_allowed', undefined]);
    await from(both, outside, admin, ['POST', '/staff', {}]);
    const { rows } = await sql`
      select act, result, code, address is not null as "hasAddress" from audit_entries where actor_id = ${admin.id}
        and code = 'network_not_allowed' order by id`.execute(db());
    const entry = { result: 'refused', code: 'network_not_allowed', hasAddress: true };
    expect(rows).toEqual([
      { act: null, ...entry },
      { act: 'staff.invite', ...entry },
    ]);
    const stranger = await createUser(db());
    expect((await from(both, outside, { ...stranger, cookie: '' }, ['GET', '/staff'])).code).toBe(
      'second_factor_required',
    );
    expect((await sql`select 1 from audit_entries where actor_id = ${stranger.id}`.execute(db())).rows).toEqual([]);
  });

  it('let nobody in from elsewhere, even with a right code, and use none up', async () => {
    minutes(2);
    const enter = ['POST', '/auth/totp', { code: code(manager.secret) }] as const;
    expect((await from(both, outside, manager, enter)).code).toBe('network_not_allowed');
    for (const call of [
      ['POST', '/session/enrol/code'],
      ['POST', '/session/enrol', { code: '00000000' }],
      ['POST', '/session/confirm', { code: '000000' }],
      ['POST', '/session/again', { code: '000000' }],
    ] as const)
      expect((await from(both, outside, manager, call)).code).toBe('network_not_allowed');
    expect((await from(both, office, manager, enter)).status).toBe(200);
  });

  it('change with the grants at once', async () => {
    await sql`update staff_grants set role = 'finance' where user_id = ${manager.id}`.execute(db());
    expect([(await from(both, office, manager)).status, (await from(both, money, manager)).status]).toEqual([403, 200]);
  });

  it('end no session, and keep none open from elsewhere', async () => {
    minutes(20);
    expect((await from(both, outside, manager)).status).toBe(403);
    minutes(9);
    expect((await from(both, office, manager)).status).toBe(200);
    minutes(20);
    await from(both, outside, manager);
    minutes(11);
    expect((await from(both, office, manager)).code).toBe('second_factor_required');
  });
});

it.each([
  [{ STAFF_NETWORKS: '10.0.0.0/33' }, 'STAFF_NETWORKS'],
  [{ STAFF_MONEY_NETWORKS: '10.0.0.0/8, office' }, 'STAFF_MONEY_NETWORKS'],
])('%j is refused at the start', (env, name) => {
  expect(() => parseConfig(env)).toThrow(name);
  const { officeNetworks } = parseConfig({ STAFF_NETWORKS: ' 10.0.0.0/8 ,::1,' });
  expect(officeNetworks).toEqual({ all: ['10.0.0.0/8', '::1'], money: [] });
});
