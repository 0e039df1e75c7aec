import { errorText } from '@trassa/contracts';
import type { OfficeBanner, OfficeBannerRow } from '@trassa/contracts/office';
import { bannerActsOf, type BannerContent, bannerStateOf, may, missingOfBanner } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { personOf } from '../person-of.ts';
import type { Viewer } from '../viewer.ts';
import { type BannerOfficeRow, findBannerRow, findPlace } from './banner-rows.repository.ts';

/** What is written now: on the site only once it is published. */
export const writtenOf = (row: BannerOfficeRow): BannerContent => row.draft ?? row.live;

export const presentBannerRow = (row: BannerOfficeRow, { language, now }: Omit<Viewer, 'grants'>): OfficeBannerRow => {
  const { title_ru, title_en, picture } = writtenOf(row);
  // What lists filter and sort by.
  const { page, banner_type, starts_at, ends_at } = row.live;
  return {
    public_id: row.publicId,
    title: say(language, title_ru, title_en),
    state: bannerStateOf({ status: row.status, starts_at, ends_at }, toUnix(now)),
    has_draft: row.draft !== null,
    page,
    banner_type,
    picture: picture || null,
    starts_at,
    ends_at,
  };
};

const presentLive = (content: BannerContent, { language }: Pick<Viewer, 'language'>): OfficeBanner['live'] => {
  const { title_ru, title_en, page, link, picture, price, old_price, starts_at, ends_at } = content;
  const title = say(language, title_ru, title_en);
  return { title, page, link, picture: picture || null, price, old_price, starts_at, ends_at };
};

/** A banner with what the viewer may do with it now; null: there is none. */
export const readOfficeBanner = async (
  db: Executor,
  namesOf: NamesOf,
  publicId: string,
  viewer: Viewer,
): Promise<OfficeBanner | null> => {
  const row = await findBannerRow(db, publicId);
  if (!row) return null;
  const place = await findPlace(db, row.id);
  const names = await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
  const has = (right: 'content.edit' | 'content.publish'): boolean =>
    may(viewer.grants, right, [], toUnix(viewer.now)).verdict === 'yes';
  const content = writtenOf(row);
  return {
    ...presentBannerRow(row, viewer),
    ...content,
    picture: content.picture || null,
    ...place,
    live: row.draft && presentLive(row.live, viewer),
    problems: Object.fromEntries(
      missingOfBanner(content).map((field) => [field, errorText(viewer.language, { id: 'required' })]),
    ),
    can: bannerActsOf(row.status, row.draft !== null).filter((act) =>
      has(act === 'discard' ? 'content.edit' : 'content.publish'),
    ),
    may_edit: has('content.edit'),
    may_order: has('content.publish'),
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: personOf(names, row.updatedBy),
  };
};
