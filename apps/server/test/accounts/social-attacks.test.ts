import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetStates } from '../../src/modules/accounts/social/index.ts';
import { createUser } from '../factories/accounts.ts';
import { claimsOf } from '../support/openid-provider.ts';
import {
  browser,
  countUsers,
  goRound,
  newPerson,
  others,
  outcome,
  providerOf,
  refused,
  register,
  setStage,
  signIn,
  site,
  stage,
  start,
} from '../support/social-stage.ts';

setStage();

describe.each(['google', 'vk'] as const)('the way back from %s', (network) => {
  it('is refused with a state that is wrong or missing', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    expect(outcome(await signIn(at, network, { ...back, state: 'A'.repeat(43) }))).toEqual(refused);
    expect(outcome(await signIn(at, network, { ...back, state: '' }))).toEqual(refused);
    expect((await signIn(at, network, { code: back.code })).statusCode).toBe(422);
  });

  it('is refused the second time', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    expect((await signIn(at, network, back)).statusCode).toBe(200);
    expect(outcome(await signIn(at, network, back))).toEqual(refused);
  });

  it('works once when it comes many times at once', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(at, network, back)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(7);
  });

  it('is refused after ten minutes, and its traces are swept', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    await sql`update network_states set expires_at = now() - interval '1 second' where used_at is null`.execute(
      stage.app.database.db,
    );
    expect(outcome(await signIn(at, network, back))).toEqual(refused);
    expect(await forgetStates(stage.app.database.db)).toBeGreaterThan(0);
  });

  it('is refused in another browser than the one that began', async () => {
    const back = await goRound(browser(), network, 'purpose=login&agree=true');
    expect(outcome(await signIn(browser(), network, back))).toEqual(refused);
  });

  it('is refused to another network and to another purpose', async () => {
    const at = browser();
    const { token } = await createUser(stage.app.database.db);
    const other = network === 'vk' ? 'google' : 'vk';
    const login = await goRound(at, network, 'purpose=login&agree=true');
    expect(outcome(await signIn(at, other, login))).toEqual(refused);
    expect(outcome(await at.send('POST', `/api/user/add/${network}`, login, token))).toEqual(refused);
    const add = await goRound(at, network, 'purpose=add', token);
    expect(outcome(await signIn(at, network, add))).toEqual(refused);
    const added = await at.send('POST', `/api/user/add/${network}`, add, token);
    const right = await signIn(at, network, login);
    expect(added.statusCode).toBe(200);
    expect(right.statusCode, 'what was never for the others is not used up by them').toBe(200);
  });

  it('is refused when PKCE does not fit', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    await sql`update network_states set verifier = ${'x'.repeat(43)} where used_at is null`.execute(
      stage.app.database.db,
    );
    const { refusals } = providerOf(network);
    const before = refusals.length;
    expect(outcome(await signIn(at, network, back))).toEqual(refused);
    expect(refusals.slice(before)).toEqual(['invalid_grant']);
  });

  it('is refused with a code of nobody, and after "cancel"', async () => {
    const at = browser();
    const back = await goRound(at, network, 'purpose=login&agree=true');
    expect(outcome(await signIn(at, network, { ...back, code: 'made-up' }))).toEqual(refused);
    providerOf(network).person = null;
    const { redirect_url, state } = await start(at, network);
    const cancelled = await providerOf(network).visit(redirect_url);
    expect(cancelled.get('error')).toBe('access_denied');
    expect(outcome(await signIn(at, network, { state, code: '' }))).toEqual(refused);
  });
});

