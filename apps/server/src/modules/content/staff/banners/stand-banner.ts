import type { MessageSpec } from '@trassa/contracts';
import { type BannerAct, bannerActsOf, type BannerContent, bannersMost, missingOfBanner } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { type BannerOfficeRow, findPlace, lockBannerRow } from './banner-rows.repository.ts';
import { writtenOf } from './present-banner.ts';
import { bannerObject, type Changing, type Done, fullPage, saidOf } from './save-banner.ts';
import {
  deleteBanner,
  lockPages,
  selectOrder,
  stampBanner,
  writeContent,
  writeDraft,
  writeOrder,
} from './write-banners.repository.ts';

/** As histories tell it. */
const valuesOf = ({ status, draft }: BannerOfficeRow) => ({ state: status, unpublished: draft !== null });

/** A locked banner of this version. */
const lockVersion = async (tx: Tx, { publicId, version }: Changing): Promise<Result<BannerOfficeRow>> => {
  const row = await lockBannerRow(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: valuesOf(row) }, version, {});
  return seen.ok ? ok(row) : seen;
};

/** A locked banner of this version in a state that allows the act. */
const lockToAct = async (tx: Tx, changing: Changing, act: BannerAct): Promise<Result<BannerOfficeRow>> => {
  const locked = await lockVersion(tx, changing);
  if (!locked.ok) return locked;
  const { status, draft } = locked.value;
  return bannerActsOf(status, draft !== null).includes(act) ? locked : refuse({ code: 'state' });
};

/** It stands otherwise, and what is written is all that there is of it. */
const stand = async (
  tx: Tx,
  row: BannerOfficeRow,
  { content, state }: { readonly content: BannerContent; readonly state: 'draft' | 'published' },
  by: By,
): Done => {
  const kept = { version: row.version, values: valuesOf(row) };
  const edited = editVersion(kept, row.version, { state, unpublished: false });
  if (!edited.ok) return edited;
  await writeContent(tx, row.id, { content, status: state });
  await stampBanner(tx, row.id, by);
  const object = bannerObject(row.publicId, content.title_ru);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};

/** PUT /api/admin/banners/{id}/publish: from now on it appears and goes by its dates (BO-093). */
export const publishBanner = async (tx: Tx, changing: Changing, by: By): Done => {
  await lockPages(tx);
  const locked = await lockToAct(tx, changing, 'publish');
  if (!locked.ok) return locked;
  const content = writtenOf(locked.value);
  const isOver = content.ends_at !== null && content.ends_at <= toUnix(by.now);
  const full = locked.value.live.page === content.page ? null : await fullPage(tx, content.page);
  const errors: Record<string, MessageSpec> = {
    ...Object.fromEntries(missingOfBanner(content).map((field) => [field, { id: 'required' }])),
    ...(isOver && { ends_at: { id: 'banner_over' } }),
    ...(full && { page: full }),
  };
  return Object.keys(errors).length ? invalid(errors) : stand(tx, locked.value, { content, state: 'published' }, by);
};

/** PUT /api/admin/banners/{id}/hide: off the site, with the change that waited; it stays on its page where another one is full. */
export const hideBanner = async (tx: Tx, changing: Changing, by: By): Done => {
  await lockPages(tx);
  const locked = await lockToAct(tx, changing, 'hide');
  if (!locked.ok) return locked;
  const [row, written] = [locked.value, writtenOf(locked.value)];
  const isMoving = written.page !== row.live.page && (await fullPage(tx, written.page)) === null;
  const content = isMoving ? written : { ...written, page: row.live.page };
  return stand(tx, row, { content, state: 'draft' }, by);
};

/** PUT /api/admin/banners/{id}/discard: what is written is what the site shows again. */
export const discardDraft = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'discard');
  if (!locked.ok) return locked;
  const row = locked.value;
  const edited = editVersion({ version: row.version, values: valuesOf(row) }, row.version, { unpublished: false });
  if (!edited.ok) return edited;
  await writeDraft(tx, row.id, null);
  await stampBanner(tx, row.id, by);
  const object = bannerObject(row.publicId, row.live.title_ru);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};

/** DELETE /api/admin/banners/{id}: a draft is no more. */
export const removeBanner = async (
  tx: Tx,
  changing: Changing,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  const locked = await lockToAct(tx, changing, 'remove');
  if (!locked.ok) return locked;
  const row = locked.value;
  await deleteBanner(tx, row.id);
  return ok({
    answer: { values: { public_id: row.publicId } },
    object: bannerObject(row.publicId, row.live.title_ru),
    changes: saidOf(row.live).map(([field, before]) => ({ field, before, after: null })),
  });
};

/** PUT /api/admin/banners/{id}/place: from 1 on; the others of its page close up. */
export const placeBanner = async (tx: Tx, changing: Changing, place: number, by: By): Done => {
  await lockPages(tx);
  const locked = await lockVersion(tx, changing);
  if (!locked.ok) return locked;
  const row = locked.value;
  const before = await findPlace(tx, row.id);
  const others = (await selectOrder(tx, row.live.page, bannersMost + 1)).filter((id) => id !== row.id);
  const after = Math.min(place, others.length + 1);
  const kept = { version: row.version, values: { position: before.place } };
  const edited = editVersion(kept, row.version, { position: after });
  if (!edited.ok) return edited;
  if (edited.value.changes.length) {
    await writeOrder(tx, row.live.page, others.toSpliced(after - 1, 0, row.id));
    await stampBanner(tx, row.id, by);
  }
  const object = bannerObject(row.publicId, writtenOf(row).title_ru);
  return ok({ answer: { id: row.publicId }, object, changes: edited.value.changes });
};
