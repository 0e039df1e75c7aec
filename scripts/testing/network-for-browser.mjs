// The social network of the browser tests: a real OpenID provider whose page asks who comes and whether he agrees.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [clientId, clientSecret] = ['trassa', randomUUID()];
const scope = 'openid email profile';

const page = `<!doctype html>
<html lang="en"><title>Test network</title>
<form method="post">
  <label>Account <input name="account" type="email" required></label>
  <button name="answer" value="allow">Allow</button>
  <button name="answer" value="deny" formnovalidate>Deny</button>
</form></html>`;

const readForm = async (req) => {
  let body = '';
  for await (const part of req) body += part;
  return new URLSearchParams(body);
};

const createProvider = (issuer, redirectUris) => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    // Who he is there is the address that he typed.
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, given_name: 'Анна', family_name: 'Ким' }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({ clientId, accountId: ctx.oidc.session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
  return provider;
};

const answerInteraction = async (provider, req, res) => {
  if (req.method !== 'POST') return res.setHeader('content-type', 'text/html').end(page);
  const form = await readForm(req);
  const result =
    form.get('answer') === 'allow' ? { login: { accountId: form.get('account') } } : { error: 'access_denied' };
  return provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
};

/**
 * Starts it on another host name than the site's, so that the two share no cookies.
 * @param {string} siteUrl
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop(): void }>} what the site needs to know of it
 */
export const startNetwork = async (siteUrl) => {
  const server = createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = createProvider(issuer, [`${siteUrl}/user/auth/google`, `${siteUrl}/user/add/auth/google`]);
  const answer = provider.callback();
  server.on('request', (req, res) =>
    req.url.startsWith('/interaction/')
      ? answerInteraction(provider, req, res).catch((error) => res.writeHead(500).end(String(error)))
      : answer(req, res),
  );
  return {
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
