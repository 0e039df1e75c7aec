import { api, errorText } from '@trassa/contracts';
import { officePages } from '@trassa/contracts/office';
import { newsVersionsKept, pagePath } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound, ok, refuse } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import { photoLeast } from '../../../../platform/drawing/read-photo.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { lostPicture, picturesOf } from '../lost-picture.ts';
import { type Acting, type Seeing, showAfter } from '../show-after.ts';
import { sentPhoto } from '../../../../platform/drawing/sent-photo.ts';
import { findPageRow, lockPageRow } from './page-rows.repository.ts';
import { findPageVersion, selectPageVersions } from './page-versions.repository.ts';
import { listOfficePages, presentVersion, readOfficePage, writtenOf } from './present-office-pages.ts';
import { pagePreviewWord, showPageDraft } from './preview-page.ts';
import { changePage, createPage, pageObject, restorePageContent } from './save-page.ts';
import { archivePage, movePage, publishPage, withdrawPage } from './stand-page.ts';
import { endPagePreviews } from './write-pages.repository.ts';

/** Information pages in the back office (back-office.md 3.9, 5.17), and the page of a draft for whoever was given its link. */
export const pagesStaffRoutes = (app: FastifyInstance, deps: ContentStaffDeps): void => {
  const { db, clock, keepMedia, findLost, namesOf, showHistory, previewKey } = deps;
  const card = async (id: string, { language, staff }: Seeing) => {
    const values = await readOfficePage(db, namesOf, id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  const shown = showAfter(card);
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officePages.list, async ({ language }) =>
    ok({ values: await listOfficePages(db, { language, now: clock() }) }),
  );
  bind(app, officePages.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officePages.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'page', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officePages.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createPage(tx, body, byOf(by))), by),
  );
  bind(app, officePages.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(
      await by.staff.act(
        async (tx) =>
          (await lostPicture(findLost, tx, picturesOf(typed.blocks))) ??
          changePage(tx, { publicId: params.id, version }, typed, byOf(by)),
      ),
      by,
    ),
  );
  bind(app, officePages.picture, async ({ params, req, staff: { act } }) => {
    const photo = await sentPhoto(req, photoLeast);
    return act(async (tx) => {
      if (!photo.ok) return photo;
      const row = await findPageRow(tx, params.id);
      if (!row) return notFound();
      if (row.status === 'archived') return refuse({ code: 'state' });
      if (!photo.value) return invalid({ file: { id: 'upload' } });
      const picture = await keepMedia(tx, photo.value);
      return ok({ answer: { values: { picture } }, object: pageObject(row.publicId, writtenOf(row).title_ru) });
    });
  });

  bind(app, officePages.publish, async ({ params, body: { version, at }, ...by }) =>
    shown(await by.staff.act((tx) => publishPage(tx, { publicId: params.id, version }, at, byOf(by))), by),
  );
  for (const act of ['unpublish', 'restore'] as const)
    bind(app, officePages[act], async ({ params, body: { version }, ...by }) =>
      shown(await by.staff.act((tx) => withdrawPage(tx, act, { publicId: params.id, version }, byOf(by))), by),
    );
  bind(app, officePages.archive, async ({ params, body: { version, replacement }, ...by }) =>
    shown(await by.staff.act((tx) => archivePage(tx, { publicId: params.id, version }, replacement, byOf(by))), by),
  );
  bind(app, officePages.move, async ({ params, body: { version, slug }, ...by }) =>
    shown(await by.staff.act((tx) => movePage(tx, { publicId: params.id, version }, slug, byOf(by))), by),
  );

  bind(app, officePages.versions, async ({ params, language }) => {
    const rows = await selectPageVersions(db, params.id, newsVersionsKept + 1);
    const names = await namesOf(db, [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
    return ok({ values: rows.map((row) => presentVersion(row, names, language)) });
  });
  bind(app, officePages.version, async ({ params, language }) => {
    const row = await findPageVersion(db, params.id, params.number);
    if (!row) return notFound();
    const names = await namesOf(db, row.createdBy === null ? [] : [row.createdBy]);
    return ok({ values: { ...presentVersion(row, names, language), ...row.content } });
  });
  bind(app, officePages.restoreVersion, async ({ params, body: { version }, ...by }) => {
    const done = await by.staff.act(async (tx) => {
      const past = await findPageVersion(tx, params.id, params.number);
      return past ? restorePageContent(tx, { publicId: params.id, version }, past, byOf(by)) : notFound();
    });
    return shown(done, by);
  });

  bind(app, officePages.preview, ({ params, staff: { act } }) =>
    act(async (tx) => {
      const row = await findPageRow(tx, params.id);
      if (!row) return notFound();
      const { word, until } = pagePreviewWord(previewKey, row, clock());
      const path = `${pagePath(row.slug)}?preview=${word}`;
      return ok({ answer: { values: { path, until } }, object: pageObject(row.publicId, writtenOf(row).title_ru) });
    }),
  );
  bind(app, officePages.revokePreview, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const row = await lockPageRow(tx, params.id);
      if (!row) return notFound();
      await endPagePreviews(tx, row.id);
      return ok({
        answer: { message: errorText(language, { id: 'draft_links_ended' }) },
        object: pageObject(row.publicId, writtenOf(row).title_ru),
      });
    }),
  );

  bind(app, api.content.pageDraft, async ({ params, language }) => {
    const values = await showPageDraft(db, previewKey, params.word, { language, now: clock() });
    return values ? ok({ values }) : notFound();
  });
};
