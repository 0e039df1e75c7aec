import * as client from 'openid-client';
import { z } from 'zod';
import type { NetworkConfig } from '../../../platform/config/networks.ts';
import { NetworkError, personOf, type SocialNetwork } from './network.ts';
import { authOf, pageParameters, patience, returnedUrl, speaking } from './open-client.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const UserInfo = z.object({
  user: z.object({
    user_id: id,
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    email: z.string().nullish(),
  }),
});
const Tokens = z.object({ access_token: z.string(), user_id: id });

/**
 * The `id_token` of VK ID is not that of OpenID Connect (no issuer, no audience, masked data): it is taken out before the
 * library would judge it. Who came is asked with the access token instead.
 */
const withoutIdToken: client.CustomFetch = async (url, { body, ...options }) => {
  // Nothing is sent through here but the form of the exchange.
  const response = await fetch(url, { ...options, body: body instanceof URLSearchParams ? body : null });
  const text = await response.text();
  const { status, headers } = response;
  try {
    const { id_token: _dropped, ...answer } = JSON.parse(text) as Record<string, unknown>;
    return Response.json({ token_type: 'Bearer', ...answer }, { status: 'error' in answer ? 400 : status });
  } catch {
    return new Response(text, { status, headers });
  }
};

/** VK ID: OAuth 2.1 with PKCE, `device_id` and `state` in the exchange, the person by `oauth2/user_info`. */
export const createVk = ({ clientId, clientSecret, issuer }: NetworkConfig): SocialNetwork => {
  const config = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/oauth2/auth`,
    },
    clientId,
    {},
    authOf(clientSecret),
  );
  config.timeout = patience;
  config[client.customFetch] = withoutIdToken;
  if (issuer.startsWith('http:')) client.allowInsecureRequests(config);

  const askUser = async (accessToken: string) => {
    const response = await fetch(`${issuer}/oauth2/user_info`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, access_token: accessToken }),
      headers: { 'accept-language': 'ru' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience * 1000),
    });
    const info = UserInfo.safeParse(await response.json().catch(() => null));
    if (!response.ok || !info.success) throw new NetworkError('refused', 'no user info');
    return info.data.user;
  };
  return {
    name: 'vk',
    start: (handshake) =>
      speaking(async () => {
        const { nonce: _unused, ...parameters } = await pageParameters(handshake, 'vkid.personal_info email');
        return client.buildAuthorizationUrl(config, parameters).href;
      }),
    finish: (handshake, returned) =>
      speaking(async () => {
        if (returned.deviceId === null) throw new NetworkError('refused', 'no device_id');
        const answer = await client.authorizationCodeGrant(
          config,
          returnedUrl(config, handshake, returned),
          { expectedState: handshake.state, pkceCodeVerifier: handshake.verifier },
          { device_id: returned.deviceId, state: handshake.state },
        );
        const tokens = Tokens.safeParse(answer);
        if (!tokens.success) throw new NetworkError('refused', 'no tokens');
        const user = await askUser(tokens.data.access_token);
        if (user.user_id !== tokens.data.user_id) throw new NetworkError('refused', 'another user');
        // VK says nothing of whether the address was ever confirmed: the person proves it by our letter.
        return personOf({
          subject: user.user_id,
          email: user.email || null,
          isEmailProven: false,
          name: user.first_name,
          lastName: user.last_name,
        });
      }),
  };
};
