import type { Network } from '@trassa/contracts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { detach, lockWaysIn } from './networks.repository.ts';

/** Refusal: state, when the person could not come back without this network. */
export const detachNetwork = (db: Database, userId: number, network: Network): Promise<Result<true>> =>
  db.transaction().execute(async (tx) => {
    const { networks, isContactProven } = await lockWaysIn(tx, userId);
    if (!networks.includes(network)) return ok(true);
    if (!isContactProven && networks.length === 1) return refuse({ code: 'state', message: { id: 'social_last' } });
    await detach(tx, userId, network);
    return ok(true);
  });
