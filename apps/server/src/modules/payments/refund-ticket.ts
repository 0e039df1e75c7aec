import { randomId } from '../../kernel/ids.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Tx } from '../../platform/database/index.ts';
import { insertTicketRefund, reviveTicketRefund } from './refunds.repository.ts';

/** See `PaymentsModule.refundTicket`. A refund given up earlier is tried again: its id may be known to the provider. */
export const refundTicket = async (
  tx: Tx,
  refund: { orderId: number; ticketId: number; amount: Minor },
): Promise<void> => {
  if (await reviveTicketRefund(tx, refund.ticketId)) return;
  if (!(await insertTicketRefund(tx, { ...refund, publicId: randomId() })))
    throw new Error('an order has no money to give back');
};
