import { maskEmail, maskPhone } from '../../../kernel/masking.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { ActObject, Change } from '../../../platform/http/index.ts';
import { orderNumber } from '@trassa/rules';
import { lockOrderToAct, type OrderToAct } from './order-acts.repository.ts';

/** Which order, and the version of it that was seen. */
export type SeenOrder = { readonly publicId: string; readonly version: number };

/** The order for an act of the staff, locked; `conflict` when one of the staff has changed it since it was seen. */
export const lockSeen = async (tx: Tx, { publicId, version }: SeenOrder): Promise<Result<OrderToAct>> => {
  const order = await lockOrderToAct(tx, publicId);
  if (!order) return notFound();
  if (order.version === version) return ok(order);
  const current = { email: maskEmail(order.email), phone: order.phone && maskPhone(order.phone), note: order.note };
  return refuse({ code: 'conflict', since: version, details: { current, version: order.version } });
};

/** How the audit names it. */
export const objectOf = ({ publicId, userId }: OrderToAct): ActObject => ({
  kind: 'order',
  publicId,
  title: orderNumber(publicId),
  person: userId,
});

/** Every act is a version, and so a step in the history. */
export const stepOf = ({ version }: OrderToAct): Change => ({
  field: versionField,
  before: version,
  after: version + 1,
});
