import { api } from '@trassa/contracts';
import { trackLink } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { notFound, ok } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { DeliveryPort } from '../orders/index.ts';
import type { BulkOwner } from '../runs/index.ts';
import { parcelLetter, parcelTemplate } from './parcel-letter.ts';
import { bulkOfParcels } from './staff/parcels/bulk-parcels.ts';
import { type ParcelsStaffDeps, parcelsRoutes } from './staff/parcels/parcels.routes.ts';
import { pickingRoutes } from './staff/picking/picking.routes.ts';
import { pointsStaffRoutes } from './staff/points/points.routes.ts';
import { waysStaffRoutes } from './staff/ways/ways.routes.ts';
import { presentMethod, presentPoint } from './method.presenter.ts';
import { type FindGoods, priceDelivery } from './price-delivery.ts';
import { quoteShipments, type ShipmentPlan } from './quote-shipments.ts';
import { insertShipments, selectShipments } from './shipments.repository.ts';
import { findPackDelivery, listMethods, listPoints } from './ways.repository.ts';

export { postalList } from './reference/postal-list.ts';
export { placesOfShipment } from './staff/places-of-shipment.ts';
export { placesOfPoint } from './staff/points/save-point.ts';
export { placesOfWay } from './staff/ways/places-of-way.ts';
export { findShipments } from './staff/find-shipments.repository.ts';
export { deliveryPersonalData } from './personal/personal-data.ts';
export type { CarriedGoods, FindGoods } from './price-delivery.ts';

export type DeliveryDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly findGoods: FindGoods;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  readonly notifications: NotificationsModule;
  /** Ports of the back office. */
  readonly office: Pick<ParcelsStaffDeps, 'lockOrders' | 'followParcels' | 'showHistory'>;
};

export type DeliveryModule = {
  routes(app: FastifyInstance): void;
  /** For the orders. */
  readonly port: DeliveryPort;
  /** For the runs: acts on many parcels. */
  readonly bulk: BulkOwner;
};

const shared = { cache: 'public' } as const;

const port: DeliveryPort = {
  quote: quoteShipments,
  store: (tx, orderId, shipments) =>
    insertShipments(
      tx,
      orderId,
      shipments.map(({ methodId, uniqueIds, cost, daysMin, daysMax, plan }) => ({
        ...(plan as ShipmentPlan),
        publicId: randomId(),
        methodId,
        uniqueIds,
        cost,
        daysMin,
        daysMax,
      })),
    ),
  async shipmentsOf(db, orderIds) {
    const rows = await selectShipments(db, orderIds);
    const views = rows.map(({ orderId, nameRu, nameEn, carrier, ...rest }) => ({
      orderId,
      view: {
        method: { ru: nameRu, en: nameEn ?? nameRu },
        link: rest.track === null ? null : trackLink(carrier, rest.track),
        ...rest,
      },
    }));
    return new Map(
      [...Map.groupBy(views, ({ orderId }) => orderId)].map(([id, own]) => [id, own.map(({ view }) => view)]),
    );
  },
};

/** Carrying goods to their buyers: ways, prices, points, shipments (API §12). */
export const createDeliveryModule = (deps: DeliveryDeps): DeliveryModule => {
  const { db, clock, findGoods, notifications } = deps;
  notifications.addTemplate(parcelTemplate, parcelLetter(deps));
  return {
    port,
    bulk: bulkOfParcels({ ...deps.office, clock, notifications }),
    routes(app) {
      parcelsRoutes(app, { ...deps.office, db, clock, notifications });
      pickingRoutes(app, deps);
      waysStaffRoutes(app, { ...deps.office, db, clock });
      pointsStaffRoutes(app, { ...deps.office, db, clock });

      bind(app, api.delivery.price, ({ body, language }) =>
        priceDelivery(
          { db, findGoods },
          { cityId: body.city.id, goods: body.goods, index: body.index ?? null, now: clock(), language },
        ),
      );

      bind(
        app,
        api.delivery.methods,
        async ({ params, query, language }) => {
          if (params.type !== 'shop' && params.type !== 'ticket') return notFound();
          const isOffered = query.event_city === undefined || (await findPackDelivery(db, query.event_city));
          if (isOffered === null) return notFound();
          const methods = isOffered ? await listMethods(db, params.type) : [];
          return ok({ values: methods.map((method) => presentMethod(method, language)) });
        },
        shared,
      );

      bind(
        app,
        api.delivery.points,
        async ({ params, query, language }) => {
          const points = await listPoints(db, params.city, query.method ?? null);
          if (!points) return notFound();
          return ok({ values: points.map((point) => presentPoint(point, language)) });
        },
        shared,
      );
    },
  };
};
