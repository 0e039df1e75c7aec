import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type ProviderPerson = { sub: string; email: string; isProven: boolean; name: string; lastName: string };

export type TestProvider = {
  /** Its address, which is its issuer too. */
  readonly issuer: string;
  /** Who signs in from now on; null: whoever comes presses "cancel". */
  person: ProviderPerson | null;
  /** Changes the answer of the token endpoint on its way. */
  tamper: ((tokens: Record<string, unknown>) => Record<string, unknown>) | null;
  /** The last answer of the token endpoint, as the provider gave it. */
  tokens: Record<string, unknown>;
  /** Exchanges refused because PKCE, client, code or address did not fit. */
  refusals: string[];
  /** Goes through the provider's pages as a browser; answers what it was sent back with. */
  visit(page: string): Promise<URLSearchParams>;
  close(): Promise<void>;
};

export type ProviderOptions = {
  /** `vk` gives it the addresses and the dialect of VK ID. */
  dialect: 'openid' | 'vk';
  clients: { id: string; secret: string | null }[];
  redirectUris: string[];
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
};
const readBody = async (req: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const part of req) body += String(part);
  return body;
};
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
export const claimsOf = (jwt: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(jwt).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** As VK ID: an ID token that is none, the user's id beside the tokens, the person wrapped in `user`. */
const vkTokens = (tokens: Record<string, unknown>): Record<string, unknown> => {
  const { sub } = claimsOf(tokens['id_token']);
  return {
    ...tokens,
    user_id: Number(sub),
    id_token: `${encode({ alg: 'PS512' })}.${encode({ iis: 'VK', sub })}.sign`,
  };
};
const vkUser = (claims: Record<string, unknown>): object => ({
  user: {
    user_id: claims['sub'],
    first_name: claims['given_name'],
    last_name: claims['family_name'],
    email: claims['email'],
  },
});

/** A real OpenID provider behind a front that only tests have: it can dress the provider as VK ID and swap its answers. */
export const startProvider = async ({ dialect, clients, redirectUris }: ProviderOptions): Promise<TestProvider> => {
  const isVk = dialect === 'vk';
  let inside = '';
  const front = createServer((req, res) => {
    void (async () => {
      const url = new URL(req.url ?? '/', inside);
      if (isVk && url.pathname === '/authorize' && url.searchParams.has('scope'))
        url.searchParams.set('scope', 'openid email profile');
      const body = req.method === 'POST' ? await readBody(req) : null;
      const isToken = req.method === 'POST' && url.pathname === (isVk ? '/oauth2/auth' : '/token');
      const form = new URLSearchParams(body ?? '');
      if (isToken && isVk && !(form.get('device_id') && form.get('state')))
        return res.end(JSON.stringify({ error: 'invalid_request', error_description: 'device_id is missing' }));
      const answer = await fetch(url, {
        method: req.method ?? 'GET',
        redirect: 'manual',
        headers: {
          'x-forwarded-host': new URL(issuer).host,
          'x-forwarded-proto': 'http',
          ...(req.headers.cookie ? { cookie: req.headers.cookie } : {}),
          ...(req.headers.authorization ? { authorization: req.headers.authorization } : {}),
          ...(req.headers['content-type'] ? { 'content-type': req.headers['content-type'] } : {}),
        },
        body,
      });
      let text = await answer.text();
      if (isToken && answer.ok) {
        provider.tokens = JSON.parse(text) as Record<string, unknown>;
        const spoken = isVk ? vkTokens(provider.tokens) : provider.tokens;
        text = JSON.stringify(provider.tamper?.(spoken) ?? spoken);
      } else if (isToken) provider.refusals.push((JSON.parse(text) as { error: string }).error);
      if (isVk && url.pathname === '/oauth2/user_info' && answer.ok)
        text = JSON.stringify(vkUser(JSON.parse(text) as Record<string, unknown>));
      res.statusCode = isVk && isToken ? 200 : answer.status;
      for (const name of ['content-type', 'location'])
        if (answer.headers.has(name)) res.setHeader(name, answer.headers.get(name) ?? '');
      if (answer.headers.getSetCookie().length) res.setHeader('set-cookie', answer.headers.getSetCookie());
      res.end(text);
    })();
  });
  const issuer = await listen(front);
  const people = new Map<string, ProviderPerson>();
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const oidc = new Provider(issuer, {
    clients: clients.map(({ id, secret }) => ({
      client_id: id,
      redirect_uris: redirectUris,
      ...(secret === null
        ? { token_endpoint_auth_method: 'none' as const }
        : { client_secret: secret, token_endpoint_auth_method: 'client_secret_post' as const }),
    })),
    ...(isVk ? { routes: { authorization: '/authorize', token: '/oauth2/auth', userinfo: '/oauth2/user_info' } } : {}),
    jwks: { keys: [{ ...key, kid: 'test', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const { email, isProven, name, lastName } = people.get(sub) ?? provider.person ?? ({} as ProviderPerson);
      return {
        accountId: sub,
        claims: () => ({ sub, email, email_verified: isProven, given_name: name, family_name: lastName }),
      };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new oidc.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  oidc.proxy = true;
  const handle = oidc.callback();
  const back = createServer((req, res) => {
    if (!req.url?.startsWith('/interaction/')) return handle(req, res);
    const { person } = provider;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    void oidc.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  inside = await listen(back);

  const provider: TestProvider = {
    issuer,
    person: null,
    tamper: null,
    tokens: {},
    refusals: [],
    async visit(page) {
      const cookies = new Map<string, string>();
      let at = page;
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        at = new URL(location, at).href;
        if (redirectUris.some((uri) => at.startsWith(`${uri}?`))) return new URL(at).searchParams;
      }
      throw new Error('the provider never came to an end');
    },
    async close() {
      await Promise.all([stop(front), stop(back)]);
    },
  };
  return provider;
};
