import { errorText, type Language } from '@trassa/contracts';
import type { NewsVersion, OfficeNews, OfficeNewsRow } from '@trassa/contracts/office';
import { isNewsAct, lacksEnglish, may, missingOfNews, newsActs, newsStateOf } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { type Names, personOf } from '../person-of.ts';
import type { Viewer } from '../viewer.ts';
import type { NewsContent } from './news-content.ts';
import { findNewsRow, type NewsOfficeRow } from './news-rows.repository.ts';
import type { VersionRow } from './versions.repository.ts';

const unixOf = (at: Date | null): number | null => at && toUnix(at);

/** What is written now: on the site only once it is published. */
export const writtenOf = (row: NewsOfficeRow): NewsContent => row.draft ?? row.live;

export const stateOf = (row: NewsOfficeRow, now: Date) =>
  newsStateOf({ state: row.state, at: unixOf(row.publishedAt), until: unixOf(row.until) }, toUnix(now));

/** A published address stays: links to it are everywhere. */
export const isSlugFixed = (row: NewsOfficeRow): boolean => row.state === 'published' || row.wasOut;

export const presentNewsRow = (row: NewsOfficeRow, { language, now }: Omit<Viewer, 'grants'>): OfficeNewsRow => {
  const content = writtenOf(row);
  return {
    public_id: row.publicId,
    title: say(language, content.title_ru, content.title_en),
    slug: row.slug,
    state: stateOf(row, now),
    at: unixOf(row.publishedAt),
    until: unixOf(row.until),
    lacks_english: lacksEnglish(content),
    has_draft: row.draft !== null,
    updated: toUnix(row.updatedAt),
  };
};

/** An item with what the viewer may do with it now; null: there is none. */
export const readOfficeNews = async (
  db: Executor,
  namesOf: NamesOf,
  publicId: string,
  viewer: Viewer,
): Promise<OfficeNews | null> => {
  const row = await findNewsRow(db, publicId);
  if (!row) return null;
  const names = await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
  const has = (right: 'content.edit' | 'content.publish'): boolean =>
    may(viewer.grants, right, [], toUnix(viewer.now)).verdict === 'yes';
  const { picture, ...content } = writtenOf(row);
  const state = stateOf(row, viewer.now);
  return {
    ...presentNewsRow(row, viewer),
    ...content,
    picture: picture || null,
    slug_fixed: isSlugFixed(row),
    problems: Object.fromEntries(
      missingOfNews(content).map((field) => [field, errorText(viewer.language, { id: 'required' })]),
    ),
    can: has('content.publish') ? newsActs.filter((act) => isNewsAct(state, act)) : [],
    may_edit: has('content.edit') && state !== 'archived',
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: personOf(names, row.updatedBy),
  };
};

export const presentVersion = (row: VersionRow, names: Names, language: Language): NewsVersion => ({
  number: row.number,
  title: say(language, row.titleRu, row.titleEn),
  lacks_english: !(row.titleEn?.trim() && row.previewEn?.trim() && row.hasTextEn),
  restored_from: row.restoredFrom,
  at: row.createdBy === null ? null : toUnix(row.createdAt),
  by: personOf(names, row.createdBy),
  published: unixOf(row.publishedAt),
});
