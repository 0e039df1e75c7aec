import { approvalLife } from '@trassa/rules';
import { randomId } from '../../kernel/ids.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import { closeUnagreed } from './close.ts';
import type { ApprovalsDeps, NewApproval } from './approvals-deps.ts';
import {
  type ApprovalRow,
  closeApproval,
  findKeeper,
  insertApproval,
  lockApproval,
  takeLapsed,
  takeLocks,
} from './approvals.repository.ts';

const batch = 100;

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Closes what waited too long, so that it keeps nothing any more; answers how many. BO-068 */
export const lapse = async (deps: Pick<ApprovalsDeps, 'kinds'>, tx: Tx, now: Date): Promise<number> => {
  const over = await takeLapsed(tx, now, batch);
  for (const row of over) await closeUnagreed(deps, tx, row, { state: 'lapsed', by: null, now });
  return over.length;
};

/** Whether none of these is kept by a request that waits. */
export const isFree = async (
  { clock }: Pick<ApprovalsDeps, 'clock'>,
  tx: Tx,
  keys: readonly string[],
): Promise<boolean> => (await findKeeper(tx, keys, clock())) === null;

/**
 * Stores what a second person has to agree to, in the transaction of whoever asks; nothing of it happens yet. `state`: one of
 * its lines is in another request that waits. Back-office 2.6
 */
export const ask = async (
  deps: Pick<ApprovalsDeps, 'clock' | 'kinds'>,
  tx: Tx,
  asked: NewApproval,
): Promise<Result<ApprovalRow>> => {
  const now = deps.clock();
  if (asked.locks.length) await lapse(deps, tx, now);
  const row = await insertApproval(tx, asked, { publicId: randomId(), now, endsAt: later(now, approvalLife) });
  if (!(await takeLocks(tx, row.id, asked.locks))) return refuse({ code: 'state', message: { id: 'approval_waits' } });
  return ok(row);
};

/** Takes back the request that keeps this, if one waits: what it was to do is undone by somebody who may. */
export const withdrawKept = async (
  { clock }: Pick<ApprovalsDeps, 'clock'>,
  tx: Tx,
  key: string,
  by: number,
): Promise<void> => {
  const id = await findKeeper(tx, [key], clock());
  const row = id === null ? null : await lockApproval(tx, id);
  if (row?.state === 'waiting') await closeApproval(tx, { id: row.id, state: 'withdrawn', by, now: clock() });
};
