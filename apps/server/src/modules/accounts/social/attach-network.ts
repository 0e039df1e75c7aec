import { ok, type Result, refuse } from '../../../kernel/result.ts';
import { type CameBack, whoCameBack } from './exchange.ts';
import type { SocialNetwork } from './network.ts';
import { attach } from './networks.repository.ts';
import { isDuplicate, type SocialDeps } from './social-deps.ts';

/** Attaches a network to the account that began it. Refusals: state (not confirmed, or another account's), unavailable. */
export const attachNetwork = async (
  deps: SocialDeps,
  network: SocialNetwork,
  userId: number,
  returned: CameBack,
): Promise<Result<true>> => {
  const came = await whoCameBack(deps, network, { purpose: 'add', userId }, returned);
  if (!came.ok) return came;
  try {
    await attach(deps.db, userId, network.name, came.value.person.subject);
    return ok(true);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse({ code: 'state', message: { id: 'social_attached' } });
  }
};
