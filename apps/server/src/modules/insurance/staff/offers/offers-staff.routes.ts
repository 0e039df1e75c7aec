import type { Language } from '@trassa/contracts';
import { offersList, officeOffers } from '@trassa/contracts/office';
import { type Grant, may } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { type Clock, toUnix } from '../../../../kernel/clock.ts';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, type Refused } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import { type Database, mapPage } from '../../../../platform/database/index.ts';
import { bind, type StaffSide } from '../../../../platform/http/index.ts';
import type { ShowHistory } from '../../../staff/index.ts';
import {
  countOfferRows,
  type NamedScope,
  selectOfferRows,
  selectStartTargets,
  selectTypeTargets,
} from './offer-rows.repository.ts';
import { presentOfferRow, readOfficeOffer } from './present-offer.ts';
import { changeOffer, createOffer, type Saved } from './save-offer.ts';
import { hideOffer, placeOffer, publishOffer } from './stand-offer.ts';

export type OffersStaffDeps = { readonly db: Database; readonly clock: Clock; readonly showHistory: ShowHistory };

type Seeing = {
  readonly language: Language;
  readonly staff: { readonly session: { readonly grants: readonly Grant[] } };
};
type Acting = { readonly user: { readonly userId: number }; readonly language: Language; readonly staff: StaffSide };

/** Offers of insurance in the back office (back-office.md 3.8). */
export const offersStaffRoutes = (app: FastifyInstance, { db, clock, showHistory }: OffersStaffDeps): void => {
  const card = async (id: string, { language, staff }: Seeing) => {
    const mayEdit = may(staff.session.grants, 'insurance.edit', [], toUnix(clock())).verdict === 'yes';
    const values = await readOfficeOffer(db, id, { language, mayEdit });
    return values ? ok({ values }) : notFound();
  };
  /** The offer as it is once the act is committed. */
  const shown = async <T extends { value: Saved }>(done: T | Refused, by: Seeing) => {
    if ('refusal' in done) return done;
    const read = await card(done.value.id, by);
    return read.ok ? { ...done, value: read.value } : read;
  };
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officeOffers.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(offersList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectOfferRows(db, ask.value, { isWhole: reach === 'all' });
    return ok(mapPage(page, (row) => presentOfferRow(row, language)));
  });
  bind(app, officeOffers.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(offersList, query, clock());
    return ask.ok ? ok(await countOfferRows(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });
  bind(app, officeOffers.targets, async ({ language }) => {
    const named = ({ publicId, ru, en }: NamedScope) => ({ public_id: publicId, title: say(language, ru, en) });
    const [types, starts] = [await selectTypeTargets(db), await selectStartTargets(db, clock())];
    return ok({
      event_types: types.map(named),
      starts: starts.map((start) => ({ ...named(start), formats: start.formats.map(named) })),
    });
  });
  bind(app, officeOffers.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeOffers.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'insurance_offer', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeOffers.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createOffer(tx, body, byOf(by))), by),
  );
  bind(app, officeOffers.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeOffer(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeOffers.place, async ({ params, body: { version, place }, ...by }) =>
    shown(await by.staff.act((tx) => placeOffer(tx, { publicId: params.id, version }, place, byOf(by))), by),
  );
  bind(app, officeOffers.publish, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => publishOffer(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeOffers.hide, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => hideOffer(tx, { publicId: params.id, version }, byOf(by))), by),
  );
};
