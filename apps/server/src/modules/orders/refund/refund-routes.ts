import { errorText } from '@trassa/contracts';
import { type Approval, type MadeRefund, officeRefunds, refundsList } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { readFilters, readList } from '../../../kernel/list-declaration.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import { say } from '../../../kernel/say.ts';
import { type Database, mapPage } from '../../../platform/database/index.ts';
import { bind, type Change } from '../../../platform/http/index.ts';
import type { PaymentsModule } from '../../payments/index.ts';
import type { NamesOf } from '../../staff/index.ts';
import { askByHand } from './by-hand.ts';
import { type AskDeps, type AskedAnswer, askRefund, changesOf, waitsAs } from './ask-refund.ts';
import { presentQuote } from './present-refund.ts';
import { quoteRefund } from './quote-refund.ts';
import { checkReach } from './refund-reach.ts';
import { readMoneyVersion } from './refund.repository.ts';
import { countRefunds, selectRefunds } from './refunds-list.repository.ts';

export type RefundRoutesDeps = AskDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly payments: Pick<PaymentsModule, 'retryRefund'>;
  readonly namesOf: NamesOf;
};

const orderOf = (publicId: string) => ({ kind: 'order', publicId, title: orderNumber(publicId) });

type Told = {
  readonly answer: { approval: Approval } | { refunds: MadeRefund[] };
  readonly changes: readonly Change[];
};

/** What the call answers, and what its entry says. */
const toldOf = (made: AskedAnswer): Told => {
  if (made.state === 'waits') {
    const { approval } = made;
    return { answer: { approval }, changes: [{ field: 'approval', before: null, after: approval.public_id }] };
  }
  const refunds = made.parts.map(({ cause, certificates, money, isDone }) => ({
    what: cause.split(':')[0] ?? '',
    amount: toRoubles(money),
    certificates_amount: toRoubles(certificates),
    done: isDone,
  }));
  return { answer: { refunds }, changes: changesOf(made) };
};

/** Money back, in the back office (4.5, 5.11). */
export const refundRoutes = (app: FastifyInstance, deps: RefundRoutesDeps): void => {
  const { db, clock } = deps;

  bind(app, officeRefunds.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(refundsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectRefunds(db, ask.value, reach);
    const people = page.values.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy].filter((id) => id !== null));
    const names = await deps.namesOf(db, people);
    const person = (id: number | null): { public_id: string; name: string } | null => {
      const found = names.get(id ?? 0);
      return found ? { public_id: found.publicId, name: found.name } : null;
    };
    return ok(
      mapPage(page, (row) => ({
        public_id: row.publicId,
        order: { public_id: row.orderPublicId, number: orderNumber(row.orderPublicId) },
        what: row.what,
        title: row.titleRu === null ? null : say(language, row.titleRu, row.titleEn),
        amount: toRoubles(row.amount),
        certificates_amount: toRoubles(row.certificates),
        provider: row.provider,
        state: row.state,
        attempts: row.attempts,
        next_attempt: row.state === 'waiting' ? toUnix(row.nextAttempt) : null,
        created: toUnix(row.createdAt),
        done: row.doneAt && toUnix(row.doneAt),
        paper_number: row.paperNumber,
        reason: row.reason,
        asked_by: person(row.askedBy),
        decided_by: person(row.decidedBy),
      })),
    );
  });

  bind(app, officeRefunds.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(refundsList, query, clock());
    return ask.ok ? ok(await countRefunds(db, ask.value, reach)) : ask;
  });

  bind(app, officeRefunds.quote, ({ params, body, user, staff: { act, session, needsApproval: mayOnlyAsk } }) =>
    act(async (tx) => {
      const now = clock();
      const reached = await checkReach(tx, params.id, body, { grants: session.grants, now });
      if (!reached.ok) return reached;
      const quoted = await quoteRefund(tx, deps, params.id, body, now);
      if (!quoted.ok) return quoted;
      const version = await readMoneyVersion(tx, quoted.value.order.id);
      const waits = await waitsAs(tx, quoted.value, { userId: user.userId, mayOnlyAsk }, now);
      return ok({
        answer: { values: presentQuote(quoted.value, { needsApproval: waits !== null, version }) },
        object: orderOf(params.id),
      });
    }),
  );

  bind(app, officeRefunds.make, ({ params, body, user, language, staff: { act, session, needsApproval } }) =>
    act(async (tx) => {
      const by = { ...user, grants: session.grants, language, mayOnlyAsk: needsApproval };
      const made = await askRefund(tx, deps, params.id, body, by, clock());
      if (!made.ok) return made;
      return ok({ ...toldOf(made.value), object: orderOf(params.id), reason: body.reason });
    }),
  );

  bind(app, officeRefunds.retry, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const retried = await deps.payments.retryRefund(tx, params.id);
      if (!retried.ok) return retried;
      return ok({
        answer: { message: errorText(language, { id: 'done' }) },
        object: { kind: 'refund', publicId: params.id, title: '' },
        changes: [{ field: 'state', before: 'failed', after: 'waiting' }],
      });
    }),
  );

  bind(app, officeRefunds.closeByHand, ({ params, body, user, language, staff: { act, session } }) =>
    act(async (tx) => {
      const asked = await askByHand(tx, deps, params.id, body, { ...user, grants: session.grants, language });
      if (!asked.ok) return asked;
      return ok({
        answer: asked.value,
        object: { kind: 'refund', publicId: params.id, title: '' },
        changes: [{ field: 'approval', before: null, after: asked.value.approval.public_id }],
        reason: body.reason,
      });
    }),
  );
};
