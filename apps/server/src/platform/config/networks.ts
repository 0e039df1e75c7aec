import { ConfigError } from './error.ts';

/** A registration of this site with a social network. */
export type NetworkConfig = {
  readonly clientId: string;
  /** null: a public client that PKCE alone protects. */
  readonly clientSecret: string | null;
  /** Origin of the provider, without a slash at the end. */
  readonly issuer: string;
};

/** The networks that are on (DEC-43); absent ones have no button. */
export type NetworksConfig = { readonly vk?: NetworkConfig; readonly google?: NetworkConfig };

export type NetworkVariables = {
  readonly VK_CLIENT_ID?: string | undefined;
  readonly VK_CLIENT_SECRET?: string | undefined;
  readonly VK_ISSUER?: string | undefined;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_ISSUER?: string | undefined;
};

/** Codes and tokens travel encrypted; only a provider on this very machine is believed without. */
const issuerOf = (name: 'VK_ISSUER' | 'GOOGLE_ISSUER', url: string): string => {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new ConfigError(`${name} must begin with https://.`);
  return url.replace(/\/+$/, '');
};

export const readNetworks = (v: NetworkVariables): NetworksConfig => {
  if (v.VK_CLIENT_SECRET !== undefined && v.VK_CLIENT_ID === undefined)
    throw new ConfigError('VK_CLIENT_ID must be set with VK_CLIENT_SECRET.');
  if ((v.GOOGLE_CLIENT_ID === undefined) !== (v.GOOGLE_CLIENT_SECRET === undefined))
    throw new ConfigError(
      `${v.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'} must be set: Google needs both.`,
    );
  return {
    ...(v.VK_CLIENT_ID === undefined
      ? {}
      : {
          vk: {
            clientId: v.VK_CLIENT_ID,
            clientSecret: v.VK_CLIENT_SECRET ?? null,
            issuer: issuerOf('VK_ISSUER', v.VK_ISSUER ?? 'https://id.vk.com'),
          },
        }),
    ...(v.GOOGLE_CLIENT_ID === undefined
      ? {}
      : {
          google: {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET ?? null,
            issuer: issuerOf('GOOGLE_ISSUER', v.GOOGLE_ISSUER ?? 'https://accounts.google.com'),
          },
        }),
  };
};
