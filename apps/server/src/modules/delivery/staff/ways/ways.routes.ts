import type { Language } from '@trassa/contracts';
import { officeWays, officeZones } from '@trassa/contracts/office';
import { type Grant, may, waysMost } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { notFound, ok, type Refused } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { ShowHistory } from '../../../staff/index.ts';
import { changeZones, presentRegion } from '../zones/change-zones.ts';
import { searchCities, selectRegions } from '../zones/zones.repository.ts';
import { presentWayRow, readOfficeWay } from './present-way.ts';
import { changeWay, createWay, type Saved } from './save-way.ts';
import { placeWay, removeWay, setWayState } from './stand-way.ts';
import { tryDelivery } from './try-delivery.ts';
import { selectWays } from './way-rows.repository.ts';

export type WaysStaffDeps = { readonly db: Database; readonly clock: Clock; readonly showHistory: ShowHistory };

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Cities that a search offers at once. */
const foundMost = 20;

/** Ways of delivery, their zones and a test price in the back office (back-office.md 3.8). */
export const waysStaffRoutes = (app: FastifyInstance, { db, clock, showHistory }: WaysStaffDeps): void => {
  const card = async (id: string, { language, staff }: Seeing) => {
    const mayEdit = may(staff.session.grants, 'shipments.edit', [], toUnix(clock())).verdict === 'yes';
    const values = await readOfficeWay(db, id, { language, mayEdit });
    return values ? ok({ values }) : notFound();
  };
  /** The way as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officeWays.list, async ({ language, staff: { reach } }) => {
    const rows = reach === 'all' ? await selectWays(db, waysMost) : [];
    return ok({ values: rows.map((row) => presentWayRow(row, language)) });
  });
  bind(app, officeWays.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeWays.history, async ({ params: { id }, query, language }) =>
    ok(await showHistory({ kind: 'delivery_method', id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeWays.cities, async ({ query, language }) => {
    const rows = await searchCities(db, query.search ?? '', foundMost);
    const values = rows.map(({ id, nameRu, nameEn, regionRu, regionEn, zone }) => ({
      id,
      name: say(language, nameRu, nameEn),
      region: say(language, regionRu, regionEn),
      zone,
    }));
    return ok({ values });
  });
  bind(app, officeWays.try, ({ query, language }) => tryDelivery(db, query, language));

  bind(app, officeWays.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createWay(tx, body, byOf(by))), by),
  );
  bind(app, officeWays.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeWay(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeWays.state, async ({ params, body: { version, state }, ...by }) =>
    shown(await by.staff.act((tx) => setWayState(tx, { publicId: params.id, version }, state, byOf(by))), by),
  );
  bind(app, officeWays.place, async ({ params, body: { version, place }, ...by }) =>
    shown(await by.staff.act((tx) => placeWay(tx, { publicId: params.id, version }, place, byOf(by))), by),
  );
  bind(app, officeWays.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeWay(tx, { publicId: params.id, version: query.version })),
  );

  bind(app, officeZones.list, async ({ language }) =>
    ok({ values: (await selectRegions(db)).map(presentRegion(language)) }),
  );
  bind(app, officeZones.change, ({ body, language, staff: { act } }) =>
    act((tx) => changeZones(tx, body.zones, language)),
  );
};
