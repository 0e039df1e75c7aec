import type { Language } from '@trassa/contracts';
import { type OfficeFile, officeShipments } from '@trassa/contracts/office';
import { formatDatedClock, may, type Right, siteTimezone } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { type Draw, drawing } from '../../../../platform/drawing/index.ts';
import { type Acted, bind } from '../../../../platform/http/index.ts';
import { isLabelled } from '../parcels/parcel-facts.repository.ts';
import { numberOf } from '../parcels/present-parcel.ts';
import type { labelsPdf as drawLabels } from './labels-pdf.ts';
import type { pickingPdf as drawPicking } from './picking-pdf.ts';
import { selectLabels } from './picking.repository.ts';
import { readPicking } from './read-picking.ts';

const labelsPdf = drawing<typeof drawLabels>(import.meta.resolve('./labels-pdf.ts'), 'labelsPdf');
const pickingPdf = drawing<typeof drawPicking>(import.meta.resolve('./picking-pdf.ts'), 'pickingPdf');

type Deps = { readonly db: Database; readonly clock: Clock; readonly draw: Draw; readonly brand: string };
type Filed = Result<Acted<{ values: OfficeFile }>>;

const fileOf = (name: string, bytes: Buffer, rows: number): { values: OfficeFile } => ({
  values: { name, type: 'application/pdf', base64: bytes.toString('base64'), rows },
});

/** Names and addresses of parcels on paper: an entry says of how many and of which. BO-101 */
const makeLabels = async (
  tx: Tx,
  { draw, brand }: Deps,
  { ids, language }: { readonly ids: readonly string[]; readonly language: Language },
): Promise<Result<Acted<{ values: OfficeFile & { skipped: number } }>>> => {
  const rows = await selectLabels(tx, [...new Set(ids)]);
  if (rows.length < new Set(ids).size) return notFound();
  const made = rows.filter(isLabelled);
  const skipped = rows.length - made.length;
  const [bare] = rows;
  if (!made.length && bare)
    return refuse({
      code: 'state',
      message: bare.isErased ? { id: 'parcel_address', number: numberOf(bare) } : { id: 'parcel_no_label' },
    });
  const labels = made.map((row) => ({
    number: numberOf(row),
    name: row.name,
    phone: row.phone,
    address: row.address,
    way: say(language, row.wayRu, row.wayEn),
    track: row.track,
    grams: row.grams,
    pieces: row.pieces,
  }));
  const bytes = await draw(labelsPdf, { labels, language, brand });
  return ok({
    answer: { values: { ...fileOf('labels.pdf', bytes, labels.length).values, skipped } },
    changes: [
      { field: 'rows', before: null, after: labels.length },
      { field: 'parcels', before: null, after: labels.map(({ number }) => number).join(' ') },
    ],
    things: made.map((row) => ({
      object: { kind: 'shipment', publicId: row.publicId, title: numberOf(row) },
      changes: [],
    })),
  });
};

/** Picking and what is printed for it (back-office.md 3.8). */
export const pickingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, draw, brand } = deps;

  /** Sums and parcels of one moment. */
  const snapshot = (asked: Parameters<typeof readPicking>[1]): ReturnType<typeof readPicking> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => readPicking(tx, asked));

  bind(app, officeShipments.picking, async ({ language, staff: { session } }) => {
    const mayDo = (right: Right): boolean => may(session.grants, right, [], toUnix(clock())).verdict === 'yes';
    const [canRefund, seesOrders] = [mayDo('refunds.request'), mayDo('orders.view')];
    return ok({ values: await snapshot({ language, canRefund, seesOrders }) });
  });

  bind(app, officeShipments.pickingFile, async ({ language, staff: { act } }) => {
    const picking = await snapshot({ language, canRefund: false, seesOrders: false });
    return act(async (): Promise<Filed> => {
      const made = formatDatedClock(toUnix(clock()), siteTimezone, language);
      const bytes = await draw(pickingPdf, { picking, language, brand, made });
      return ok({
        answer: fileOf('picking.pdf', bytes, picking.parcels.length),
        changes: [{ field: 'rows', before: null, after: picking.parcels.length }],
      });
    });
  });

  bind(app, officeShipments.labels, ({ body: { ids }, language, staff: { act } }) =>
    act((tx) => makeLabels(tx, deps, { ids, language })),
  );
};
