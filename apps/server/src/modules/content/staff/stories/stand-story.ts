import type { MessageSpec } from '@trassa/contracts';
import { missingOfStory, storiesMost, type StoryAct, storyActsOf, type StoryContent } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { toldChanges } from '../told-changes.ts';
import type { By } from '../viewer.ts';
import { type Changing, type Done, storyObject } from './save-story.ts';
import { liveOf, writtenOf } from './story-content.ts';
import {
  deleteStory,
  lockStories,
  lockStoryRow,
  selectOrder,
  stampStory,
  type StoryOfficeRow,
  writeContent,
  writeDraft,
  writeOrder,
} from './story-rows.repository.ts';

/** As histories tell it. */
const valuesOf = ({ status, draft }: StoryOfficeRow) => ({ state: status, unpublished: draft !== null });

/** A locked story of this version in a state that allows the act. */
const lockToAct = async (tx: Tx, { publicId, version }: Changing, act: StoryAct): Promise<Result<StoryOfficeRow>> => {
  const row = await lockStoryRow(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: valuesOf(row) }, version, {});
  if (!seen.ok) return seen;
  return storyActsOf(row.status, row.draft !== null).includes(act) ? ok(row) : refuse({ code: 'state' });
};

/** It stands otherwise, and what is written is all that there is of it. */
const stand = async (
  tx: Tx,
  row: StoryOfficeRow,
  { content, state }: { readonly content: StoryContent; readonly state: 'draft' | 'published' },
  by: By,
): Done => {
  const kept = { version: row.version, values: valuesOf(row) };
  const edited = editVersion(kept, row.version, { state, unpublished: false });
  if (!edited.ok) return edited;
  await writeContent(tx, row.id, { content, status: state });
  await stampStory(tx, row.id, by);
  const object = storyObject(row.publicId, content.title_ru);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};

/** PUT /api/admin/stories/{id}/publish: from now on it appears and goes by its dates (BO-093). */
export const publishStory = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'publish');
  if (!locked.ok) return locked;
  const content = writtenOf(locked.value);
  const isOver = content.ends_at !== null && content.ends_at <= toUnix(by.now);
  const errors: Record<string, MessageSpec> = {
    ...Object.fromEntries(Object.entries(missingOfStory(content)).map(([field, id]) => [field, { id }])),
    ...(isOver && { ends_at: { id: 'banner_over' } }),
  };
  return Object.keys(errors).length ? invalid(errors) : stand(tx, locked.value, { content, state: 'published' }, by);
};

/** PUT /api/admin/stories/{id}/hide: off the site, with the change that waited. */
export const hideStory = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'hide');
  return locked.ok ? stand(tx, locked.value, { content: writtenOf(locked.value), state: 'draft' }, by) : locked;
};

/** PUT /api/admin/stories/{id}/discard: what is written is what the site tells again. */
export const discardStoryDraft = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'discard');
  if (!locked.ok) return locked;
  const row = locked.value;
  const edited = editVersion({ version: row.version, values: valuesOf(row) }, row.version, { unpublished: false });
  if (!edited.ok) return edited;
  await writeDraft(tx, row.id, null);
  await stampStory(tx, row.id, by);
  const object = storyObject(row.publicId, row.live.title_ru);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};

/** DELETE /api/admin/stories/{id}: a draft is no more. */
export const removeStory = async (
  tx: Tx,
  changing: Changing,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  // Others close up in the order that they are moved in: nobody moves them meanwhile.
  await lockStories(tx);
  const locked = await lockToAct(tx, changing, 'remove');
  if (!locked.ok) return locked;
  const row = locked.value;
  await deleteStory(tx, row.id);
  const said = Object.entries(liveOf(row)).filter(([, value]) => value !== null && value !== '');
  return ok({
    answer: { values: { public_id: row.publicId } },
    object: storyObject(row.publicId, row.live.title_ru),
    changes: toldChanges(said.map(([field, before]) => ({ field, before, after: null }))),
  });
};

type Placed = { readonly place: number; readonly seen: readonly string[] };

/** PUT /api/admin/stories/{id}/place: it moves in the order that the person saw, so that no order of somebody else is lost. */
export const placeStory = async (tx: Tx, { publicId, version }: Changing, { place, seen }: Placed, by: By): Done => {
  await lockStories(tx);
  const row = await lockStoryRow(tx, publicId);
  if (!row) return notFound();
  const order = await selectOrder(tx, storiesMost);
  const before = order.findIndex(({ id }) => id === row.id) + 1;
  const kept = { version: row.version, values: { position: before } };
  const edited = editVersion(kept, version, { position: Math.min(place, order.length) });
  if (!edited.ok) return edited;
  if (order.map((one) => one.publicId).join() !== seen.join())
    return refuse({ code: 'state', message: { id: 'stories_moved' } });
  const { values, changes } = edited.value;
  if (changes.length) {
    const others = order.map(({ id }) => id).filter((id) => id !== row.id);
    await writeOrder(tx, others.toSpliced(values.position - 1, 0, row.id));
    await stampStory(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: storyObject(publicId, writtenOf(row).title_ru), changes });
};
