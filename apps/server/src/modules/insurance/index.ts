import type { InsuranceRecord, Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { EventsModule } from '../events/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Sellable } from '../orders/index.ts';
import { createTicketPolicies, type TicketPolicies } from './follow-ticket.ts';
import { offerRoutes, policyRoutes } from './insurance.routes.ts';
import { issuePolicies } from './issue-policies.ts';
import { selectPoliciesOfTicket } from './policies.repository.ts';
import { cancelOfOrder } from './policy-changes.repository.ts';
import type { PolicyFileDeps } from './policy-file.ts';
import { policyLetter } from './policy-letter.ts';
import { presentPolicy } from './policy.presenter.ts';
import { quoteInsurance } from './quote-insurance.ts';
import { type RefundPolicy, repayLater, repayPolicies } from './repay-policies.ts';
import { reserveInsurance } from './reserve-insurance.ts';
import { reserveLateInsurance } from './reserve-late.ts';

export { insurancePersonalData } from './personal/personal-data.ts';
export type { TicketPolicies } from './follow-ticket.ts';

export type InsuranceDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly brand: string;
  readonly notifications: NotificationsModule;
  readonly showFormats: EventsModule['showFormats'];
  readonly drawTerrain: PolicyFileDeps['drawTerrain'];
  readonly refundPolicy: RefundPolicy;
};

export type InsuranceModule = {
  routes(app: FastifyInstance): void;
  readonly sellable: Sellable;
  /** For the tickets: policies go with them. */
  readonly ticketPolicies: TicketPolicies;
  /** A person's policies of one ticket, for its page; by internal ids. */
  policiesOfTicket(of: { ticketId: number; userId: number }, language: Language): Promise<InsuranceRecord[]>;
  /** Sweep, every 10 s: money of policies cancelled for the age of a new participant. */
  repay(): Promise<number>;
  /** The payment system did not take the money of this cause in the end. */
  repayLater(tx: Tx, cause: string): Promise<void>;
};

/** Milliseconds for which offers are shared by all readers. */
const freshFor = 1000;

/** Accident insurance: one kind of goods, and the policies that people hold (API §15, DEC-95…98). */
export const createInsuranceModule = (deps: InsuranceDeps): InsuranceModule => {
  const { db, clock, notifications } = deps;
  const cache = createShortCache({ ttl: freshFor, now: () => performance.now() });
  notifications.addTemplate('policy', policyLetter(deps));
  return {
    routes(app) {
      offerRoutes(app, { ...deps, cache });
      policyRoutes(app, { ...deps, cache });
    },
    sellable: {
      kind: 'insurance',
      quote: quoteInsurance,
      findReplaced: () => [],
      reserve: (_tx, _order, lines) => Promise.resolve(ok(reserveInsurance(lines))),
      reserveAnew: (tx, _order, lines) => reserveLateInsurance(tx, lines, clock()),
      // Nothing is counted out, so nothing has to be given back.
      release: () => Promise.resolve(),
      undo: () => Promise.resolve(),
      handBack: () => Promise.resolve(),
      issue: (tx, order, lines) => issuePolicies(tx, deps, order, lines),
      giveUp: (tx, orderId) => cancelOfOrder(tx, orderId, clock()),
    },
    ticketPolicies: createTicketPolicies(deps),
    async policiesOfTicket(of, language) {
      const now = clock();
      return (await selectPoliciesOfTicket(db, of)).map((policy) => presentPolicy(policy, now, language));
    },
    repay: () => repayPolicies(deps, deps.refundPolicy),
    repayLater: (tx, cause) => repayLater(tx, clock(), cause),
  };
};
