import type { MessageSpec } from '@trassa/contracts';
import { checkNewsDates, isNewsAct, missingOfNews, type NewsAct } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { newsVersions } from './keep-version.ts';
import { hasEvent, lockNewsRow, type NewsOfficeRow } from './news-rows.repository.ts';
import { stateOf, writtenOf } from './present-office-news.ts';
import { newsObject, type Saved } from './save-news.ts';
import { forgetComing } from './versions.repository.ts';
import { endPreviews, type Standing, stampNews, writeContent, writeStanding } from './write-news.repository.ts';

type Changing = { readonly publicId: string; readonly version: number };
type Done = Promise<Result<Acted<Saved>>>;

/** As histories tell it. */
const valuesOf = ({ state, publishedAt, until }: Standing, isWaiting: boolean) => ({
  state,
  publish_at: publishedAt && toUnix(publishedAt),
  until: until && toUnix(until),
  unpublished: isWaiting,
});

/** A locked item of this version in a state that allows the act. */
const lockToAct = async (
  tx: Tx,
  { publicId, version }: Changing,
  act: NewsAct,
  now: Date,
): Promise<Result<NewsOfficeRow>> => {
  const row = await lockNewsRow(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: valuesOf(row, row.draft !== null) }, version, {});
  if (!seen.ok) return seen;
  return isNewsAct(stateOf(row, now), act) ? ok(row) : refuse({ code: 'state' });
};

/** The item stands otherwise, and what is written is all that there is of it. */
const stand = async (tx: Tx, row: NewsOfficeRow, next: Standing, by: By): Done => {
  const kept = { version: row.version, values: valuesOf(row, row.draft !== null) };
  const edited = editVersion(kept, row.version, valuesOf(next, false));
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  const content = writtenOf(row);
  if (changes.length) {
    if (row.draft) await writeContent(tx, row.id, content);
    await writeStanding(tx, row.id, next);
    await stampNews(tx, row.id, by);
  }
  return ok({ answer: { id: row.publicId }, object: newsObject(row.publicId, content.title_ru), changes });
};

const hasBeenOut = (row: NewsOfficeRow, { now }: By): boolean =>
  row.wasOut || (row.publishedAt !== null && row.publishedAt <= now);

/** PUT /api/admin/news/{id}/publish; `at` null: now. What is shown already keeps its date (BO-087). */
export const publishNews = async (
  tx: Tx,
  changing: Changing,
  asked: { readonly at: number | null; readonly until: number | null },
  by: By,
): Done => {
  const locked = await lockToAct(tx, changing, 'publish', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const content = writtenOf(row);
  const state = stateOf(row, by.now);
  const errors: Record<string, MessageSpec> = Object.fromEntries([
    ...missingOfNews(content).map((field) => [field, { id: 'required' }]),
    ...Object.entries(checkNewsDates(state, asked, toUnix(by.now))).map(([field, id]) => [field, { id }]),
    ...(content.event === null || (await hasEvent(tx, content.event)) ? [] : [['event', { id: 'option' }]]),
  ]);
  if (Object.keys(errors).length) return invalid(errors);
  const isShown = state === 'published';
  const at = isShown ? row.publishedAt : asked.at === null ? by.now : fromUnix(asked.at);
  const until = asked.until === null ? null : fromUnix(asked.until);
  const done = await stand(tx, row, { state: 'published', publishedAt: at, until, wasOut: hasBeenOut(row, by) }, by);
  if (done.ok && done.value.changes?.length) {
    await forgetComing(tx, row.id, by.now);
    await newsVersions.noteShown(tx, row, (isShown ? null : at) ?? by.now);
  }
  return done;
};

const states = { unpublish: 'draft', archive: 'archived', restore: 'draft' } as const;

/** PUT /api/admin/news/{id}/unpublish, …/archive, …/restore: off the site, or back among the drafts. */
export const withdrawNews = async (tx: Tx, act: keyof typeof states, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, act, by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  await forgetComing(tx, row.id, by.now);
  if (act === 'archive') await endPreviews(tx, row.id);
  const next = { state: states[act], publishedAt: null, until: null, wasOut: hasBeenOut(row, by) };
  return stand(tx, row, next, by);
};
