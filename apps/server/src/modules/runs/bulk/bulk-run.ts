import { may, type Right } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound, ok } from '../../../kernel/result.ts';
import type { RunKind } from '../runs-deps.ts';
import type { BulkRunDeps } from './bulk-owner.ts';

/** What a run of acts keeps. */
export type BulkParams = {
  /** The kind of the things, as places and the audit call it. */
  readonly kind: string;
  readonly action: string;
  readonly right: Right;
  readonly params: Readonly<Record<string, string>>;
  readonly reason: string | null;
  readonly session: string;
  readonly address: string;
  readonly requestId: string;
};

export const bulkRun = 'bulk';

/**
 * One act on many, piece by piece: each asks anew whether the person may do it to this very thing, does what the single act
 * does, and leaves the entry of it. What he does not reach is not found, as everywhere. Back-office 4.2
 */
export const createBulkRun = ({ clock, audit, owners, grantsOf, placesOf }: BulkRunDeps): RunKind => ({
  perMinute: 3000,
  async item(tx, run, id) {
    const { kind, action, right, params, reason, session, address, requestId } = run.params as BulkParams;
    const act = owners().find((owner) => owner.kind === kind)?.acts[action];
    if (!act || run.by === null) throw new Error(`nobody does ${action} to ${kind}`);
    const now = clock();
    const grants = await grantsOf(tx, run.by, now);
    const places = await placesOf(tx, kind, id);
    if (!places) return notFound();
    const decision = may(grants, right, places, toUnix(now));
    if (decision.verdict !== 'yes' || decision.approval) return notFound();
    const done = await act.run(tx, { id, userId: run.by, grants, params, reason: reason ?? '' });
    if (!done.ok) return done;
    const { object, changes = [] } = done.value;
    await audit.note(tx, {
      at: now,
      actor: run.by,
      from: 'office',
      session,
      act: act.act,
      object: object ?? { kind, publicId: id, title: '' },
      places,
      changes,
      reason,
      address,
      requestId,
      result: 'done',
      code: null,
    });
    return ok(undefined);
  },
});
