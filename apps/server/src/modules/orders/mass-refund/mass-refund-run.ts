import { isOrderPaid } from '@trassa/rules';
import { ok, refuse } from '../../../kernel/result.ts';
import type { RunKind } from '../../runs/index.ts';
import { refundsPerMinute, refundsRate } from '../cancel-start/cancel-order.ts';
import { sumOfRun } from '../cancel-start/cancel-start.repository.ts';
import { obstacleOf } from '../cancel-start/quote-cancel.ts';
import { selectLinesOf } from '../lines.repository.ts';
import { lockPaying } from '../moves/orders-of-ticket.repository.ts';
import { lockOrder } from '../orders.repository.ts';
import { changesOf } from '../refund/ask-refund.ts';
import { carryOut, type MakeRefundDeps } from '../refund/make-refund.ts';
import { type NoteOfRunDeps, noteOfRun } from '../refund/note-of-run.ts';
import { quoteRefund } from '../refund/quote-refund.ts';
import { findIdOfOrder } from '../refund/refund.repository.ts';
import type { MassParams } from './ask-mass-refund.ts';
import { askedOfOrder, isAnything, massTerms } from './quote-mass-refund.ts';

/** A piece of a mass refund is one order, given back by the ordinary walk for what was agreed to, with its own letter where letters are meant (back-office 5.2). */
export const createMassRefundRun = (deps: MakeRefundDeps & NoteOfRunDeps): RunKind => ({
  perMinute: refundsPerMinute,
  rate: refundsRate,
  async item(tx, run, publicId) {
    const rules = run.params as MassParams;
    const agreedAt = rules.agreedAt === undefined ? run.createdAt : new Date(rules.agreedAt);
    const orderId = await findIdOfOrder(tx, publicId);
    if (orderId === null) return refuse({ code: 'not_found' });
    await lockPaying(tx, orderId);
    if (!isOrderPaid((await lockOrder(tx, orderId)).status)) return ok(undefined);
    const lines = (await selectLinesOf(tx, [orderId])).get(orderId) ?? [];
    const quoted = await quoteRefund(tx, deps, publicId, askedOfOrder(lines, rules), agreedAt, massTerms);
    if (!quoted.ok) return quoted;
    const obstacle = obstacleOf(quoted.value);
    if (obstacle) return refuse({ code: obstacle });
    if (!isAnything(quoted.value)) return ok(undefined);
    const how = { restock: true, letter: rules.letter, reason: rules.reason };
    const by = { askedBy: run.by, decidedBy: null, run: run.publicId };
    const made = await carryOut(tx, deps, quoted.value, how, by, deps.clock());
    if (!made.ok) return made;
    const { reason } = rules;
    await noteOfRun(tx, deps, run, { order: publicId, act: 'order.refund', changes: changesOf(made.value), reason });
    return ok(undefined);
  },
  async figures(db, run) {
    const sumDone = await sumOfRun(db, run.publicId);
    return { sumDone, sumLeft: Math.max(0, (run.params as MassParams).sum - sumDone) };
  },
});
