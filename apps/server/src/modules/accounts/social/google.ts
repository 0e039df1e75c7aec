import * as client from 'openid-client';
import type { NetworkConfig } from '../../../platform/config/networks.ts';
import type { SocialNetwork } from './network.ts';
import { NetworkError, personOf } from './network.ts';
import { authOf, pageParameters, patience, returnedUrl, speaking } from './open-client.ts';

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** Google, or any provider of OpenID Connect: discovery, signed ID token with issuer, audience and nonce checked. */
export const createGoogle = ({ clientId, clientSecret, issuer }: NetworkConfig): SocialNetwork => {
  let discovered: Promise<client.Configuration> | null = null;
  const discover = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(new URL(issuer), clientId, {}, authOf(clientSecret), {
        timeout: patience,
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  return {
    name: 'google',
    start: (handshake) =>
      speaking(async () => {
        const config = await discover();
        return client.buildAuthorizationUrl(config, await pageParameters(handshake, 'openid email profile')).href;
      }),
    finish: (handshake, returned) =>
      speaking(async () => {
        const config = await discover();
        const tokens = await client.authorizationCodeGrant(config, returnedUrl(config, handshake, returned), {
          expectedState: handshake.state,
          expectedNonce: handshake.nonce,
          pkceCodeVerifier: handshake.verifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new NetworkError('refused', 'no ID token');
        const email = textOf(claims['email']);
        return personOf({
          subject: claims.sub,
          email: email || null,
          isEmailProven: claims['email_verified'] === true,
          name: textOf(claims['given_name']),
          lastName: textOf(claims['family_name']),
        });
      }),
  };
};
