import { ordersList } from '@trassa/contracts/office';
import { notFound } from '../../../kernel/result.ts';
import type { BulkOwner } from '../../runs/index.ts';
import type { ReleaseDeps } from '../release-order.ts';
import { selectOrderIds } from '../staff/orders-list.repository.ts';
import { cancelOrder } from './cancel-order.ts';
import { lockOrderToAct } from './order-acts.repository.ts';

/** What is done to many orders at once; each by the same code as to one. */
export const bulkOfOrders = (deps: ReleaseDeps): BulkOwner<typeof ordersList> => ({
  list: ordersList,
  kind: 'order',
  select: (tx, ask, { reach }, limit) => selectOrderIds(tx, ask, reach, limit),
  acts: {
    cancel: {
      act: 'order.cancel',
      async run(tx, { id, reason }) {
        const order = await lockOrderToAct(tx, id);
        return order ? cancelOrder(deps, tx, { publicId: id, version: order.version, reason }, 'ru') : notFound();
      },
    },
  },
});
