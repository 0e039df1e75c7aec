import { officeShipments, shipmentsList } from '@trassa/contracts/office';
import { type Grant, may, type Right } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok } from '../../../../kernel/result.ts';
import { type Database, mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ShowHistory } from '../../../staff/index.ts';
import { changeStatus, pickParcel } from './act-on-parcel.ts';
import { correctRecipient } from './correct-recipient.ts';
import type { ParcelPorts } from './parcel-ports.ts';
import { countParcels, selectParcels } from './parcel-rows.repository.ts';
import { presentRow } from './present-parcel.ts';
import { readCard } from './read-card.ts';
import { takeTracks } from './take-tracks.ts';

export type ParcelsStaffDeps = ParcelPorts & {
  readonly db: Database;
  readonly clock: Clock;
  readonly showHistory: ShowHistory;
};

/** Parcels in the back office (back-office.md 3.8, 5.15). */
export const parcelsRoutes = (app: FastifyInstance, deps: ParcelsStaffDeps): void => {
  const { db, clock, showHistory } = deps;

  const mayDo = (grants: readonly Grant[], right: Right): boolean =>
    may(grants, right, [], toUnix(clock())).verdict === 'yes';
  const rightsOf = (grants: readonly Grant[]) => ({
    canRefund: mayDo(grants, 'refunds.request'),
    seesOrders: mayDo(grants, 'orders.view'),
  });

  bind(app, officeShipments.list, async ({ query, language, staff: { reach, session } }) => {
    const ask = readList(shipmentsList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectParcels(db, ask.value, { isWhole: reach === 'all' });
    const { seesOrders } = rightsOf(session.grants);
    return ok(mapPage(page, (row) => presentRow(row, { language, seesOrders })));
  });

  bind(app, officeShipments.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(shipmentsList, query, clock());
    return ask.ok ? ok(await countParcels(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });

  bind(app, officeShipments.read, async ({ params, language, staff: { session } }) => {
    const card = await readCard(db, params.id, {
      language,
      mayEdit: mayDo(session.grants, 'shipments.edit'),
      ...rightsOf(session.grants),
    });
    return card ? ok({ values: card }) : notFound();
  });

  bind(app, officeShipments.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'shipment', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeShipments.picked, ({ params, body, user: { userId }, language, staff: { act, session } }) => {
    const asker = { userId, language, clock, ...rightsOf(session.grants) };
    return act((tx) => pickParcel(tx, deps, { publicId: params.id, ...body }, asker));
  });

  bind(app, officeShipments.status, ({ params, body, user: { userId }, language, staff: { act, session } }) => {
    const asker = { userId, language, clock, ...rightsOf(session.grants) };
    return act((tx) => changeStatus(tx, deps, { publicId: params.id, ...body }, asker));
  });

  bind(app, officeShipments.recipient, ({ params, body, user: { userId }, language, staff: { act, session } }) => {
    const asker = { userId, language, clock, ...rightsOf(session.grants) };
    return act((tx) => correctRecipient(tx, deps, { publicId: params.id, ...body }, asker));
  });

  bind(app, officeShipments.tracks, ({ body: { text, dry_run: isDry }, user: { userId }, language, staff: { act } }) =>
    act((tx) => takeTracks(tx, deps, { text, isDry, language }, { userId, now: clock() })),
  );
};
