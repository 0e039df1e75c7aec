import type { SignedIn, User } from '@trassa/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { untilWaiting } from '../concurrency/support/places.ts';
import { createUser, type MadeUser } from '../factories/accounts.ts';
import { insertRow } from '../factories/events.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { type ProviderPerson } from '../support/openid-provider.ts';
import {
  browser,
  countUsers,
  goRound,
  me,
  newPerson,
  outcome,
  providerOf,
  refused,
  register,
  setStage,
  signIn,
  site,
  stage,
  start,
  type NetworkName,
} from '../support/social-stage.ts';

setStage();

describe.each(['google', 'vk'] as const)('sign-in through %s', (network) => {
  it('registers a new person who has agreed, with consents and no password', async () => {
    const person = providerOf(network).person as ProviderPerson;
    const { token, user } = await register(network);
    expect(user).toMatchObject({ name: 'Анна', last_name: 'Ким', networks: [network], has_password: false });
    expect((await me(token)).public_id).toBe(user.public_id);
    const { rows } = await sql<{ purpose: string; given: boolean; email: string; address: string }>`
      select purpose, given, c.email, address from consents c join users u on u.id = c.user_id
      where u.public_id = ${user.public_id} order by c.id`.execute(stage.app.database.db);
    const kept = { email: person.email, address: '127.0.0.1' };
    expect(rows).toEqual([
      { purpose: 'personal_data', given: true, ...kept },
      { purpose: 'mailing', given: false, ...kept },
    ]);
  });

  it('knows the person again, whatever he agrees to', async () => {
    const first = await register(network);
    const at = browser();
    const again = await signIn(at, network, await goRound(at, network));
    expect(again.statusCode).toBe(200);
    expect(again.json<SignedIn>().user.public_id).toBe(first.user.public_id);
    expect(again.json<SignedIn>().token).not.toBe(first.token);
  });

  // BO-092
  it('keeps the version of the text that was in force when he agreed', async () => {
    const { db } = stage.app.database;
    const text = { name: 'pers', title_ru: 'Политика', html_ru: '<p>Текст</p>' };
    const { rows: before } = await sql<{ last: number }>`
      select coalesce(max(version), 0) as last from documents where name = 'pers'`.execute(db);
    const seen = (before[0]?.last ?? 0) + 1;
    await insertRow(db, 'documents', { ...text, version: seen, published_at: new Date(Date.now() - 60_000) });
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    await insertRow(db, 'documents', { ...text, version: seen + 1, published_at: new Date() });
    const { user } = (await signIn(at, network, back)).json<SignedIn>();
    const { rows } = await sql<{ version: number }>`
      select document_version as version from consents c join users u on u.id = c.user_id
      where u.public_id = ${user.public_id} and purpose = 'personal_data'`.execute(db);
    expect(rows).toEqual([{ version: seen }]);
  });

  it('asks a new person for consent, and keeps the answer of the provider for one repeat', async () => {
    const at = browser();
    const users = await countUsers();
    const back = await goRound(at, network);
    const asked = await signIn(at, network, back);
    expect(asked.statusCode).toBe(400);
    expect(asked.json<object>()).toMatchObject({ code: 'consent_required' });
    expect((await signIn(at, network, { state: back.state })).json<object>()).toMatchObject({
      code: 'consent_required',
    });
    expect(outcome(await signIn(browser(), network, { state: back.state, agree: true }))).toEqual(refused);
    expect(await countUsers()).toBe(users);
    const agreed = await signIn(at, network, { state: back.state, agree: true, mailing: true });
    expect(agreed.statusCode, agreed.body).toBe(200);
    expect(agreed.json<SignedIn>().user).toMatchObject({ networks: [network], mailing: true });
    expect(outcome(await signIn(at, network, { state: back.state, agree: true }))).toEqual(refused);
  });

  it('answers a stranger’s address with a word, never with his account', async () => {
    const owner = await createUser(stage.app.database.db);
    const { rows } = await sql<{ email: string }>`select email from users where id = ${owner.id}`.execute(
      stage.app.database.db,
    );
    providerOf(network).person = newPerson({ email: (rows[0]?.email ?? '').toUpperCase() });
    const at = browser();
    const users = await countUsers();
    const answer = await signIn(at, network, await goRound(at, network, 'purpose=login&agree=true'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<object>()).toMatchObject({ errors: { email: 'Войдите и привяжите соцсеть в настройках' } });
    expect(await countUsers()).toBe(users);
  });

  it('does not let a blocked person in', async () => {
    const { user } = await register(network);
    await sql`update users set blocked = true where public_id = ${user.public_id}`.execute(stage.app.database.db);
    const at = browser();
    expect((await signIn(at, network, await goRound(at, network))).statusCode).toBe(403);
  });
});

describe('an attached network', () => {
  const attach = async (user: MadeUser, network: NetworkName) => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=add', user.token);
    return at.send('POST', `/api/user/add/${network}`, back, user.token);
  };
  const detach = (token: string, network: string) =>
    browser().send('DELETE', `/api/user/add/${network}`, undefined, token);

  it('lets its person in', async () => {
    const user = await createUser(stage.app.database.db);
    const answer = await attach(user, 'vk');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<{ user: User }>().user.networks).toEqual(['vk']);
    const at = browser();
    const entered = await signIn(at, 'vk', await goRound(at, 'vk'));
    expect(entered.json<SignedIn>().user.public_id).toBe(user.publicId);
  });

  it('is none of an account that is erased meanwhile: its person can begin anew', async () => {
    const { db } = stage.app.database;
    const user = await createUser(db);
    const attaching = await db.transaction().execute(async (tx) => {
      await sql`select 1 from users where id = ${user.id} for update`.execute(tx);
      const answer = attach(user, 'vk');
      await untilWaiting(db, 1);
      await sql`update users set email = null, deleted_at = now() where id = ${user.id}`.execute(tx);
      return { answer };
    });
    await attaching.answer;
    const at = browser();
    const entered = await signIn(at, 'vk', await goRound(at, 'vk', 'purpose=login&agree=true'));
    expect(entered.statusCode, entered.body).toBe(200);
    expect(entered.json<SignedIn>().user.public_id).not.toBe(user.publicId);
  });

  it('is not attached by a state of another person', async () => {
    const [owner, thief] = [await createUser(stage.app.database.db), await createUser(stage.app.database.db)];
    const at = browser();
    const back = await goRound(at, 'google', 'purpose=add', owner.token);
    expect(outcome(await at.send('POST', '/api/user/add/google', back, thief.token))).toEqual(refused);
    expect((await me(thief.token)).networks).toEqual([]);
  });

  it('stays with its account when another asks for it', async () => {
    const [first, second] = [await createUser(stage.app.database.db), await createUser(stage.app.database.db)];
    expect((await attach(first, 'google')).statusCode).toBe(200);
    const answer = await attach(second, 'google');
    expect(answer.statusCode).toBe(400);
    expect(answer.json<object>()).toMatchObject({
      code: 'state',
      message: 'Эта соцсеть уже привязана к другому аккаунту',
    });
    expect((await attach(first, 'google')).statusCode).toBe(200);
  });

  it('is detached while there is another way in, and not as the last one', async () => {
    const user = await createUser(stage.app.database.db);
    await attach(user, 'google');
    await attach(user, 'vk');
    await sql`update users set email_confirmed_at = null where id = ${user.id}`.execute(stage.app.database.db);
    // Both come while the other has not decided yet.
    const answers = await stage.app.database.db.transaction().execute(async (tx) => {
      await sql`select 1 from users where id = ${user.id} for update`.execute(tx);
      const both = [detach(user.token, 'google'), detach(user.token, 'vk')];
      await untilWaiting(stage.app.database.db, 2);
      return { both };
    });
    const codes = (await Promise.all(answers.both)).map((answer) => answer.statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 400]));
    const { networks } = await me(user.token);
    expect(networks).toHaveLength(1);
    await sql`update users set email_confirmed_at = now() where id = ${user.id}`.execute(stage.app.database.db);
    const last = await detach(user.token, networks[0] ?? '');
    expect(last.json<{ user: User }>().user.networks).toEqual([]);
    expect((await detach(user.token, 'vk')).statusCode).toBe(200);
  });
});

