import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { cancelRoutes } from './cancel.routes.ts';
import { closeReturn, undoReturn } from './close-return.ts';
import type { ReturnPolicies } from './quote-return.ts';
import { returnLetter, type ReturnLetterDeps } from './return-letter.ts';
import type { ReturnDeps } from './return-ticket.ts';

export type { ReturnPolicies } from './quote-return.ts';

export { giveUpTickets } from './give-up-tickets.ts';
export type RefundTicket = ReturnDeps['refundTicket'];

export type Returns = {
  routes(app: FastifyInstance): void;
  /** For the payments: the money of a returned ticket has gone back. */
  close(tx: Tx, ticketId: number): Promise<void>;
  /** For the payments: it could not be sent. */
  undo(tx: Tx, ticketId: number): Promise<void>;
};

/** Returning tickets for money (DEC-75). */
export const createReturns = (
  deps: ReturnDeps &
    ReturnLetterDeps & { readonly policies: ReturnPolicies } & {
      readonly notifications: Pick<NotificationsModule, 'queue' | 'addTemplate'>;
    },
): Returns => {
  deps.notifications.addTemplate('ticket_returned', returnLetter(deps));
  return {
    routes: (app) => cancelRoutes(app, deps),
    close: (tx, ticketId) => closeReturn(tx, deps, ticketId),
    undo: undoReturn,
  };
};
