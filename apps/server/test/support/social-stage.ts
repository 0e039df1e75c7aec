import type { SignedIn, User } from '@trassa/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { unique } from '../factories/events.ts';
import { type ProviderPerson, startProvider, type TestProvider } from './openid-provider.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type NetworkName = 'google' | 'vk';
export const site = 'http://localhost:3000';
export const [us, others] = [
  { id: 'trassa', secret: 'secret of this site' },
  { id: 'another-site', secret: 'secret of another site' },
];
/** The site and two real providers, of the test file that asked for them. */
export const stage = {} as { app: TestApp; google: TestProvider; vk: TestProvider };
export const providerOf = (network: NetworkName): TestProvider => stage[network];

let subject = 1000;
export const newPerson = (change: Partial<ProviderPerson> = {}): ProviderPerson => {
  subject += 1;
  return {
    sub: String(subject),
    email: `${unique('person')}@example.org`,
    isProven: true,
    name: 'Анна',
    lastName: 'Ким',
    ...change,
  };
};

/** One browser: its visitor cookie comes back with every call. */
export const browser = () => {
  let cookie = '';
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token?: string) => {
    const answer = await stage.app.http.inject({
      method,
      url,
      headers: { cookie, 'user-agent': 'Firefox', ...(token ? { authorization: token } : {}) },
      ...(body ? { payload: body } : {}),
    });
    const given = answer.headers['set-cookie'];
    if (given) cookie = String(given).split(';')[0] ?? '';
    return answer;
  };
  return { send };
};
export type Browser = ReturnType<typeof browser>;
export type Back = { code: string; state: string; device_id: string };

export const start = async (at: Browser, network: NetworkName, query = 'purpose=login', token?: string) => {
  const answer = await at.send('GET', `/api/auth/social/${network}?${query}`, undefined, token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ values: { redirect_url: string; state: string } }>().values;
};
/** To the provider and back. */
export const goRound = async (
  at: Browser,
  network: NetworkName,
  query = 'purpose=login',
  token?: string,
): Promise<Back> => {
  const { redirect_url, state } = await start(at, network, query, token);
  const back = await providerOf(network).visit(redirect_url);
  expect(back.get('state')).toBe(state);
  return { code: back.get('code') ?? '', state, device_id: 'device-1' };
};
export const signIn = (at: Browser, network: NetworkName, body: object) =>
  at.send('POST', `/api/user/${network}`, body);
export const register = async (network: NetworkName): Promise<SignedIn> => {
  const at = browser();
  const answer = await signIn(at, network, await goRound(at, network, 'purpose=login&agree=true'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SignedIn>();
};
/** What is answered to everybody who comes back in a wrong way. */
export const refused = [
  400,
  { message: 'Вход через соцсеть не подтверждён. Попробуйте ещё раз', code: 'state' },
] as const;
export const outcome = (answer: { statusCode: number; json<T>(): T }) => [answer.statusCode, answer.json<object>()];
export const countUsers = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from users`.execute(stage.app.database.db);
  return rows[0]?.n ?? 0;
};
export const me = async (token: string): Promise<User> =>
  (await browser().send('GET', '/api/user', undefined, token)).json<{ values: User }>().values;

/** Opens the stage for the whole file; every test begins with new people at the providers. */
export const setStage = (): void => {
  beforeAll(async () => {
    const uris = (network: NetworkName) => [`${site}/user/auth/${network}`, `${site}/user/add/auth/${network}`];
    stage.google = await startProvider({ dialect: 'openid', clients: [us, others], redirectUris: uris('google') });
    stage.vk = await startProvider({
      dialect: 'vk',
      clients: [{ id: '5100', secret: null }],
      redirectUris: uris('vk'),
    });
    stage.app = await createTestApp({
      config: {
        networks: {
          google: { clientId: us.id, clientSecret: us.secret, issuer: stage.google.issuer },
          vk: { clientId: '5100', clientSecret: null, issuer: stage.vk.issuer },
        },
      },
    });
  });
  afterAll(async () => {
    await stage.app.close();
    await Promise.all([stage.google.close(), stage.vk.close()]);
  });
  beforeEach(() => {
    stage.google.person = newPerson();
    stage.vk.person = newPerson();
  });
  afterEach(() => {
    stage.google.tamper = null;
    stage.vk.tamper = null;
  });
};
