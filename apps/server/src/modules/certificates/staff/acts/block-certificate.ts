import { certificateState } from '@trassa/rules';
import type { Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { factsOf, momentOf } from '../present-certificate.ts';
import { actedOn, type AskedAct, lockToAct, type ShownCard, type Who } from './lock-to-act.ts';
import { setBlocked } from './write-certificate.repository.ts';

/**
 * Stops a certificate, or lets it pay again with the balance it has. Whoever pays by it locks it as well, so from the commit on no
 * process takes anything of it; what an order has taken stays that order's. BO-037
 */
export const blockCertificate = async (
  tx: Tx,
  act: 'block' | 'unblock',
  asked: AskedAct,
  { userId, now }: Who,
): Promise<Result<Acted<ShownCard>>> => {
  const locked = await lockToAct(tx, act, asked, now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const stateOf = (blocked: 'staff' | null) => certificateState({ ...factsOf(row), blocked }, momentOf(now));
  await setBlocked(tx, row.id, act === 'block', { userId, now });
  const [before, after] = [
    stateOf(row.blocked === 'staff' ? 'staff' : null),
    stateOf(act === 'block' ? 'staff' : null),
  ];
  return actedOn(tx, row, { changes: [{ field: 'state', before, after }], reason: asked.reason, now });
};
