import type { AskedRefund } from '@trassa/contracts/office';
import { type Grant, reachOf } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { selectLinesOf } from '../lines.repository.ts';
import { findStarts } from '../staff/line-reach.repository.ts';
import { findIdOfOrder } from './refund.repository.ts';

/**
 * Whoever reaches some starts gives back lines of these alone: others are unknown to him. What belongs to the order as a whole –
 * carriage, goodwill – asks for all of its lines. Back-office 2.1
 */
export const checkReach = async (
  tx: Tx,
  orderPublicId: string,
  { lines: asked, delivery, goodwill }: Pick<AskedRefund, 'lines' | 'delivery' | 'goodwill'>,
  { grants, now }: { readonly grants: readonly Grant[]; readonly now: Date },
): Promise<Result<void>> => {
  const reach = reachOf(grants, 'refunds.view', toUnix(now));
  if (reach === 'all') return ok(undefined);
  const orderId = await findIdOfOrder(tx, orderPublicId);
  if (orderId === null || reach === null) return notFound();
  const { reached } = await findStarts(tx, reach, { events: [], starts: [] });
  const lines = (await selectLinesOf(tx, [orderId])).get(orderId) ?? [];
  const isReached = (startId: number | null): boolean =>
    reached === 'all' || (startId !== null && reached.includes(startId));
  const own = lines.filter(({ startId }) => isReached(startId)).map(({ uniqueId }) => uniqueId);
  const wrong = asked.flatMap(({ unique_id: id }, index): [string, { id: string }][] =>
    own.includes(id) ? [] : [[`lines.${index}.unique_id`, { id: 'wrong_value' }]],
  );
  if (own.length < lines.length) {
    if (delivery) wrong.push(['delivery', { id: 'wrong_value' }]);
    if (goodwill) wrong.push(['goodwill', { id: 'wrong_value' }]);
  }
  return wrong.length ? invalid(Object.fromEntries(wrong)) : ok(undefined);
};
