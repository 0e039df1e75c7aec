import type { InsuranceLine, InsuranceRecord, Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { createShortCache } from '../../kernel/short-cache.ts';
import type { Database, Executor } from '../../platform/database/index.ts';
import type { EventsModule } from '../events/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Sellable } from '../orders/index.ts';
import type { PromocodesModule } from '../promocodes/index.ts';
import { checkCodeRoute } from './check-code.routes.ts';
import { createTicketPolicies, type TicketPolicies } from './follow-ticket.ts';
import { insuranceGoods } from './insurance-goods.ts';
import type { InsuranceDetails, InsurancePlan } from './insurance-line.ts';
import { offerRoutes, policyRoutes } from './insurance.routes.ts';
import { selectPoliciesOfTicket } from './policies.repository.ts';
import type { PolicyFileDeps } from './policy-file.ts';
import { policyLetter } from './policy-letter.ts';
import { presentPolicy } from './policy.presenter.ts';
import { type RefundPolicy, repayPolicies } from './repay-policies.ts';
import { offersStaffRoutes } from './staff/offers/offers-staff.routes.ts';
import { policiesStaffRoutes, type PoliciesStaffDeps } from './staff/policies/policies-staff.routes.ts';
import { registerRoutes } from './staff/register/register.routes.ts';

export { placesOfOffer } from './staff/offers/places-of-offer.ts';
export { placesOfPolicy } from './staff/places-of-policy.ts';
export { countComingPolicies, movePolicies } from './staff/move-policies.repository.ts';
export { listPersonPolicies } from './staff/person-policies.repository.ts';
export { findPolicies } from './staff/find-policies.repository.ts';
export { insurancePersonalData } from './personal/personal-data.ts';
export type { TicketPolicies } from './follow-ticket.ts';

export type InsuranceDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: PolicyFileDeps['draw'];
  readonly notifications: NotificationsModule;
  readonly showFormats: EventsModule['showFormats'];
  readonly drawTerrain: PolicyFileDeps['drawTerrain'];
  readonly refundPolicy: RefundPolicy;
  readonly promocodes: PromocodesModule;
  /** Ports of the back office. */
  readonly office: Pick<PoliciesStaffDeps, 'lockTicket' | 'noteSearch' | 'showHistory' | 'takeLetterAgain'>;
};

export type InsuranceModule = {
  routes(app: FastifyInstance): void;
  readonly sellable: Sellable<InsuranceLine, InsurancePlan, InsuranceDetails>;
  /** For the tickets: policies go with them. */
  readonly ticketPolicies: TicketPolicies;
  /** A person's policies of one ticket, for its page; by internal ids. */
  policiesOfTicket(
    db: Executor,
    of: { ticketId: number; userId: number },
    language: Language,
  ): Promise<InsuranceRecord[]>;
  /** Sweep, every 10 s: money of policies cancelled for the age of a new participant. */
  repay(): Promise<number>;
};

/** Milliseconds for which offers are shared by all readers. */
const freshFor = 1000;

/** Accident insurance: one kind of goods, and the policies that people hold (API §15, DEC-95…98). */
export const createInsuranceModule = (deps: InsuranceDeps): InsuranceModule => {
  const { clock, notifications } = deps;
  const cache = createShortCache({ ttl: freshFor, now: () => performance.now() });
  notifications.addTemplate('policy', policyLetter(deps));
  return {
    routes(app) {
      offerRoutes(app, { ...deps, cache });
      policyRoutes(app, { ...deps, cache });
      checkCodeRoute(app, deps);
      offersStaffRoutes(app, { ...deps, ...deps.office });
      policiesStaffRoutes(app, { ...deps, ...deps.office });
      registerRoutes(app, deps);
    },
    sellable: insuranceGoods(deps),
    ticketPolicies: createTicketPolicies(deps),
    async policiesOfTicket(executor, of, language) {
      const now = clock();
      return (await selectPoliciesOfTicket(executor, of)).map((policy) => presentPolicy(policy, now, language));
    },
    repay: () => repayPolicies(deps, deps.refundPolicy),
  };
};
