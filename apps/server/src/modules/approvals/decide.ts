import { approvalTransitions, decidedWith, type Grant, may, mayDecide, stateAfter } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, type Refusal, refuse, type Refused, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Change } from '../../platform/http/index.ts';
import type { ApprovalsDeps, Approved, Ran } from './approvals-deps.ts';
import { type ApprovalRow, beginPart, closeApproval, lockApproval, undoPart } from './approvals.repository.ts';

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

/** How many people could decide it: whoever is the only one confirms his own after a day. */
const countEligible = async ({ staffGrants }: ApprovalsDeps, tx: Tx, row: ApprovalRow, now: Date): Promise<number> => {
  const right = decidedWith(row.act);
  const everybody = await staffGrants(tx, now);
  return everybody.filter(({ grants }) => may(grants, right, row.places, toUnix(now)).verdict === 'yes').length;
};

const refusals = {
  closed: { code: 'state' },
  out_of_scope: { code: 'not_found' },
  own: { code: 'role_required', message: { id: 'approval_own' } },
  early: { code: 'role_required', message: { id: 'approval_early' } },
  no_right: { code: 'role_required' },
} as const satisfies Record<string, Refusal>;

/** Whether this person may decide it now; `alone`: his own, as the only one who could. BO-067 */
const permit = async (
  deps: ApprovalsDeps,
  tx: Tx,
  row: ApprovalRow,
  by: Deciding,
): Promise<{ readonly ok: true; readonly isAlone: boolean } | Refused> => {
  const now = deps.clock();
  const eligible = await countEligible(deps, tx, row, now);
  const verdict = mayDecide({ ...row, askedAt: toUnix(row.askedAt) }, by, eligible, toUnix(now));
  if (verdict === 'yes' || verdict === 'alone') return { ok: true, isAlone: verdict === 'alone' };
  const refusal: Refusal = refusals[verdict];
  return refuse(refusal.code === 'role_required' ? { ...refusal, details: { right: decidedWith(row.act) } } : refusal);
};

const differenceOf = ({ code, details }: Refusal): readonly Change[] =>
  (details?.['changes'] as readonly Change[] | undefined) ?? [{ field: 'refusal', before: null, after: code }];

/** Done anew by its owner, or undone whole. */
const runPart = async (tx: Tx, run: () => Promise<Result<Ran>>): Promise<Result<Ran>> => {
  await beginPart(tx);
  const ran = await run();
  if (!ran.ok) await undoPart(tx);
  return ran;
};

const approvedOf = (row: ApprovalRow, decidedBy: number): Approved => ({
  publicId: row.publicId,
  object: { kind: row.objectKind, publicId: row.objectId, title: row.objectTitle },
  places: row.places,
  sum: row.sum,
  params: row.params,
  quote: row.quote,
  reason: row.reason,
  askedBy: row.askedBy,
  decidedBy,
});

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
  const seen = await lockSeen(tx, decision);
  if (!seen.ok) return seen;
  const row = seen.value;
  const permitted = await permit(deps, tx, row, by);
  if (!permitted.ok) return permitted;
  const kind = deps.kinds[row.kind];
  const approved = approvedOf(row, by.userId);
  const ran = kind ? await runPart(tx, () => kind.run(tx, approved)) : refuse({ code: 'state' });
  const now = deps.clock();
  const closing = { id: row.id, by: by.userId, now, reason: decision.reason };
  // A kind of request that nobody does any more is as outdated as one whose sum has changed.
  if (!kind || !ran.ok)
    return ok(
      await closeApproval(tx, {
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
    object: approved.object,
    places: row.places,
    changes: ran.value.changes ?? [],
    reason: row.reason,
    address: null,
    requestId: by.requestId,
    result: 'done',
    code: null,
  });
  const state = stateAfter(approvalTransitions, row.state, 'approve') as 'approved';
  return ok(await closeApproval(tx, { ...closing, state, single: permitted.isAlone, run: ran.value.run ?? null }));
};

/** Not agreed to: by the same people who could agree. */
export const decline = async (
  deps: ApprovalsDeps,
  tx: Tx,
  decision: Decision,
  by: Deciding,
): Promise<Result<ApprovalRow>> => {
  const seen = await lockSeen(tx, decision);
  if (!seen.ok) return seen;
  const permitted = await permit(deps, tx, seen.value, by);
  if (!permitted.ok) return permitted;
  const state = stateAfter(approvalTransitions, seen.value.state, 'decline') as 'declined';
  const { reason } = decision;
  return ok(await closeApproval(tx, { id: seen.value.id, state, by: by.userId, now: deps.clock(), reason }));
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
  const { id, askedBy, state: before } = seen.value;
  if (askedBy !== by.userId) return refuse({ code: 'role_required', message: { id: 'approval_others' } });
  const state = stateAfter(approvalTransitions, before, 'withdraw') as 'withdrawn';
  return ok(await closeApproval(tx, { id, state, by: by.userId, now: deps.clock(), reason: decision.reason }));
};
