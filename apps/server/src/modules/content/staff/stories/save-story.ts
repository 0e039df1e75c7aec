import { isDeepStrictEqual } from 'node:util';
import { checkStory, storiesMost, type StoryContent } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { toldChanges } from '../told-changes.ts';
import type { By } from '../viewer.ts';
import { fitTyped, liveOf, noStory, type TypedStory, writtenOf } from './story-content.ts';
import {
  insertStory,
  lockStories,
  lockStoryRow,
  selectOrder,
  stampStory,
  writeContent,
  writeDraft,
} from './story-rows.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };

export const storyObject = (publicId: string, title: string) => ({ kind: 'story', publicId, title });

/** POST /api/admin/stories: a draft behind the others. */
export const createStory = async (tx: Tx, { title_ru }: Pick<StoryContent, 'title_ru'>, by: By): Done => {
  await lockStories(tx);
  if ((await selectOrder(tx, storiesMost)).length === storiesMost)
    return invalid({ title_ru: { id: 'stories_most', max: storiesMost } });
  const publicId = randomId();
  await insertStory(tx, publicId, { ...noStory, title_ru }, by);
  return ok({
    answer: { id: publicId },
    object: storyObject(publicId, title_ru),
    changes: [
      { field: 'title_ru', before: null, after: title_ru },
      { field: versionField, before: 0, after: 1 },
    ],
  });
};

/** PUT /api/admin/stories/{id}: of what is published a draft beside it. */
export const changeStory = async (tx: Tx, { publicId, version }: Changing, typed: TypedStory, by: By): Done => {
  const row = await lockStoryRow(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: writtenOf(row) }, version, fitTyped(typed));
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    const wrong = Object.entries(checkStory(values)).map(([field, id]) => [field, { id }] as const);
    if (wrong.length) return invalid(Object.fromEntries(wrong));
    if (row.status === 'draft') await writeContent(tx, row.id, { content: values, status: row.status });
    else await writeDraft(tx, row.id, isDeepStrictEqual(values, liveOf(row)) ? null : values);
    await stampStory(tx, row.id, by);
  }
  return ok({
    answer: { id: publicId },
    object: storyObject(publicId, values.title_ru),
    changes: toldChanges(changes),
  });
};
