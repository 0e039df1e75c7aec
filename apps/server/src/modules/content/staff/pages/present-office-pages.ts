import { errorText, type Language } from '@trassa/contracts';
import type { OfficePage, OfficePageRow, OfficePages, PageVersion } from '@trassa/contracts/office';
import {
  isKnownPage,
  isPageAct,
  isPageUntranslated,
  may,
  menuPages,
  pageActs,
  pagePath,
  pageStateOf,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import type { NamesOf } from '../../../staff/index.ts';
import { type Names, personOf } from '../person-of.ts';
import type { Viewer } from '../viewer.ts';
import { type PageContent, problemsOf } from './page-content.ts';
import {
  findPageName,
  findPageRow,
  findUses,
  type PageOfficeRow,
  selectPages,
  selectRedirects,
  selectWritten,
} from './page-rows.repository.ts';
import type { PageVersionRow } from './page-versions.repository.ts';

const unixOf = (at: Date | null): number | null => at && toUnix(at);

/** What is written now: on the site only once it is published. */
export const writtenOf = (row: PageOfficeRow): PageContent => row.draft ?? row.live;

export const stateOf = (row: Pick<PageOfficeRow, 'status' | 'publishedAt'>, now: Date) =>
  pageStateOf({ status: row.status, at: unixOf(row.publishedAt) }, toUnix(now));

/** Readers have seen its address. */
export const hasBeenOut = (row: PageOfficeRow, now: Date): boolean =>
  row.wasOut || (row.status !== 'draft' && row.publishedAt !== null && row.publishedAt <= now);

/** An address that readers know, or that the site names, is not changed by the way. */
export const isSlugFixed = (row: PageOfficeRow, now: Date): boolean => isKnownPage(row.slug) || hasBeenOut(row, now);

const presentRow = (row: PageOfficeRow, { language, now }: Omit<Viewer, 'grants'>): OfficePageRow => {
  const content = writtenOf(row);
  return {
    public_id: row.publicId,
    title: say(language, content.title_ru, content.title_en),
    slug: row.slug,
    path: pagePath(row.slug),
    state: stateOf(row, now),
    at: unixOf(row.publishedAt),
    lacks_english: isPageUntranslated(content),
    has_draft: row.draft !== null,
    in_menu: menuPages.includes(row.slug),
    updated: toUnix(row.updatedAt),
  };
};

/** Pages of the house, and those that the site names and nobody has written. */
export const listOfficePages = async (db: Executor, viewer: Omit<Viewer, 'grants'>): Promise<OfficePages> => {
  const rows = await selectPages(db);
  const written = await selectWritten(db, menuPages);
  return {
    pages: rows.map((row) => presentRow(row, viewer)),
    missing: menuPages.filter((slug) => !written.has(slug)).map((slug) => ({ slug, path: pagePath(slug) })),
  };
};

/** Legal texts and pages of the archive that lead to a page by one of its addresses. */
export const usesOf = (db: Executor, row: PageOfficeRow, redirects: readonly string[], now: Date) =>
  findUses(db, { id: row.id, paths: [row.slug, ...redirects].map(pagePath) }, now);

/** A page with what the viewer may do with it now; null: there is none. */
export const readOfficePage = async (
  db: Executor,
  namesOf: NamesOf,
  publicId: string,
  viewer: Viewer,
): Promise<OfficePage | null> => {
  const row = await findPageRow(db, publicId);
  if (!row) return null;
  const names = await namesOf(db, row.updatedBy === null ? [] : [row.updatedBy]);
  const redirects = await selectRedirects(db, row.id);
  const { documents } = await usesOf(db, row, redirects, viewer.now);
  const replacement = row.replacedBy === null ? null : await findPageName(db, row.replacedBy);
  const has = (right: 'content.edit' | 'content.publish'): boolean =>
    may(viewer.grants, right, [], toUnix(viewer.now)).verdict === 'yes';
  const content = writtenOf(row);
  const { slug } = row;
  const acted = { state: stateOf(row, viewer.now), slug, wasOut: hasBeenOut(row, viewer.now) };
  return {
    ...presentRow(row, viewer),
    ...content,
    slug_fixed: isSlugFixed(row, viewer.now),
    documents,
    redirects,
    replaced_by: replacement && {
      public_id: replacement.publicId,
      title: say(viewer.language, replacement.titleRu, replacement.titleEn),
    },
    problems: Object.fromEntries(
      Object.entries(problemsOf(content)).map(([field, spec]) => [field, errorText(viewer.language, spec)]),
    ),
    can: has('content.publish') ? pageActs.filter((act) => isPageAct(act, acted)) : [],
    may_edit: has('content.edit') && acted.state !== 'archived',
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: personOf(names, row.updatedBy),
  };
};

export const presentVersion = (row: PageVersionRow, names: Names, language: Language): PageVersion => ({
  number: row.number,
  title: say(language, row.content.title_ru, row.content.title_en),
  lacks_english: isPageUntranslated(row.content),
  restored_from: row.restoredFrom,
  at: row.createdBy === null ? null : toUnix(row.createdAt),
  by: personOf(names, row.createdBy),
  published: unixOf(row.publishedAt),
});
