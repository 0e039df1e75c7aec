import { officePayments, paymentsList } from '@trassa/contracts/office';
import { type Grant, may, type PaymentAct } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { type ListAsk, readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { ok, refuse, type Result } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { actOnPayment, type PaymentActDeps } from './act-on-payment.ts';
import { countPayments, selectPayments } from './payment-rows.repository.ts';
import { presentPayment } from './present-payment.ts';

export type PaymentsStaffDeps = PaymentActDeps & { readonly clock: Clock };

/** Days of payments that are looked through for those without a notice, of which no index knows. */
const longestLook = 31;

type Ask = ListAsk<typeof paymentsList>;

/** By notices only within a period. Refuses any other look, because it would read all payments that there are. */
const checkLook = (ask: Result<Ask>, now: Date): Result<Ask> => {
  if (!ask.ok) return ask;
  const of = (name: string) => ask.value.filters.find((filter) => filter.name === name)?.value;
  if (of('notices')?.values.length !== 1) return ask;
  const created = of('created');
  const from = created?.isNone ? null : (created?.from ?? null);
  const until = created?.to ?? toUnix(now);
  if (from !== null && until - from <= longestLook * 86_400) return ask;
  const message = { id: 'payment_period', max: longestLook } as const;
  return refuse({ code: 'validation', message, errors: { 'f.created.from': message } });
};

/** Attempts to pay in the back office (back-office.md 3.6). */
export const paymentsStaffRoutes = (app: FastifyInstance, deps: PaymentsStaffDeps): void => {
  const { db, clock, providers } = deps;
  const mayAct = (grants: readonly Grant[]): boolean =>
    may(grants, 'payments.capture', [], toUnix(clock())).verdict === 'yes';

  bind(app, officePayments.list, async ({ query, staff: { reach, session } }) => {
    const ask = checkLook(readList(paymentsList, query, clock()), clock());
    if (!ask.ok) return ask;
    const page = await selectPayments(db, ask.value, { isWhole: reach === 'all' });
    const shown = { providers, mayAct: mayAct(session.grants) };
    return ok(mapPage(page, (row) => presentPayment(row, shown)));
  });

  bind(app, officePayments.count, async ({ query, staff: { reach } }) => {
    const ask = checkLook(readFilters(paymentsList, query, clock()), clock());
    return ask.ok ? ok(await countPayments(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });

  for (const act of ['ask', 'capture', 'void'] as const satisfies readonly PaymentAct[])
    bind(app, officePayments[act] as typeof officePayments.ask, ({ params, staff }) =>
      actOnPayment(deps, params.id, act, staff.actOutside),
    );
};