describe('the start of a sign-in', () => {
  it('sends the browser to the provider with PKCE and keeps the secrets here', async () => {
    const at = browser();
    for (const network of ['google', 'vk'] as const) {
      const { redirect_url, state } = await start(at, network);
      const { origin, searchParams } = new URL(redirect_url);
      expect(origin).toBe(providerOf(network).issuer);
      expect(searchParams.get('redirect_uri')).toBe(`${site}/user/auth/${network}`);
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      const { rows } = await sql<{ verifier: string }>`
        select verifier from network_states order by expires_at desc limit 1`.execute(stage.app.database.db);
      expect(redirect_url).not.toContain(rows[0]?.verifier);
      const { rows: kept } =
        await sql`select 1 from network_states where encode(state_hash, 'escape') like ${`%${state}%`}`.execute(
          stage.app.database.db,
        );
      expect(kept, 'only the hash of a state is kept').toEqual([]);
    }
  });

  it('asks for a token to add, and for a full account', async () => {
    const at = browser();
    expect((await at.send('GET', '/api/auth/social/vk?purpose=add')).statusCode).toBe(401);
    const guest = await createUser(stage.app.database.db, { temporary: true, email_confirmed_at: null });
    const answer = await at.send('GET', '/api/auth/social/vk?purpose=add', undefined, guest.token);
    expect(answer.json<object>()).toMatchObject({ code: 'temporary_user' });
  });

  it('is unknown for a network that is off, and the settings name those that are on', async () => {
    const off = await createTestApp({ database: stage.app.database });
    const settings = async (one: TestApp) =>
      (await one.http.inject('/api/settings')).json<{ values: { networks: string[] } }>().values.networks;
    expect(await settings(off)).toEqual([]);
    expect(await settings(stage.app)).toEqual(['vk', 'google']);
    expect((await off.http.inject('/api/auth/social/vk?purpose=login')).statusCode).toBe(404);
    expect((await stage.app.http.inject('/api/auth/social/myspace?purpose=login')).statusCode).toBe(404);
    await off.close();
  });

  it('says 503 while the provider does not answer, and works when it does again', async () => {
    const silent = await createTestApp({
      database: stage.app.database,
      config: { networks: { google: { clientId: 'x', clientSecret: 'y', issuer: 'http://127.0.0.1:9' } } },
    });
    expect((await silent.http.inject('/api/auth/social/google?purpose=login')).statusCode).toBe(503);
    await silent.close();
  });
});
