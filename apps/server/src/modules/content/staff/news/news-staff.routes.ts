import { api, errorText } from '@trassa/contracts';
import { newsList, officeNews } from '@trassa/contracts/office';
import { newsVersionsKept } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters, readList } from '../../../../kernel/list-declaration.ts';
import { notFound, ok, refuse } from '../../../../kernel/result.ts';
import { mapPage } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/index.ts';
import { photoLeast } from '../../../../platform/drawing/read-photo.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { type Acting, type Seeing, showAfter } from '../show-after.ts';
import { sentPhoto } from '../../../../platform/drawing/sent-photo.ts';
import { countNewsRows, findNewsRow, lockNewsRow, selectNewsRows } from './news-rows.repository.ts';
import { presentNewsRow, presentVersion, readOfficeNews, writtenOf } from './present-office-news.ts';
import { newsPreviewWord, showNewsDraft } from './preview-news.ts';
import { changeNews, createNews, newsObject, restoreContent } from './save-news.ts';
import { publishNews, withdrawNews } from './stand-news.ts';
import { findVersion, selectVersions } from './versions.repository.ts';
import { endPreviews } from './write-news.repository.ts';

/** News in the back office (back-office.md 3.9, 5.17), and the page of a draft for whoever was given its link. */
export const newsStaffRoutes = (app: FastifyInstance, deps: ContentStaffDeps): void => {
  const { db, clock, keepMedia, namesOf, showHistory, previewKey } = deps;
  const card = async (id: string, { language, staff }: Seeing) => {
    const values = await readOfficeNews(db, namesOf, id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  const shown = showAfter(card);
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officeNews.list, async ({ query, language, staff: { reach } }) => {
    const now = clock();
    const ask = readList(newsList, query, now);
    if (!ask.ok) return ask;
    const page = await selectNewsRows(db, ask.value, { isWhole: reach === 'all', now });
    return ok(mapPage(page, (row) => presentNewsRow(row, { language, now })));
  });
  bind(app, officeNews.count, async ({ query, staff: { reach } }) => {
    const now = clock();
    const ask = readFilters(newsList, query, now);
    return ask.ok ? ok(await countNewsRows(db, ask.value, { isWhole: reach === 'all', now })) : ask;
  });
  bind(app, officeNews.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeNews.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'news', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeNews.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createNews(tx, body, byOf(by))), by),
  );
  bind(app, officeNews.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(await by.staff.act((tx) => changeNews(tx, { publicId: params.id, version }, typed, byOf(by))), by),
  );
  bind(app, officeNews.picture, async ({ params, query, req, ...by }) => {
    const photo = await sentPhoto(req, photoLeast);
    const done = await by.staff.act(async (tx) => {
      if (!photo.ok) return photo;
      const row = await lockNewsRow(tx, params.id);
      // A refused one is kept nowhere: of another version the change says itself why.
      const isKept = photo.value && row?.version === query.version;
      if (isKept && row.state === 'archived') return refuse({ code: 'state' });
      const picture = isKept ? await keepMedia(tx, photo.value) : '';
      return changeNews(tx, { publicId: params.id, version: query.version }, { picture }, byOf(by));
    });
    return shown(done, by);
  });

  bind(app, officeNews.publish, async ({ params, body: { version, ...asked }, ...by }) =>
    shown(await by.staff.act((tx) => publishNews(tx, { publicId: params.id, version }, asked, byOf(by))), by),
  );
  for (const act of ['unpublish', 'archive', 'restore'] as const)
    bind(app, officeNews[act], async ({ params, body: { version }, ...by }) =>
      shown(await by.staff.act((tx) => withdrawNews(tx, act, { publicId: params.id, version }, byOf(by))), by),
    );

  bind(app, officeNews.versions, async ({ params, language }) => {
    const rows = await selectVersions(db, params.id, newsVersionsKept + 1);
    const names = await namesOf(db, [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))]);
    return ok({ values: rows.map((row) => presentVersion(row, names, language)) });
  });
  bind(app, officeNews.version, async ({ params, language }) => {
    const row = await findVersion(db, params.id, params.number);
    if (!row) return notFound();
    const names = await namesOf(db, row.createdBy === null ? [] : [row.createdBy]);
    const { picture, ...content } = row.content;
    return ok({ values: { ...presentVersion(row, names, language), ...content, picture: picture || null } });
  });
  bind(app, officeNews.restoreVersion, async ({ params, body: { version }, ...by }) => {
    const done = await by.staff.act(async (tx) => {
      const past = await findVersion(tx, params.id, params.number);
      return past ? restoreContent(tx, { publicId: params.id, version }, past, byOf(by)) : notFound();
    });
    return shown(done, by);
  });

  bind(app, officeNews.preview, ({ params, staff: { act } }) =>
    act(async (tx) => {
      const row = await findNewsRow(tx, params.id);
      if (!row) return notFound();
      const { word, until } = newsPreviewWord(previewKey, row, clock());
      const path = `/news/${row.slug}?preview=${word}`;
      return ok({ answer: { values: { path, until } }, object: newsObject(row.publicId, writtenOf(row).title_ru) });
    }),
  );
  bind(app, officeNews.revokePreview, ({ params, language, staff: { act } }) =>
    act(async (tx) => {
      const row = await lockNewsRow(tx, params.id);
      if (!row) return notFound();
      await endPreviews(tx, row.id);
      return ok({
        answer: { message: errorText(language, { id: 'draft_links_ended' }) },
        object: newsObject(row.publicId, writtenOf(row).title_ru),
      });
    }),
  );

  bind(app, api.content.newsDraft, async ({ params, language }) => {
    const values = await showNewsDraft(db, previewKey, params.word, { language, now: clock() });
    return values ? ok({ values }) : notFound();
  });
};
