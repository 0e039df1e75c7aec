import type { Api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../../kernel/pagination.ts';
import { ok } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { type Draw, drawing } from '../../../platform/drawing/index.ts';
import type { orderPdf as drawPdf } from './order-pdf.ts';
import { listOwnOrders, type OwnOrderDeps, readOwnOrder } from './read-own-order.ts';

const orderPdf = drawing<typeof drawPdf>(import.meta.resolve('./order-pdf.ts'), 'orderPdf');

/** A person's own purchases (API §12). */
export const ownOrdersRoutes = (
  app: FastifyInstance,
  deps: OwnOrderDeps & { readonly api: Api; readonly draw: Draw; readonly brand: string; readonly siteUrl: string },
): void => {
  const { api } = deps;
  bind(app, api.cabinet.purchases, async ({ user, query, language }) =>
    ok(await listOwnOrders(deps, { userId: user.userId, slice: toSlice(query), language })),
  );

  bind(app, api.cabinet.purchase, async ({ user, params, language }) => {
    const order = await readOwnOrder(deps, { publicId: params.id, userId: user.userId, language });
    return order.ok ? ok({ values: order.value }) : order;
  });

  bind(app, api.cabinet.purchaseFile, async ({ user, params, language, refuse, sendRaw }) => {
    const order = await readOwnOrder(deps, { publicId: params.id, userId: user.userId, language });
    if (!order.ok) return refuse(order.refusal);
    const { draw, brand, siteUrl } = deps;
    return sendRaw(await draw(orderPdf, { order: order.value, language, brand, siteUrl }), {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="order-${order.value.public_id}.pdf"`,
      'cache-control': 'private, no-store',
    });
  });
};
