import * as client from 'openid-client';
import { type Handshake, NetworkError, type Returned } from './network.ts';

/** Seconds a provider has for each answer. */
export const patience = 5;

export const authOf = (secret: string | null): client.ClientAuth =>
  secret === null ? client.None() : client.ClientSecretPost(secret);

/** Parameters of the provider's page: state, nonce and PKCE S256. */
export const pageParameters = async (
  { state, nonce, verifier, redirectUri }: Handshake,
  scope: string,
): Promise<Record<string, string>> => ({
  redirect_uri: redirectUri,
  scope,
  state,
  nonce,
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});

/**
 * The address the browser came back to, as the library checks it. The `iss` that some providers add is ours to say: each
 * network has a redirect address and states of its own, so a code of another provider never gets here.
 */
export const returnedUrl = (config: client.Configuration, handshake: Handshake, { code }: Returned): URL => {
  const url = new URL(handshake.redirectUri);
  url.searchParams.set('code', code);
  url.searchParams.set('state', handshake.state);
  const { issuer, authorization_response_iss_parameter_supported: isNamed } = config.serverMetadata();
  if (isNamed) url.searchParams.set('iss', issuer);
  return url;
};

/** Library and network failures as one kind of error, of which the log may know the code alone. */
export const speaking = async <T>(talk: () => Promise<T>): Promise<T> => {
  try {
    return await talk();
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError)
      throw new NetworkError(error.error === 'server_error' ? 'unavailable' : 'refused', error.error);
    const { name, code = name } = error as Error & { code?: string };
    const isSilent =
      error instanceof TypeError || name === 'TimeoutError' || ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(code);
    throw new NetworkError(isSilent ? 'unavailable' : 'refused', code);
  }
};
