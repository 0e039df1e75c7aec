import type { Language } from '@trassa/contracts';
import type { Approval } from '@trassa/contracts/office';
import type { Grant } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { ApprovalsDeps, NewApproval } from './approvals-deps.ts';
import { approvalsRoutes } from './approvals.routes.ts';
import { type ApprovalRow, findKeeper, findPlaces } from './approvals.repository.ts';
import { ask, isFree, lapse, withdrawKept } from './ask.ts';
import { findEligible } from './eligible.ts';
import { presentApproval } from './present-approval.ts';

export type { Approved, ApprovedKind, NewApproval, Ran, StaffGrants } from './approvals-deps.ts';
export { askerLost } from './asker-lost.ts';
export { limitsInForce } from './limits-in-force.ts';
export { findPlaces as placesOfApproval };
export { approvalsPersonalData } from './personal/personal-data.ts';

/** Who asks, for what he is shown of his request. */
export type Asker = {
  readonly userId: number;
  readonly loginId: number;
  readonly grants: readonly Grant[];
  readonly language: Language;
};

/** For the owners of acts. */
export type ApprovalsPort = {
  /**
   * In the transaction of the act, all of which was checked and nothing done: answers `{approval}` of a 202. `state`: a line of
   * it is in another request that waits.
   */
  ask(tx: Tx, asked: Omit<NewApproval, 'by'>, by: Asker): Promise<Result<{ approval: Approval }>>;
  /** Whether none of these lines is in a request that waits. */
  isFree(tx: Tx, keys: readonly string[]): Promise<boolean>;
};

/** For owners whose card tells of a request. */
export type ApprovalWaiting = {
  /** The request that waits and keeps this line, by its public id; null: none does. */
  waitingFor(db: Executor, key: string): Promise<string | null>;
};

/** For owners whose act may be taken back before it is agreed to. */
export type ApprovalWithdrawing = {
  /** Takes back the request that keeps this line, if one waits; before the owner locks what it is about. */
  withdraw(tx: Tx, key: string, by: number): Promise<void>;
};

export type ApprovalsModule = {
  routes(app: FastifyInstance): void;
  readonly port: ApprovalsPort & ApprovalWithdrawing & ApprovalWaiting;
  /** Sweep, every minute: requests that nobody decided in time. */
  lapse(): Promise<number>;
};

/** Four eyes: what waits for a second person. Acts are of their owners, who are plugged in by `kinds`. */
export const createApprovalsModule = (deps: ApprovalsDeps): ApprovalsModule => {
  const { db, clock } = deps;
  const present = async (executor: Executor, row: ApprovalRow, by: Asker): Promise<Approval> => {
    const now = clock();
    const [staff, names] = [await findEligible(deps, executor, now), await deps.namesOf(executor, [row.askedBy])];
    return presentApproval(row, { ...by, now, staff, names });
  };
  return {
    routes: (app) => approvalsRoutes(app, deps),
    port: {
      async ask(tx, asked, by) {
        const row = await ask(deps, tx, { ...asked, by });
        return row.ok ? { ok: true, value: { approval: await present(tx, row.value, by) } } : row;
      },
      isFree: (tx, keys) => isFree(deps, tx, keys),
      waitingFor: (executor, key) => findKeeper(executor, [key], clock()),
      withdraw: (tx, key, by) => withdrawKept(deps, tx, key, by),
    },
    lapse: () => db.transaction().execute((tx) => lapse(deps, tx, clock())),
  };
};
