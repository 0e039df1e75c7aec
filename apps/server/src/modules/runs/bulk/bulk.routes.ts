import {
  officeOrders,
  officeProducts,
  officeOutbox,
  officePromocodes,
  officeShipments,
  officeStarts,
  officeTickets,
} from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../kernel/clock.ts';
import { bind } from '../../../platform/http/index.ts';
import type { RunsPort } from '../runs-port.ts';
import { doBulk } from './begin-bulk.ts';
import type { BulkOwner } from './bulk-owner.ts';

/** By the kind of their rows. */
const calls = {
  order: officeOrders.bulk,
  letter: officeOutbox.bulk,
  ticket: officeTickets.bulk,
  start: officeStarts.bulk,
  promocode: officePromocodes.bulk,
  shipment: officeShipments.bulk,
  shop_product: officeProducts.bulk,
};

type Deps = { readonly clock: Clock; readonly port: RunsPort; readonly owners: () => readonly BulkOwner[] };

/** One act on many rows of a list (back-office.md 4.2), the same for every list that declares some. */
export const bulkRoutes = (app: FastifyInstance, { clock, port, owners }: Deps): void => {
  for (const [kind, call] of Object.entries(calls)) {
    const owner = owners().find((one) => one.kind === kind);
    if (!owner) throw new Error(`nobody acts on many of ${kind}`);
    bind(app, call, ({ req, user, body, language, staff }) => {
      const caller = { userId: user.userId, address: req.ip, requestId: req.id };
      return doBulk(port, owner, { body, language, staff, caller, now: clock() });
    });
  }
};
