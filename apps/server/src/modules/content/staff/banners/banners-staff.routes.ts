import { bannersList, officeBanners } from '@trassa/contracts/office';
import { bannerPictureLeast } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { type Acting, type Seeing, showAfter } from '../show-after.ts';
import { sentPhoto } from '../../../../platform/drawing/sent-photo.ts';
import { countBannerRows, lockBannerRow, selectBannerRows } from './banner-rows.repository.ts';
import { presentBannerRow, readOfficeBanner } from './present-banner.ts';
import { changeBanner, createBanner, duplicateBanner } from './save-banner.ts';
import { discardDraft, hideBanner, placeBanner, publishBanner, removeBanner } from './stand-banner.ts';

/** Banners in the back office (back-office.md 3.9, 5.17). */
export const bannersStaffRoutes = (app: FastifyInstance, deps: ContentStaffDeps): void => {
  const { db, clock, keepMedia, namesOf, showHistory } = deps;
  const card = async (id: string, { language, staff }: Seeing) => {
    const values = await readOfficeBanner(db, namesOf, id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  const shown = showAfter(card);
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officeBanners.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(bannersList, query, now);
    if (!ask.ok) return ask;
    const page = await selectBannerRows(db, ask.value, { isWhole: reach === 'all', now });
    return ok(mapPage(page, (row) => presentBannerRow(row, { language, now })));
  });
  bind(app, officeBanners.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(bannersList, query, now);
    return ask.ok ? ok(await countBannerRows(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });
  bind(app, officeBanners.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeBanners.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'banner', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeBanners.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createBanner(tx, body, byOf(by))), by),
  );
  bind(app, officeBanners.duplicate, async ({ params, ...by }) =>
    shown(await by.staff.act((tx) => duplicateBanner(tx, params.id, byOf(by))), by),
  );
  bind(app, officeBanners.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeBanner(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeBanners.picture, async ({ params, query, req, ...by }) => {
    const photo = await sentPhoto(req, bannerPictureLeast);
    const done = await by.staff.act(async (tx) => {
      if (!photo.ok) return photo;
      const row = await lockBannerRow(tx, params.id);
      // A refused one is kept nowhere: of another version the change says itself why.
      const isKept = photo.value && row?.version === query.version;
      const picture = isKept ? await keepMedia(tx, photo.value) : '';
      return changeBanner(tx, { publicId: params.id, version: query.version }, { picture }, byOf(by));
    });
    return shown(done, by);
  });
  bind(app, officeBanners.place, async ({ params, body: { version, place }, ...by }) =>
    shown(await by.staff.act((tx) => placeBanner(tx, { publicId: params.id, version }, place, byOf(by))), by),
  );

  bind(app, officeBanners.publish, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => publishBanner(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeBanners.hide, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => hideBanner(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeBanners.discard, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => discardDraft(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeBanners.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeBanner(tx, { publicId: params.id, version: query.version })),
  );
};
