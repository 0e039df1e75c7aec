import { randomId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import { insertPartRefund, type PartToRefund, revivePartRefund } from './refunds.repository.ts';

/** See `PaymentsModule.refundPart`. A refund given up earlier is tried again: its id may be known to the provider. */
export const refundPart = async (tx: Tx, refund: PartToRefund): Promise<void> => {
  if (await revivePartRefund(tx, refund.cause)) return;
  if (!(await insertPartRefund(tx, { ...refund, publicId: randomId() })))
    throw new Error('an order has no money to give back');
};
