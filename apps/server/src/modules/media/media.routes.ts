import { mediaList, mediaThingsShown, officeMedia } from '@trassa/contracts/office';
import { mediaLeastOf } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { readFilters, readList } from '../../kernel/list-declaration.ts';
import { invalid, notFound, ok } from '../../kernel/result.ts';
import { type Database, mapPage } from '../../platform/database/index.ts';
import { sentPhoto } from '../../platform/drawing/sent-photo.ts';
import { bind } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ShowHistory } from '../staff/index.ts';
import { removeMedia, replaceMedia, type ReplacePicture } from './change-media.ts';
import { removeBytes } from './keep-media.ts';
import { countMediaRows, findMedia, kindOf, selectMediaRows, selectThings, selectUses } from './media.repository.ts';
import { presentRow, readMedia } from './present-media.ts';

export type MediaDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'put' | 'delete' | 'names'>;
  readonly showHistory: ShowHistory;
  /** Owners of the tables that show pictures. */
  readonly replacers: readonly ReplacePicture[];
  /** Where the sizes of a picture are kept that were made of it. */
  namesOfSizes(path: string): readonly string[];
};

/** Pictures of the site in the back office (back-office.md 3.9, `/content/media`). */
export const mediaRoutes = (app: FastifyInstance, deps: MediaDeps): void => {
  const { db, clock, storage, replacers, showHistory } = deps;

  bind(app, officeMedia.list, async ({ query, language, staff: { reach } }) => {
    const ask = readList(mediaList, query, clock());
    if (!ask.ok) return ask;
    const page = await selectMediaRows(db, ask.value, { isWhole: reach === 'all' });
    const things = await selectThings(
      db,
      page.values.map(({ id }) => id),
      mediaThingsShown,
    );
    return ok(mapPage(page, (row) => presentRow(row, things, language)));
  });
  bind(app, officeMedia.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(mediaList, query, clock());
    return ask.ok ? ok(await countMediaRows(db, ask.value, { isWhole: reach === 'all' })) : ask;
  });
  bind(app, officeMedia.read, async ({ params, language, staff }) => {
    const values = await readMedia(db, params.id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  });
  bind(app, officeMedia.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'media', id: params.id }, { cursor: query.cursor ?? null, language })),
  );
  bind(app, officeMedia.replace, async ({ params, query: { version }, req, user: { userId }, staff }) => {
    const row = await findMedia(db, params.id);
    const uses = row ? await selectUses(db, row.id) : [];
    const photo = await sentPhoto(req, mediaLeastOf(uses.map(({ source }) => kindOf(source))));
    return staff.act(async (tx) => {
      if (!photo.ok) return photo;
      if (!photo.value) return invalid({ file: { id: 'upload' } });
      const by = { userId, now: clock(), grants: staff.session.grants };
      return replaceMedia(tx, { publicId: params.id, version }, photo.value, { storage, replacers, by });
    });
  });
  bind(app, officeMedia.remove, async ({ params, query: { version }, staff: { act } }) => {
    const done = await act((tx) => removeMedia(tx, { publicId: params.id, version }));
    if ('refusal' in done) return done;
    const { path, values } = done.value;
    await removeBytes(db, storage, path, deps.namesOfSizes);
    return { ...done, value: { values } };
  });
};
