import { officeOrders } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/index.ts';
import type { ReleaseDeps } from '../release-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { type EditDeps, editOrder } from './edit-order.ts';
import { type OrderLetterDeps, sendOrderLetter } from './send-order-letter.ts';
import { type PayDeps, sendPayLink } from './send-pay-link.ts';

export type OrderActsDeps = ReleaseDeps & EditDeps & PayDeps & OrderLetterDeps;

/** What the back office does with orders (back-office.md 4.4). */
export const orderActsRoutes = (app: FastifyInstance, deps: OrderActsDeps): void => {
  bind(app, officeOrders.edit, ({ params, body, language, staff: { act } }) => {
    const { version, email, phone, note } = body;
    return act((tx) => editOrder(deps, tx, { publicId: params.id, version, email, phone, note }, language));
  });

  bind(app, officeOrders.cancel, ({ params, body, language, staff: { act } }) =>
    act((tx) => cancelOrder(deps, tx, { publicId: params.id, ...body }, language)),
  );

  bind(app, officeOrders.payLink, ({ params, body, staff: { act } }) =>
    act((tx) => sendPayLink(deps, tx, { publicId: params.id, ...body })),
  );

  bind(app, officeOrders.letters, ({ params, body, language, staff: { act } }) =>
    act((tx) => sendOrderLetter(deps, tx, { publicId: params.id, ...body }, language)),
  );
};
