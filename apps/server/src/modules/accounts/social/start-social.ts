import { ok, type Result } from '../../../kernel/result.ts';
import { randomToken } from '../../../kernel/ids.ts';
import { exchangeOf, redirectUri } from './exchange.ts';
import type { SocialNetwork } from './network.ts';
import type { SocialDeps } from './social-deps.ts';
import { insertState, type StateOwner } from './states.repository.ts';

export type SocialStart = { redirect_url: string; state: string };

/** The provider's page, and the state that comes back from it within 10 minutes, once (DEC-43). Refusal: unavailable. */
export const startSocial = async (
  deps: SocialDeps,
  network: SocialNetwork,
  start: { owner: StateOwner; agree: boolean; mailing: boolean },
): Promise<Result<SocialStart>> => {
  const [state, verifier, nonce] = [randomToken(), randomToken(), randomToken()];
  const handshake = {
    state,
    verifier,
    nonce,
    redirectUri: redirectUri(deps.siteUrl, network.name, start.owner.purpose),
  };
  const page = await exchangeOf(deps, network, () => network.start(handshake));
  if (!page.ok) return page;
  await insertState(deps.db, { state, verifier, nonce, network: network.name, ...start });
  return ok({ redirect_url: page.value, state });
};
