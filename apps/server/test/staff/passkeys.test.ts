import type { MakeOptions, NewPasskey, Passkey, PasskeyAnswer, UseOptions } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createLogin, createUser } from '../factories/accounts.ts';
import { unique } from '../factories/events.ts';
import { createDeletion } from '../factories/person.ts';
import { openDoor } from './door.ts';
import { createKey, type Key } from './passkey.ts';

const { ask, code, grant, mailedCode, createMember, enter, openSessions, app, db, minutes, stateOf } = openDoor();

type Whoever = { readonly token: string; readonly cookie?: string | null };
const newKey = (): Key => createKey(app().config.siteUrl);
const newEmail = (): string => `${unique('passkey')}@example.org`;
const optionsFor = async ({ token, cookie = null }: Whoever): Promise<UseOptions> =>
  (await ask('POST', '/auth/passkey/options', { token, cookie })).body as UseOptions;
const enterBy = (token: string, passkey: PasskeyAnswer) => ask('POST', '/auth/passkey', { token, body: { passkey } });
const again = (who: Whoever, passkey: PasskeyAnswer) => ask('POST', '/session/again', { ...who, body: { passkey } });
const offered = async (who: Whoever): Promise<MakeOptions> =>
  (await ask('POST', '/passkeys/options', who)).body as MakeOptions;
const add = (who: Whoever, passkey: NewPasskey, name = 'Ноутбук') =>
  ask('POST', '/passkeys', { ...who, body: { name, passkey } });
const list = async (who: Whoever): Promise<Passkey[]> =>
  (await ask('GET', '/passkeys', who)).body['values'] as Passkey[];
const remove = (who: Whoever, id = 'nothing') => ask('DELETE', `/passkeys/${id}`, who);
const kept = async (userId: number): Promise<number> =>
  (await sql`select 1 from passkeys where user_id = ${userId}`.execute(db())).rows.length;

/** Somebody who has an authenticator app and a passkey. */
const createHolder = async (row: Record<string, unknown> = {}) => {
  const [member, key] = [await createMember('admin', row), newKey()];
  const added = await add(member, key.make(await offered(member)));
  return { ...member, key, passkey: (added.body['values'] as Passkey).public_id };
};
/** Somebody who has enrolled by a passkey alone. */
const createKeyMember = async (row: Record<string, unknown> = {}) => {
  const [user, key] = [await createUser(db(), row), newKey()];
  await grant(user.id);
  const proof = { code: await mailedCode(user.token) };
  const { body } = await ask('POST', '/session/enrol/passkey', { token: user.token, body: proof });
  const passkey = key.make(body as MakeOptions);
  const confirmed = await ask('POST', '/session/confirm/passkey', { token: user.token, body: { passkey } });
  return { ...user, key, cookie: confirmed.cookie, recovery: confirmed.body['recovery'] as string[] };
};

