import type { Approval } from '@trassa/contracts/office';
import { moneyText, orderNumber } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { ApprovalsPort, Approved, Asker, Ran } from '../../approvals/index.ts';
import { findFailedRefund, type PaymentsModule } from '../../payments/index.ts';
import { rootOf } from '../money/apply-refund.ts';
import { lockOrder } from '../orders.repository.ts';
import { placesOfOrder } from '../staff/places-of.repository.ts';

/** The name by which approvals know it. */
export const byHandKind = 'refund.close_by_hand';

type Asked = { readonly paper_number: string; readonly reason: string };

/** A refund that was given up and has been paid by the bank: a second person agrees to its paper. BO-072 */
export const askByHand = async (
  tx: Tx,
  { approvals }: { readonly approvals: ApprovalsPort },
  publicId: string,
  { paper_number: paperNumber, reason }: Asked,
  by: Asker,
): Promise<Result<{ approval: Approval }>> => {
  const found = await findFailedRefund(tx, publicId);
  if (!found) return refuse({ code: 'state' });
  // Whoever revives it holds the order too: he comes before, or sees that it is asked for.
  await lockOrder(tx, found.orderId);
  const refund = await findFailedRefund(tx, publicId);
  if (!refund) return refuse({ code: 'state' });
  const { orderPublicId, amount, cause } = refund;
  const number = orderNumber(orderPublicId);
  return approvals.ask(
    tx,
    {
      act: 'refund_by_hand',
      kind: byHandKind,
      object: { kind: 'refund', publicId, title: number },
      places: (await placesOfOrder(tx, orderPublicId)) ?? [],
      summary: {
        ru: `Закрыть вручную возврат ${moneyText(amount, 'ru')} по заказу ${number}, платёжка ${paperNumber}`,
        en: `Close the refund of ${moneyText(amount, 'en')} of order ${number} by hand, paper ${paperNumber}`,
      },
      sum: amount,
      params: { paper_number: paperNumber },
      quote: { order: orderPublicId, paper_number: paperNumber },
      locks: [`refund ${publicId}`, ...(cause === null ? [] : [...new Set([cause, rootOf(cause)])])],
      reason,
    },
    by,
  );
};

/** Agreed to: the refund is done, as if its provider had said so. */
export const byHandApproved = async (
  tx: Tx,
  { payments }: { readonly payments: Pick<PaymentsModule, 'closeByHand'> },
  { object, params }: Approved,
): Promise<Result<Ran>> => {
  const { paper_number: paperNumber } = params as Pick<Asked, 'paper_number'>;
  const closed = await payments.closeByHand(tx, object.publicId, paperNumber);
  if (!closed.ok) return closed.refusal.code === 'not_found' ? notFound() : closed;
  return ok({
    changes: [
      { field: 'state', before: 'failed', after: 'done' },
      { field: 'paper_number', before: null, after: paperNumber },
    ],
  });
};
