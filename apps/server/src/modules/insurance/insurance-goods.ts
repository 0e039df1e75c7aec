import { goodsKinds, type InsuranceLine } from '@trassa/contracts';
import { ok } from '../../kernel/result.ts';
import { toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import { promocodeOf, readLine, type Sellable } from '../orders/index.ts';
import type { InsuranceDetails, InsurancePlan } from './insurance-line.ts';
import { issuePolicies, type IssueDeps } from './issue-policies.ts';
import { selectIssuedPolicies } from './issue.repository.ts';
import { cancelOfOrder, markSent } from './policy-changes.repository.ts';
import { quoteInsurance } from './quote-insurance.ts';
import { policyCause, repayLater } from './repay-policies.ts';
import { reserveInsurance } from './reserve-insurance.ts';
import { reserveLateInsurance } from './reserve-late.ts';
import { calledOffPolicies } from './staff/called-off-policies.ts';

/** Insurance as a kind of goods: nothing is counted out, so nothing has to be given back. */
export const insuranceGoods = (deps: IssueDeps): Sellable<InsuranceLine, InsurancePlan, InsuranceDetails> => {
  const { clock } = deps;
  return {
    kind: 'insurance',
    contract: goodsKinds.insurance,
    fromBasket: (goods) => {
      const { unique_id, public_id, count } = goods;
      const sure = { unique_id, count, promocode: promocodeOf(goods), insurance: { public_id } };
      return readLine(goodsKinds.insurance.line, goods, sure);
    },
    quote: quoteInsurance,
    reserve: (_tx, _order, lines) => Promise.resolve(ok(reserveInsurance(lines))),
    reserveAnew: (tx, _order, lines) => reserveLateInsurance(tx, lines, clock()),
    issue: (tx, order, lines) => issuePolicies(tx, deps, order, lines),
    issued: selectIssuedPolicies,
    issuedRight: 'insurance.view',
    present: (line, language) => ({
      public_id: line.itemPublicId,
      unique_id: line.uniqueId,
      title: say(language, line.titleRu, line.titleEn),
      count: line.count,
      totalCost: toRoubles(line.total),
      ...(line.details.abid === null ? {} : { abid: line.details.abid }),
    }),
    personal: {
      person: 'insured',
      formatId: false,
      abid: false,
      takesTicket: false,
      start: false,
      isTyped: false,
      delay: false,
      validity: false,
      terms: false,
      prices: false,
    },
    fiscal: { subject: 'service', method: 'full_prepayment' },
    lead: {
      place: 2,
      ru: 'Полис придёт письмом и останется в личном кабинете.',
      en: 'The policy comes in a separate email and stays in your account.',
    },
    giveUp: (tx, orderId) => cancelOfOrder(tx, orderId, clock()),
    // A repaid policy had ended before its money was sent.
    refunded: {
      name: policyCause,
      done: () => Promise.resolve(),
      failed: (tx, id) => repayLater(tx, clock(), id),
      again: markSent,
      byStaff: calledOffPolicies(policyCause, clock),
    },
  };
};