// BO-126
describe('a passkey', () => {
  it('enters as the second factor, and its challenge works once', async () => {
    const holder = await createHolder();
    const token = await createLogin(db(), holder.id);
    const options = await optionsFor({ token });
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(options.allowCredentials.map(({ transports }) => transports)).toEqual([['internal']]);
    const answer = holder.key.use(options);
    const entered = await enterBy(token, answer);
    expect(entered.body).toMatchObject({ values: { state: 'open', ways: ['totp', 'passkey'], recovery_left: 10 } });
    expect(entered.setCookie).toContain('HttpOnly; SameSite=Strict');
    expect(await stateOf(token, entered.cookie)).toBe('open');
    expect((await enterBy(token, answer)).body).toMatchObject({ code: 'state' });
    expect((await list({ token, cookie: entered.cookie }))[0]?.last_used).toBeGreaterThan(0);
  });

  it.each([
    ['that verified nobody', { verified: false }, {}],
    ['on another site', { origin: 'https://trassa.example' }, {}],
    ['for another site', { rpId: 'trassa.example' }, {}],
    ['whose count of signatures does not grow', { counter: 1 }, {}],
    ['that signed another challenge', {}, { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('%s is refused', async (_what, turn, change) => {
    const holder = await createHolder();
    await again(holder, holder.key.use(await optionsFor(holder)));
    const wrong = holder.key.use({ ...(await optionsFor(holder)), ...change }, turn);
    const refused = await again(holder, wrong);
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([400, ['passkey']]);
    const right = await again(holder, holder.key.use(await optionsFor(holder)));
    expect(right.status).toBe(200);
  });

  it('is refused to another person and login, after five minutes, and where none was asked for', async () => {
    const [holder, other] = [await createHolder(), await createHolder()];
    const foreign = other.key.use(await optionsFor(holder));
    expect((await again(holder, foreign)).body).toMatchObject({ code: 'validation' });
    const elsewhere = await createLogin(db(), holder.id);
    const answer = holder.key.use(await optionsFor(holder));
    expect((await enterBy(elsewhere, answer)).body).toMatchObject({ code: 'state' });
    const late = holder.key.make(await offered(holder));
    minutes(6);
    expect((await again(holder, answer)).body).toMatchObject({ code: 'state' });
    expect((await add(holder, late)).body).toMatchObject({ code: 'state' });
    const member = await createMember();
    expect((await ask('POST', '/auth/passkey/options', member)).body).toMatchObject({ code: 'state' });
  });

  it('that is wrong is counted with wrong codes, and the person hears of it', async () => {
    const email = newEmail();
    const holder = await createHolder({ email });
    const wrong = async () => enterBy(holder.token, newKey().use(await optionsFor(holder)));
    expect([(await wrong()).status, (await wrong()).status]).toEqual([400, 400]);
    for (let count = 0; count < 2; count += 1) await enter(holder.token, { code: code(holder.secret, 40) });
    const made = newKey().make(await offered(holder), { verified: false });
    expect((await add(holder, made)).body).toMatchObject({ code: 'validation' });
    const right = await enterBy(holder.token, holder.key.use(await optionsFor(holder)));
    expect([right.status, right.retryAfter]).toEqual([429, '900']);
    expect((await enter(holder.token, { code: code(holder.secret, 1) })).status).toBe(429);
    await app().sweeps.sendLetters();
    expect(
      app().letters.filter(({ to, subject }) => to.address === email && /Wrong|Неверные/.test(subject)),
    ).toHaveLength(1);
  });

  // BO-122
  it('proves again, and what waited for it is done with the same key, once', async () => {
    const [holder, email] = [await createHolder(), newEmail()];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { email, name: 'Ян', grants: [{ role: 'content', scope: 'all' }] };
    const invite = () => ask('POST', '/staff', { ...holder, headers, body });
    minutes(11);
    expect((await invite()).body).toMatchObject({ code: 'reauth_required', ways: ['totp', 'passkey'] });
    expect((await again(holder, holder.key.use(await optionsFor(holder)))).body).toHaveProperty('until');
    expect([(await invite()).status, (await invite()).status]).toEqual([200, 200]);
    const { rows } = await sql`select 1 from staff_invitations where email = ${email}`.execute(db());
    expect(rows).toHaveLength(1);
  });
});

describe('an enrolment by a passkey alone', () => {
  it('asks for the same proof, gives recovery codes and opens the session', async () => {
    const member = await createKeyMember();
    expect(new Set(member.recovery).size).toBe(10);
    expect(await stateOf(member.token, member.cookie)).toBe('open');
    const token = await createLogin(db(), member.id);
    expect((await ask('GET', '/session', { token })).body).toMatchObject({
      values: { state: 'second_factor', ways: ['passkey'] },
    });
    expect((await enterBy(token, member.key.use(await optionsFor({ token })))).status).toBe(200);
    expect((await enter(token, { recovery: member.recovery[0] ?? '' })).status).toBe(200);
    expect((await enter(token, { code: '000000' })).status).toBe(400);
  });

  it('is refused without that proof, by a key that verified nobody, and to whoever has enrolled', async () => {
    const user = await createUser(db());
    await grant(user.id);
    const { token } = user;
    const begin = (body: object) => ask('POST', '/session/enrol/passkey', { token, body });
    const confirm = (passkey: NewPasskey) => ask('POST', '/session/confirm/passkey', { token, body: { passkey } });
    expect((await begin({ code: '00000000' })).body).toMatchObject({ code: 'validation' });
    const options = (await begin({ code: await mailedCode(token) })).body as MakeOptions;
    expect((await confirm(newKey().make(options, { verified: false }))).body).toMatchObject({ code: 'validation' });
    expect((await confirm(newKey().make(options))).body).toMatchObject({ code: 'state' });
    expect(await stateOf(token, null)).toBe('enrol');
    const member = await createKeyMember();
    const late = await ask('POST', '/session/enrol/passkey', { token: member.token, body: { code: '00000000' } });
    expect(late.body).toMatchObject({ code: 'state' });
  });

  it('does not begin with a challenge that a session got before the factor was reset', async () => {
    const [admin, holder] = [await createMember(), await createHolder()];
    const passkey = newKey().make(await offered(holder));
    expect((await ask('DELETE', `/staff/${holder.publicId}/second_factor`, admin)).status).toBe(200);
    await mailedCode(holder.token);
    const taken = await ask('POST', '/session/confirm/passkey', { token: holder.token, body: { passkey } });
    expect([taken.body['code'], await kept(holder.id)]).toEqual(['state', 0]);
  });
});

describe('the own passkeys', () => {
  it('are listed, added, renamed and removed, each with an entry of the audit', async () => {
    const holder = await createHolder();
    const [first] = await list(holder);
    expect(first).toEqual({ public_id: holder.passkey, name: 'Ноутбук', created: expect.any(Number), last_used: null });
    const options = await offered(holder);
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.authenticatorSelection).toEqual({ residentKey: 'preferred', userVerification: 'required' });
    expect((await add(holder, newKey().make(options), 'Ключ')).status).toBe(200);
    const renamed = await ask('PUT', `/passkeys/${holder.passkey}`, { ...holder, body: { name: ' Телефон ' } });
    expect(renamed.body).toMatchObject({ values: { name: 'Телефон' } });
    expect((await remove(holder, holder.passkey)).status).toBe(200);
    expect((await list(holder)).map(({ name }) => name)).toEqual(['Ключ']);
    const { rows } = await sql<{ act: string }>`
      select act from audit_entries where actor_id = ${holder.id} and act like 'staff.%passkey' and result = 'done' order by id`.execute(
      db(),
    );
    const acts = ['add', 'add', 'rename', 'remove'].map((name) => `staff.${name}_passkey`);
    expect(rows.map(({ act }) => act)).toEqual(acts);
  });

  it('are changed after a proof of the last ten minutes only, and are nobody else’s', async () => {
    const [holder, other] = [await createHolder(), await createHolder()];
    const passkey = newKey().make(await offered(holder));
    expect((await remove(other, holder.passkey)).status).toBe(404);
    const body = { name: 'Моё' };
    expect((await ask('PUT', `/passkeys/${holder.passkey}`, { ...other, body })).status).toBe(404);
    minutes(11);
    for (const answer of [
      await ask('POST', '/passkeys/options', holder),
      await add(holder, passkey),
      await remove(holder, holder.passkey),
    ])
      expect(answer.body).toMatchObject({ code: 'reauth_required', ways: ['totp', 'passkey'] });
  });

  it('end other sessions of the person when one comes or goes', async () => {
    const holder = await createHolder();
    const token = await createLogin(db(), holder.id);
    const elsewhere = await enterBy(token, holder.key.use(await optionsFor({ token })));
    expect([elsewhere.status, await openSessions(holder.id)]).toEqual([200, 2]);
    await add(holder, newKey().make(await offered(holder)));
    expect([await stateOf(token, elsewhere.cookie), await stateOf(holder.token, holder.cookie)]).toEqual([
      'second_factor',
      'open',
    ]);
    const back = await enterBy(token, holder.key.use(await optionsFor({ token })));
    await remove(holder, holder.passkey);
    expect(await stateOf(token, back.cookie)).toBe('second_factor');
  });

  // BO-126
  it('never lose the last one of whoever has no authenticator app', async () => {
    const member = await createKeyMember();
    const [only] = await list(member);
    expect((await remove(member, only?.public_id)).body).toMatchObject({ code: 'state' });
    await add(member, newKey().make(await offered(member)));
    expect((await remove(member, only?.public_id)).status).toBe(200);
    const holder = await createHolder();
    expect((await remove(holder, holder.passkey)).status).toBe(200);
  });

  // BO-126
  it('stand beside an authenticator app, which is added and removed, but never as the last way', async () => {
    const [holder, member] = [await createHolder(), await createKeyMember()];
    const removeApp = (who: Whoever) => ask('DELETE', '/authenticator', who);
    const confirm = (who: Whoever, text: string) =>
      ask('POST', '/authenticator/confirm', { ...who, body: { code: text } });
    expect((await removeApp(member)).body).toMatchObject({ code: 'state' });
    expect((await ask('POST', '/authenticator', holder)).body).toMatchObject({ code: 'state' });
    const { body } = await ask('POST', '/authenticator', member);
    const secret = Buffer.from(Secret.fromBase32(String(body['secret'])).bytes);
    expect((await confirm(member, code(secret, 40))).body).toMatchObject({ code: 'validation' });
    const token = await createLogin(db(), member.id);
    expect((await enter(token, { code: code(secret) })).status).toBe(400);
    expect((await confirm(member, code(secret))).status).toBe(200);
    expect((await enter(token, { code: code(secret, 1) })).status).toBe(200);
    expect((await remove(member, (await list(member))[0]?.public_id)).status).toBe(200);
    expect((await removeApp(member)).body).toMatchObject({ code: 'state' });
    expect((await removeApp(holder)).status).toBe(200);
    expect((await remove(holder, holder.passkey)).body).toMatchObject({ code: 'state' });
    expect((await enter(holder.token, { code: code(holder.secret, 1) })).status).toBe(400);
  });

  it('are ten at most, and none is two people’s', async () => {
    const [holder, other] = [await createHolder(), await createMember()];
    const same = holder.key.make(await offered(other));
    expect((await add(other, same)).body).toMatchObject({ code: 'state' });
    const tenth = newKey().make(await offered(holder));
    await sql`
      insert into passkeys (public_id, user_id, name, credential_id, public_key, counter, created_at)
      select ${holder.publicId} || n, ${holder.id}, 'x', ${holder.publicId} || n, '', 0, now() from generate_series(1, 9) n`.execute(
      db(),
    );
    expect((await ask('POST', '/passkeys/options', holder)).body).toMatchObject({ code: 'state' });
    expect((await add(holder, tenth)).body).toMatchObject({ code: 'state' });
    expect(await kept(holder.id)).toBe(10);
  });

  it('are told of by a letter, whose link ends them with everything', async () => {
    const email = newEmail();
    const holder = await createHolder({ email });
    await app().sweeps.sendLetters();
    const letter = app().letters.findLast(
      ({ to, subject }) => to.address === email && /Добавлен способ|was added/.test(subject),
    );
    const link = /not-me#code=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const thief = await createLogin(db(), holder.id);
    const answer = holder.key.use(await optionsFor({ token: thief }));
    expect((await ask('POST', '/not_me', { body: { code: link } })).status).toBe(200);
    const later = await createLogin(db(), holder.id);
    expect((await ask('POST', '/auth/passkey/options', { token: later })).status).toBe(403);
    expect([(await enterBy(thief, answer)).status, await stateOf(later, null)]).toEqual([403, 'blocked']);
  });

  it('go with a reset of the factor, and with their person, to whom they are told before', async () => {
    const [admin, reset, gone] = [
      await createMember(),
      await createHolder(),
      await createHolder({ email: newEmail() }),
    ];
    await ask('DELETE', `/staff/${reset.publicId}/second_factor`, admin);
    expect([await kept(reset.id), await stateOf(reset.token, null)]).toEqual([0, 'enrol']);
    const file = await app().http.inject({ url: '/api/user/export', headers: { authorization: gone.token } });
    expect(file.json<{ passkeys: unknown }>().passkeys).toEqual([
      { name: 'Ноутбук', created_at: expect.any(String), last_used_at: null },
    ]);
    const deletion = createDeletion(app);
    const erased = await deletion.remove(gone.token, { code: await deletion.mailedCode(gone.token) });
    expect([erased.statusCode, await kept(gone.id)]).toEqual([200, 0]);
  });
});
