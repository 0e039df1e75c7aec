import { isDeepStrictEqual } from 'node:util';
import type { MessageSpec } from '@trassa/contracts';
import { type BannerContent, bannersMost, checkBanner } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { findBannerRow, lockBannerRow } from './banner-rows.repository.ts';
import { writtenOf } from './present-banner.ts';
import {
  countOnPage,
  insertBanner,
  lockPages,
  stampBanner,
  writeContent,
  writeDraft,
} from './write-banners.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };

export const bannerObject = (publicId: string, title: string) => ({ kind: 'banner', publicId, title });

const noContent: Omit<BannerContent, 'title_ru' | 'page' | 'banner_type'> = {
  title_en: null,
  link: '',
  picture: '',
  price: null,
  old_price: null,
  starts_at: null,
  ends_at: null,
};

/** Said of a page that has as many banners as it may; the caller has locked the pages, before any banner. */
export const fullPage = async (tx: Tx, page: string): Promise<MessageSpec | null> =>
  (await countOnPage(tx, page)) >= bannersMost ? { id: 'banners_most', max: bannersMost } : null;

/** Fields that say something. */
export const saidOf = (content: BannerContent) =>
  Object.entries(content).filter(([, value]) => value !== null && value !== '');

const insert = async (tx: Tx, content: BannerContent, by: By): Done => {
  await lockPages(tx);
  const full = await fullPage(tx, content.page);
  if (full) return invalid({ page: full });
  const publicId = randomId();
  await insertBanner(tx, publicId, content, by);
  return ok({
    answer: { id: publicId },
    object: bannerObject(publicId, content.title_ru),
    changes: [
      ...saidOf(content).map(([field, after]) => ({ field, before: null, after })),
      { field: versionField, before: 0, after: 1 },
    ],
  });
};

type New = Pick<BannerContent, 'title_ru' | 'page' | 'banner_type'>;

/** POST /api/admin/banners: a draft. */
export const createBanner = (tx: Tx, typed: New, by: By): Done => insert(tx, { ...noContent, ...typed }, by);

/** POST /api/admin/banners/{id}/duplicate: a draft that says what is written of another one. */
export const duplicateBanner = async (tx: Tx, publicId: string, by: By): Done => {
  const row = await findBannerRow(tx, publicId);
  return row ? insert(tx, writtenOf(row), by) : notFound();
};

type Typed = { readonly [F in keyof BannerContent]?: BannerContent[F] | undefined };

/** PUT /api/admin/banners/{id}, and its picture: of what is published a draft beside it. */
export const changeBanner = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  await lockPages(tx);
  const row = await lockBannerRow(tx, publicId);
  if (!row) return notFound();
  const english = typed.title_en !== undefined && { title_en: typed.title_en?.trim() ? typed.title_en : null };
  const edited = editVersion({ version: row.version, values: writtenOf(row) }, version, { ...typed, ...english });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    const wrong = Object.entries(checkBanner(values)).map(([field, id]) => [field, { id }] as const);
    const full = row.live.page === values.page ? null : await fullPage(tx, values.page);
    const errors: Record<string, MessageSpec> = { ...Object.fromEntries(wrong), ...(full && { page: full }) };
    if (Object.keys(errors).length) return invalid(errors);
    if (row.status === 'draft') await writeContent(tx, row.id, { content: values, status: row.status });
    else await writeDraft(tx, row.id, isDeepStrictEqual(values, row.live) ? null : values);
    await stampBanner(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: bannerObject(publicId, values.title_ru), changes });
};
