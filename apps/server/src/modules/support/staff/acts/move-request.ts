import type { SupportOutcome } from '@trassa/rules';
import { invalid, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { mayAll } from '../present-support.ts';
import type { SupportOffice } from '../staff-deps.ts';
import { assignRequest, closeRequest, type Hand, reopenRequest } from '../write-request.repository.ts';
import { actedOn, type AskedAct, type Done, lockToAct } from './lock-to-act.ts';

type Seen = AskedAct & { readonly version: number };

/** Histories name no colleague: `self`, another one, or nobody. */
const wordOf = (assigned: number | null, { userId }: Hand): string | null => {
  if (assigned === null) return null;
  return assigned === userId ? 'self' : 'colleague';
};

/** Gives a request to somebody who may answer it, or to nobody. */
export const assignTo = async (
  tx: Tx,
  { findPerson, grantsOf }: Pick<SupportOffice, 'findPerson' | 'grantsOf'>,
  { to, ...asked }: Seen & { readonly to: string | null },
  hand: Hand,
): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'assign', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const id = to === null ? null : await findPerson(tx, to);
  const grants = id === null ? [] : await grantsOf(tx, id, hand.now);
  if (to !== null && !mayAll({ grants, now: hand.now }, 'support.answer'))
    return invalid({ to: { id: 'support_colleague' } });
  await assignRequest(tx, row.id, id, hand);
  return actedOn(row, [{ field: 'assignee', before: wordOf(row.assignedTo, hand), after: wordOf(id, hand) }]);
};

/** Ends a request that was answered, or says why it needs no answer. */
export const closeWithReason = async (
  tx: Tx,
  { reason, ...asked }: Seen & { readonly reason?: SupportOutcome | undefined },
  hand: Hand,
): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'close', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const outcome = reason ?? (row.state === 'answered' ? 'answered' : null);
  if (outcome === null) return invalid({ reason: { id: 'support_reason' } });
  await closeRequest(tx, row.id, outcome, hand);
  return actedOn(row, [{ field: 'outcome', before: null, after: outcome }]);
};

export const openAgain = async (tx: Tx, asked: Seen, hand: Hand): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'reopen', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  await reopenRequest(tx, row.id, hand);
  return actedOn(row, [{ field: 'outcome', before: row.outcome, after: null }]);
};
