import type { FastifyInstance } from 'fastify';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { RefundedGoods } from '../../orders/index.ts';
import { cancelRoutes } from './cancel.routes.ts';
import { closeReturn, repeatReturn, undoReturn } from './close-return.ts';
import type { StocksDeps } from './lock-stocks.ts';
import type { ReturnPolicies } from './quote-return.ts';
import { returnLetter, type ReturnLetterDeps } from './return-letter.ts';
import { staffReturns } from './staff-returns.ts';
import { type ReturnDeps, ticketCause } from './return-ticket.ts';

export type { ReturnPolicies } from './quote-return.ts';

export { giveUpTickets } from './give-up-tickets.ts';
export type { ReturnDeps } from './return-ticket.ts';

export type Returns = {
  routes(app: FastifyInstance): void;
  /** For the orders: what becomes of a returned ticket when its money is decided upon. */
  readonly refunded: RefundedGoods;
};

/** Returning tickets for money (DEC-75). */
export const createReturns = (
  deps: ReturnDeps &
    StocksDeps &
    ReturnLetterDeps & { readonly policies: ReturnPolicies } & {
      readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
    },
): Returns => {
  deps.notifications.addTemplate('ticket_returned', returnLetter(deps));
  return {
    routes: (app) => cancelRoutes(app, deps),
    refunded: {
      name: ticketCause,
      done: (tx, ticketId) => closeReturn(tx, deps, ticketId),
      failed: undoReturn,
      again: repeatReturn,
      byStaff: staffReturns(deps),
    },
  };
};
