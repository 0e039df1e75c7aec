import { officeStories } from '@trassa/contracts/office';
import { storiesMost, storyPictureLeast } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import { bind } from '../../../../platform/http/index.ts';
import type { ContentStaffDeps } from '../../content-deps.ts';
import { sentPhoto } from '../../../../platform/drawing/sent-photo.ts';
import { lostPicture } from '../lost-picture.ts';
import { type Acting, type Seeing, showAfter } from '../show-after.ts';
import { presentStoryRow, readOfficeStory } from './present-story.ts';
import { changeStory, createStory, storyObject } from './save-story.ts';
import { discardStoryDraft, hideStory, placeStory, publishStory, removeStory } from './stand-story.ts';
import { writtenOf } from './story-content.ts';
import { findStoryRow, selectStories } from './story-rows.repository.ts';

/** Stories of the home page in the back office (back-office.md 3.9, 5.17). */
export const storiesStaffRoutes = (app: FastifyInstance, deps: ContentStaffDeps): void => {
  const { db, clock, keepMedia, findLost, namesOf, showHistory } = deps;
  const card = async (id: string, { language, staff }: Seeing) => {
    const values = await readOfficeStory(db, namesOf, id, { language, grants: staff.session.grants, now: clock() });
    return values ? ok({ values }) : notFound();
  };
  const shown = showAfter(card);
  const byOf = ({ user: { userId } }: Acting) => ({ userId, now: clock() });

  bind(app, officeStories.list, async ({ language, staff: { reach } }) => {
    const rows = reach === 'all' ? await selectStories(db, storiesMost) : [];
    const now = clock();
    return ok({ values: rows.map((row) => presentStoryRow(row, { language, now })) });
  });
  bind(app, officeStories.read, ({ params, ...by }) => card(params.id, by));
  bind(app, officeStories.history, async ({ params, query, language }) =>
    ok(await showHistory({ kind: 'story', id: params.id }, { cursor: query.cursor ?? null, language })),
  );

  bind(app, officeStories.create, async ({ body, ...by }) =>
    shown(await by.staff.act((tx) => createStory(tx, body, byOf(by))), by),
  );
  bind(app, officeStories.change, async ({ params, body: { version, ...typed }, ...by }) =>
    shown(
      await by.staff.act(
        async (tx) =>
          (await lostPicture(
            findLost,
            tx,
            typed.slides?.map(({ picture }) => picture),
          )) ?? changeStory(tx, { publicId: params.id, version }, typed, byOf(by)),
      ),
      by,
    ),
  );
  bind(app, officeStories.picture, async ({ params, req, staff: { act } }) => {
    const photo = await sentPhoto(req, storyPictureLeast);
    return act(async (tx) => {
      if (!photo.ok) return photo;
      const row = await findStoryRow(tx, params.id);
      if (!row) return notFound();
      if (!photo.value) return invalid({ file: { id: 'upload' } });
      const picture = await keepMedia(tx, photo.value);
      return ok({ answer: { values: { picture } }, object: storyObject(row.publicId, writtenOf(row).title_ru) });
    });
  });
  bind(app, officeStories.place, async ({ params, body: { version, ...placed }, ...by }) =>
    shown(await by.staff.act((tx) => placeStory(tx, { publicId: params.id, version }, placed, byOf(by))), by),
  );

  bind(app, officeStories.publish, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => publishStory(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeStories.hide, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => hideStory(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeStories.discard, async ({ params, body: { version }, ...by }) =>
    shown(await by.staff.act((tx) => discardStoryDraft(tx, { publicId: params.id, version }, byOf(by))), by),
  );
  bind(app, officeStories.remove, ({ params, query, staff: { act } }) =>
    act((tx) => removeStory(tx, { publicId: params.id, version: query.version })),
  );
};
