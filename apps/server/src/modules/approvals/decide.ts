import { approvalTransitions, decidedWith, type Grant, may, mayDecide, type Right, stateAfter } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, type Refusal, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Change } from '../../platform/http/index.ts';
import type { ApprovalsDeps, Approved, ApprovedKind, Ran } from './approvals-deps.ts';
import { closeUnagreed } from './close.ts';
import { askerLost } from './asker-lost.ts';
import { type ApprovalRow, beginPart, closeApproval, lockApproval, undoPart } from './approvals.repository.ts';
import { countEligible, findEligible } from './eligible.ts';

/** Who decides, in which session and from where. */
export type Deciding = {
  readonly userId: number;
  readonly loginId: number;
  readonly grants: readonly Grant[];
  readonly session: string;
  readonly address: string;
  readonly requestId: string;
};
export type Decision = { readonly id: string; readonly version: number; readonly reason: string | null };

/** An approval as it is while it is locked, of the version that the decider has seen. */
const lockSeen = async (tx: Tx, { id, version }: Decision): Promise<Result<ApprovalRow>> => {
  const row = await lockApproval(tx, id);
  if (!row) return notFound();
  return row.version === version && row.state === 'waiting' ? ok(row) : refuse({ code: 'state' });
};

const refusals = {
  closed: { code: 'state' },
  out_of_scope: { code: 'not_found' },
  own: { code: 'role_required', message: { id: 'approval_own' } },
  early: { code: 'role_required', message: { id: 'approval_early' } },
  no_right: { code: 'role_required' },
} as const satisfies Record<string, Refusal>;

type Permitted = { readonly row: ApprovalRow; readonly isAlone: boolean };

/** The request, locked, where this person may decide it now; `isAlone`: his own, as the only one who could. BO-067 */
const lockPermitted = async (
  deps: ApprovalsDeps,
  tx: Tx,
  decision: Decision,
  by: Deciding,
): Promise<Result<Permitted>> => {
  const seen = await lockSeen(tx, decision);
  if (!seen.ok) return seen;
  const row = seen.value;
  const now = deps.clock();
  const eligible = countEligible(await findEligible(deps, tx, now), row, now);
  const verdict = mayDecide({ ...row, askedAt: toUnix(row.askedAt) }, by, eligible, toUnix(now));
  if (verdict === 'yes' || verdict === 'alone') return ok({ row, isAlone: verdict === 'alone' });
  const refusal: Refusal = refusals[verdict];
  return refuse(refusal.code === 'role_required' ? { ...refusal, details: { right: decidedWith(row.act) } } : refusal);
};

/** What whoever asked may now, when he could still do it himself somewhere it is done: his grant may have ended since. BO-068 */
const grantsOfAsker = async (
  { staffGrants, clock }: ApprovalsDeps,
  tx: Tx,
  { askedBy, places }: ApprovalRow,
  right: Right,
): Promise<readonly Grant[] | null> => {
  const now = clock();
  const { grants = [] } = (await staffGrants(tx, now)).find(({ userId }) => userId === askedBy) ?? {};
  return may(grants, right, places, toUnix(now)).verdict === 'yes' ? grants : null;
};

const differenceOf = ({ code, details }: Refusal): readonly Change[] =>
  (details?.['changes'] as readonly Change[] | undefined) ?? [{ field: 'refusal', before: null, after: code }];

const approvedOf = (row: ApprovalRow): Omit<Approved, 'askerGrants' | 'decidedBy'> => ({
  publicId: row.publicId,
  object: { kind: row.objectKind, publicId: row.objectId, title: row.objectTitle },
  places: row.places,
  sum: row.sum,
  params: row.params,
  quote: row.quote,
  reason: row.reason,
  askedBy: row.askedBy,
});

/** Done anew by its owner, or undone whole. */
const runPart = async (
  deps: ApprovalsDeps,
  tx: Tx,
  row: ApprovalRow,
  { kind, decidedBy }: { readonly kind: ApprovedKind; readonly decidedBy: number },
): Promise<Result<Ran>> => {
  const askerGrants = await grantsOfAsker(deps, tx, row, kind.right);
  if (!askerGrants) return askerLost(kind.right);
  await beginPart(tx);
  const ran = await kind.run(tx, { ...approvedOf(row), askerGrants, decidedBy });
  if (!ran.ok) await undoPart(tx);
  return ran;
};

/**
 * Agreed to: everything is checked anew and happens at once, or nothing does and the request is outdated. The entry of the act
 * names who asked as its actor, and who decided beside him. BO-068
 */
export const approve = async (
  deps: ApprovalsDeps,
  tx: Tx,
  decision: Decision,
  by: Deciding,
): Promise<Result<ApprovalRow>> => {
  const permitted = await lockPermitted(deps, tx, decision, by);
  if (!permitted.ok) return permitted;
  const { row, isAlone } = permitted.value;
  const kind = deps.kinds[row.kind];
  const ran = kind ? await runPart(deps, tx, row, { kind, decidedBy: by.userId }) : refuse({ code: 'state' });
  const now = deps.clock();
  const closing = { by: by.userId, now, reason: decision.reason };
  // A kind of request that nobody does any more is as outdated as one whose sum has changed.
  if (!kind || !ran.ok)
    return ok(
      await closeUnagreed(deps, tx, row, {
        ...closing,
        state: stateAfter(approvalTransitions, row.state, 'outdate') as 'outdated',
        changes: ran.ok ? [] : differenceOf(ran.refusal),
      }),
    );
  await deps.audit.note(tx, {
    at: now,
    actor: row.askedBy,
    decider: by.userId,
    from: 'office',
    session: by.session,
    act: kind.act,
    object: ran.value.object ?? approvedOf(row).object,
    places: row.places,
    changes: ran.value.changes ?? [],
    reason: row.reason,
    address: null,
    requestId: by.requestId,
    result: 'done',
    code: null,
  });
  const state = stateAfter(approvalTransitions, row.state, 'approve') as 'approved';
  return ok(await closeApproval(tx, { ...closing, id: row.id, state, single: isAlone, run: ran.value.run ?? null }));
};

/** Not agreed to: by the same people who could agree. */
export const decline = async (
  deps: ApprovalsDeps,
  tx: Tx,
  decision: Decision,
  by: Deciding,
): Promise<Result<ApprovalRow>> => {
  const permitted = await lockPermitted(deps, tx, decision, by);
  if (!permitted.ok) return permitted;
  const { row } = permitted.value;
  const state = stateAfter(approvalTransitions, row.state, 'decline') as 'declined';
  const { reason } = decision;
  return ok(await closeUnagreed(deps, tx, row, { state, by: by.userId, now: deps.clock(), reason }));
};

/** Taken back by whoever asked for it. */
export const withdraw = async (
  deps: ApprovalsDeps,
  tx: Tx,
  decision: Decision,
  by: Deciding,
): Promise<Result<ApprovalRow>> => {
  const seen = await lockSeen(tx, decision);
  if (!seen.ok) return seen;
  const row = seen.value;
  if (row.askedBy !== by.userId) return refuse({ code: 'role_required', message: { id: 'approval_others' } });
  const state = stateAfter(approvalTransitions, row.state, 'withdraw') as 'withdrawn';
  return ok(await closeUnagreed(deps, tx, row, { state, by: by.userId, now: deps.clock(), reason: decision.reason }));
};
