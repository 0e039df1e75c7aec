import { officeAuthenticator, officeEntry, officePasskeys } from '@trassa/contracts/office';
import { describe, expect, it } from 'vitest';
import { createLogin, createTemporaryUser, createUser } from '../factories/accounts.ts';
import { openDoor } from './door.ts';

const { ask, code, grant, mailedCode, enrol, createMember, enter, session, app, db, minutes, stateOf } = openDoor();

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
    const shared = { id: 'a', rawId: 'a', type: 'public-key' };
    const response = { clientDataJSON: '', attestationObject: '', authenticatorData: '', signature: '' };
    for (const { method, path } of [officeEntry, officePasskeys, officeAuthenticator].flatMap((group) =>
      Object.values(group),
    )) {
      const url = path.replace('/api/admin', '').replace('{id}', 'some-session');
      const body = { code: '000000', name: 'a', passkey: { ...shared, response } };
      const payload = method === 'POST' || method === 'PUT' ? { body } : {};
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
    const proof = { code: await mailedCode(user.token) };
    const { body } = await ask('POST', '/session/enrol', { token: user.token, body: proof });
    expect(body['secret']).toMatch(/^[A-Z2-7]{32}$/);
    expect(body['uri']).toContain(`secret=${String(body['secret'])}`);
    expect(body['uri']).toMatch(/^otpauth:\/\/totp\//);
    expect(body['qr']).toMatch(/^data:image\/png;base64,/);
    const member = await createMember();
    expect((await ask('POST', '/session/enrol', { token: member.token, body: proof })).body).toMatchObject({
      code: 'state',
    });
    expect((await ask('POST', '/session/enrol/code', { token: member.token })).body).toMatchObject({ code: 'state' });
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
    expect((await app().http.inject({ url: '/api/openapi.json' })).body).not.toContain('/api/admin');
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
