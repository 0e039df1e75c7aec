import { officePolicies, policiesList } from '@trassa/contracts/office';
import { type Grant, may, readSought } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../../../kernel/result.ts';
import { type Database, mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { AccountsModule } from '../../../accounts/index.ts';
import { type NoteSearch, waitForSearch } from '../../../finder/index.ts';
import type { NotificationsModule } from '../../../notifications/index.ts';
import type { ShowHistory } from '../../../staff/index.ts';
import { cancelPolicy, retryRepayment } from './cancel-policy.ts';
import { correctInsured } from './correct-insured.ts';
import type { LockTicket } from './lock-to-act.ts';
import { countPolicies, selectPolicies } from './policy-rows.repository.ts';
import { presentRow } from './present-policy.ts';
import { readCard } from './read-card.ts';
import { sendPolicyAgain } from './send-policy.ts';

export type PoliciesStaffDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  /** Port of the people. */
  readonly takeLetterAgain: AccountsModule['takeLetterAgain'];
  readonly showHistory: ShowHistory;
  readonly lockTicket: LockTicket;
  /** Port: writes down that policies were found by an e-mail. */
  readonly noteSearch: NoteSearch;
};

/** Insurance policies in the back office (back-office.md 3.8). */
export const policiesStaffRoutes = (app: FastifyInstance, deps: PoliciesStaffDeps): void => {
  const { db, clock, lockTicket, showHistory } = deps;

  bind(app, officePolicies.list, async ({ req, user, query, language, staff: { reach, session } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const now = clock();
    const ask = readList(policiesList, query, now);
    if (!ask.ok) return ask;
    const search = ask.value.search === null ? null : readSought(ask.value.search);
    const page = await selectPolicies(db, ask.value, { isWhole: reach === 'all', now, search });
    if (search && page.total.count)
      await deps.noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, search);
    return ok(mapPage(page, (row) => presentRow(row, now, language)));
  });

  bind(app, officePolicies.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(policiesList, query, now);
    return ask.ok ? ok(await countPolicies(db, ask.value, { isWhole: reach === 'all', now, search: null })) : ask;
  });

  const mayEdit = (grants: readonly Grant[]): boolean =>
    may(grants, 'insurance.edit', [], toUnix(clock())).verdict === 'yes';

  bind(app, officePolicies.read, async ({ params, language, staff: { session } }) => {
    const card = await readCard(db, params.id, { now: clock(), language, mayEdit: mayEdit(session.grants) });
    return card ? ok({ values: card }) : notFound();
  });

  bind(app, officePolicies.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'policy', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePolicies.correct, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => correctInsured(tx, { publicId: params.id, ...body }, { userId, language, clock, lockTicket })),
  );

  bind(app, officePolicies.send, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => sendPolicyAgain(tx, deps, { publicId: params.id, ...body }, { userId, language, clock, lockTicket })),
  );

  bind(app, officePolicies.cancel, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => cancelPolicy(tx, deps, { publicId: params.id, ...body }, { userId, language, clock, lockTicket })),
  );

  bind(app, officePolicies.retry, ({ params, body, user: { userId }, language, staff: { act } }) =>
    act((tx) => retryRepayment(tx, { publicId: params.id, ...body }, { userId, language, clock, lockTicket })),
  );
};
