import type { SupportOutcome } from '@trassa/rules';
import { invalid, ok, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { mayAll } from '../present-support.ts';
import type { SupportOffice } from '../staff-deps.ts';
import { assignRequest, closeRequest, type Hand, reopenRequest } from '../write-request.repository.ts';
import { actedOn, type AskedAct, type Done, lockToAct } from './lock-to-act.ts';

type Seen = AskedAct & { readonly version: number };

/** Gives a request to somebody who may answer it, or to nobody. */
export const assignTo = async (
  tx: Tx,
  { findPerson, grantsOf, namesOf }: Pick<SupportOffice, 'findPerson' | 'grantsOf' | 'namesOf'>,
  { to, ...asked }: Seen & { readonly to: string | null },
  hand: Hand,
): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'assign', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const was = row.assignedTo;
  const id = to === null ? null : await findPerson(tx, to);
  const grants = id === null ? [] : await grantsOf(tx, id, hand.now);
  if (to !== null && !mayAll({ grants, now: hand.now }, 'support.answer'))
    return invalid({ to: { id: 'support_colleague' } });
  if (was === id) return ok({ answer: { values: { version: row.version } }, unchanged: true });
  const before = was === null ? null : ((await namesOf(tx, [was])).get(was)?.publicId ?? null);
  await assignRequest(tx, row.id, id, hand);
  return actedOn(row, [{ field: 'assignee', before, after: to }]);
};

/** Ends a request that was answered once, or says why it needs no answer. */
export const closeWithReason = async (
  tx: Tx,
  { reason, ...asked }: Seen & { readonly reason?: SupportOutcome | undefined },
  hand: Hand,
): Promise<Result<Done>> => {
  const locked = await lockToAct(tx, 'close', asked);
  if (!locked.ok) return locked;
  const row = locked.value;
  const outcome = reason ?? (row.firstAnsweredAt ? 'answered' : null);
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
