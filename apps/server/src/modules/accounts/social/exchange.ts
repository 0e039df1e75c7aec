import type { Network } from '@trassa/contracts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import { NetworkError, type NetworkPerson, type SocialNetwork } from './network.ts';
import { type SocialDeps, socialRefused } from './social-deps.ts';
import { type BegunState, type StateOwner, spendState } from './states.repository.ts';

/** Pages of the site that the provider sends the browser back to, as they are registered there. */
export const redirectUri = (siteUrl: string, network: Network, purpose: StateOwner['purpose']): string =>
  `${siteUrl}/user/${purpose === 'login' ? '' : 'add/'}auth/${network}`;

/** Talks to a provider, outside any transaction; its failures become refusals and a line of the log. */
export const exchangeOf = async <T>(
  { log }: Pick<SocialDeps, 'log'>,
  { name }: SocialNetwork,
  talk: () => Promise<T>,
): Promise<Result<T>> => {
  try {
    return ok(await talk());
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    log.warn({ network: name, reason: error.reason, code: error.code }, 'sign-in by a network failed');
    return error.reason === 'refused' ? socialRefused() : refuse({ code: 'unavailable' });
  }
};

export type CameBack = { readonly state: string; readonly code: string; readonly deviceId: string | null };

/** Uses the state up and asks the provider who came back. */
export const whoCameBack = async (
  deps: SocialDeps,
  network: SocialNetwork,
  owner: StateOwner,
  { state, code, deviceId }: CameBack,
): Promise<Result<{ person: NetworkPerson; begun: BegunState }>> => {
  const begun = await spendState(deps.db, { state, network: network.name, owner });
  if (!begun) return socialRefused();
  const { verifier, nonce } = begun;
  const handshake = { state, verifier, nonce, redirectUri: redirectUri(deps.siteUrl, network.name, owner.purpose) };
  const person = await exchangeOf(deps, network, () => network.finish(handshake, { code, deviceId }));
  return person.ok ? ok({ person: person.value, begun }) : person;
};