describe('the ID token of OpenID Connect', () => {
  /** A token the same provider has signed for the same person, but for a client of somebody else. */
  const foreign = async (): Promise<string> => {
    const { randomPKCECodeVerifier, calculatePKCECodeChallenge } = await import('openid-client');
    const verifier = randomPKCECodeVerifier();
    const redirectUri = `${site}/user/auth/google`;
    const parameters = new URLSearchParams({
      client_id: others.id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'x',
      nonce: 'y',
    });
    const back = await stage.google.visit(`${stage.google.issuer}/auth?${parameters.toString()}`);
    const form = { grant_type: 'authorization_code', code: back.get('code') ?? '', redirect_uri: redirectUri };
    const answer = await fetch(`${stage.google.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...form,
        client_id: others.id,
        client_secret: others.secret,
        code_verifier: verifier,
      }),
    });
    return ((await answer.json()) as { id_token: string }).id_token;
  };
  const comeBack = async (change: (idToken: string) => string) => {
    const at = browser();
    const back = await goRound(at, 'google', 'purpose=login&agree=true');
    stage.google.tamper = (tokens) => ({ ...tokens, id_token: change(String(tokens['id_token'])) });
    return signIn(at, 'google', back);
  };

  it('is refused when it was made for another site', async () => {
    const token = await foreign();
    expect(claimsOf(token)['aud']).toBe(others.id);
    expect(outcome(await comeBack(() => token))).toEqual(refused);
  });

  it('is refused when it answers another nonce: that of an earlier sign-in', async () => {
    await register('google');
    const earlier = String(stage.google.tokens['id_token']);
    expect(outcome(await comeBack(() => earlier))).toEqual(refused);
    const at = browser();
    const back = await goRound(at, 'google', 'purpose=login&agree=true');
    stage.google.tamper = null;
    await sql`update network_states set nonce = 'another' where used_at is null`.execute(stage.app.database.db);
    expect(outcome(await signIn(at, 'google', back))).toEqual(refused);
  });

  it('is refused when somebody rewrote it', async () => {
    const users = await countUsers();
    const rewritten = (token: string): string => {
      const [head = '', , sign = ''] = token.split('.');
      const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), sub: '1' })).toString('base64url');
      return `${head}.${claims}.${sign}`;
    };
    expect(outcome(await comeBack(rewritten))).toEqual(refused);
    expect(await countUsers()).toBe(users);
  });

  it('gives a proven address at once, an unproven one after our letter', async () => {
    const proven = await register('google');
    expect(proven.user).toMatchObject({ email: stage.google.person?.email, email_confirmed: true, new_email: null });
    stage.google.person = newPerson({ isProven: false });
    const { token, ...unproven } = await register('google');
    expect(unproven.user).toMatchObject({ email: null, email_confirmed: false, new_email: stage.google.person.email });
    const { rows } = await sql<{ template: string }>`
      select template from letters where recipient = ${stage.google.person.email}`.execute(stage.app.database.db);
    expect(rows).toEqual([{ template: 'new_email' }]);
    await stage.app.sweeps.sendLetters();
    const { email } = stage.google.person;
    const letter = stage.app.letters.find(({ to }) => to.address === email);
    const code = /verify\/new\/email\/([\w.-]+)/.exec(letter?.text ?? '')?.[1];
    const confirmed = await browser().send('POST', '/api/user/verify/new/email', { code }, token);
    expect(confirmed.json<object>()).toMatchObject({ email });
  });
});

describe('VK ID', () => {
  it('is asked with device_id, and not without', async () => {
    const at = browser();
    const { device_id: _none, ...back } = await goRound(at, 'vk', 'purpose=login&agree=true');
    expect(outcome(await signIn(at, 'vk', back))).toEqual(refused);
  });

  it('is not believed when the tokens are another user’s', async () => {
    const at = browser();
    const back = await goRound(at, 'vk', 'purpose=login&agree=true');
    stage.vk.tamper = (tokens) => ({ ...tokens, user_id: 1 });
    expect(outcome(await signIn(at, 'vk', back))).toEqual(refused);
  });

  it('proves no address by itself', async () => {
    const { user } = await register('vk');
    expect(user).toMatchObject({ email: null, email_confirmed: false, new_email: stage.vk.person?.email });
  });
});
