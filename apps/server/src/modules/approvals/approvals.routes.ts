import { approvalsList, officeApprovals } from '@trassa/contracts/office';
import { approvedActs, decidedWith, type Grant, reachOf } from '@trassa/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toUnix } from '../../kernel/clock.ts';
import { readFilters, readList } from '../../kernel/list-declaration.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { type Executor, mapPage, type Tx } from '../../platform/database/index.ts';
import { bind, type Login, type StaffSession } from '../../platform/http/index.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { countApprovals, countWaiting, isSeenBy, type Seeing, selectApprovals } from './approvals-list.repository.ts';
import { type ApprovalRow, findApproval } from './approvals.repository.ts';
import { approve, decline, type Deciding, type Decision, withdraw } from './decide.ts';
import { findEligible } from './eligible.ts';
import { limitsInForce } from './limits-in-force.ts';
import { type Looking, presentApproval } from './present-approval.ts';

const seeingOf = (userId: number, grants: readonly Grant[], now: Date): Seeing => ({
  userId,
  acts: approvedActs.flatMap((act) => {
    const reach = reachOf(grants, decidedWith(act), toUnix(now));
    return reach === null ? [] : [{ act, reach }];
  }),
});

const decidingOf = (req: FastifyRequest, { userId, loginId }: Login, session: StaffSession): Deciding => ({
  userId,
  loginId,
  grants: session.grants,
  session: session.id,
  address: req.ip,
  requestId: req.id,
});

type Decide = (deps: ApprovalsDeps, tx: Tx, decision: Decision, by: Deciding) => Promise<Result<ApprovalRow>>;

/** What waits for a second person, and its decisions (back-office 2.6, 4.4). */
export const approvalsRoutes = (app: FastifyInstance, deps: ApprovalsDeps): void => {
  const { db, clock } = deps;
  const lookingAt = async (
    executor: Executor,
    rows: readonly ApprovalRow[],
    who: Pick<Looking, 'userId' | 'loginId' | 'grants' | 'language'>,
  ): Promise<Looking> => {
    const now = clock();
    const people = rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy === null ? [] : [decidedBy])]);
    return { ...who, now, staff: await findEligible(deps, executor, now), names: await deps.namesOf(executor, people) };
  };

  bind(app, officeApprovals.list, async ({ query, user, language, staff: { session } }) => {
    const ask = readList(approvalsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectApprovals(db, ask.value, seeingOf(user.userId, session.grants, clock()));
    const looking = await lookingAt(db, page.values, { ...user, grants: session.grants, language });
    return ok(mapPage(page, (row) => presentApproval(row, looking)));
  });

  bind(app, officeApprovals.count, async ({ query, user, staff: { session } }) => {
    const ask = readFilters(approvalsList, query, clock());
    return ask.ok ? ok(await countApprovals(db, ask.value, seeingOf(user.userId, session.grants, clock()))) : ask;
  });

  bind(app, officeApprovals.waiting, async ({ user, staff: { session } }) =>
    ok({ count: await countWaiting(db, seeingOf(user.userId, session.grants, clock())) }),
  );

  bind(app, officeApprovals.limits, async () => {
    const { certificate, certificatePieces } = await limitsInForce(db);
    return ok({ values: { certificate: certificate / 100, certificate_pieces: certificatePieces } });
  });

  bind(app, officeApprovals.read, async ({ params, user, language, staff: { session } }) => {
    const row = await findApproval(db, params.id);
    if (!row || !(await isSeenBy(db, params.id, seeingOf(user.userId, session.grants, clock())))) return notFound();
    const looking = await lookingAt(db, [row], { ...user, grants: session.grants, language });
    return ok({ values: { ...presentApproval(row, looking), quote: row.quote } });
  });

  const decideBy = (
    call: typeof officeApprovals.approve | typeof officeApprovals.decline | typeof officeApprovals.withdraw,
    decide: Decide,
  ): void =>
    bind(app, call, ({ req, params, body, user, language, staff: { act, session } }) =>
      act(async (tx) => {
        const decision = { id: params.id, version: body.version, reason: body.reason ?? null };
        const decided = await decide(deps, tx, decision, decidingOf(req, user, session));
        if (!decided.ok) return decided;
        const row = decided.value;
        const looking = await lookingAt(tx, [row], { ...user, grants: session.grants, language });
        return ok({
          answer: { values: { ...presentApproval(row, looking), quote: row.quote } },
          object: { kind: 'approval', publicId: row.publicId, title: row.summary[language] },
          changes: [{ field: 'state', before: 'waiting', after: row.state }],
          ...(decision.reason !== null && { reason: decision.reason }),
        });
      }),
    );
  decideBy(officeApprovals.approve, approve);
  decideBy(officeApprovals.decline, decline);
  decideBy(officeApprovals.withdraw, withdraw);
};
