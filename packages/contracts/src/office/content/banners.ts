import { bannerActs, bannerPages, bannerStates, bannerTitleMax, bannerTypes, linkMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Money, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { stamp, Version } from '../stamp.ts';

export const bannersList = declareList({
  name: 'banners',
  columns: ['title', 'place', 'kind', 'state', 'from', 'until'],
  filters: {
    page: { kind: 'one_of', values: bannerPages },
    kind: { kind: 'one_of', values: bannerTypes },
    state: { kind: 'one_of', values: bannerStates },
  },
  sorts: { place: 'number' },
  defaultSort: 'place',
  search: true,
  views: {
    shown: 'f.state=published',
    coming: 'f.state=scheduled',
    drafts: 'f.state=draft',
    over: 'f.state=over',
  },
});

const money = Money.multipleOf(0.01).nullable();
const title = z.string().trim().max(bannerTitleMax);
const fields = {
  page: z.enum(bannerPages),
  banner_type: z.enum(bannerTypes),
  title_ru: title.min(1, 'required'),
  title_en: title.nullable(),
  /** A path of the site or an address of another one; '' for none yet. */
  link: z.string().trim().max(linkMax),
  price: money,
  old_price: money,
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
};
const BannerFields = z.object(fields);

const said = {
  page: z.enum(bannerPages),
  banner_type: z.enum(bannerTypes),
  title_ru: z.string(),
  title_en: z.string().nullable(),
  link: z.string(),
  /** Below `/images/`. */
  picture: Img.nullable(),
  price: z.number().nullable(),
  old_price: z.number().nullable(),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
};
const head = {
  public_id: Id,
  /** As the site has it now or would have it. */
  state: z.enum(bannerStates),
  /** The site shows an earlier banner than the one that is written. */
  has_draft: z.boolean(),
};

export const OfficeBannerRow = z.object({
  ...head,
  title: z.string(),
  page: z.enum(bannerPages),
  banner_type: z.enum(bannerTypes),
  picture: Img.nullable(),
  starts_at: Unix.nullable(),
  ends_at: Unix.nullable(),
});
export type OfficeBannerRow = z.infer<typeof OfficeBannerRow>;

export const OfficeBanner = z.object({
  ...head,
  title: z.string(),
  ...said,
  /** From 1 on, among how many of its page. */
  place: z.int(),
  places: z.int(),
  /** What the site shows while a change of it waits; null: what is written. */
  live: z
    .object({
      title: z.string(),
      page: z.enum(bannerPages),
      link: z.string(),
      picture: Img.nullable(),
      price: z.number().nullable(),
      old_price: z.number().nullable(),
      starts_at: Unix.nullable(),
      ends_at: Unix.nullable(),
    })
    .nullable(),
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(bannerActs)),
  may_edit: z.boolean(),
  may_order: z.boolean(),
  ...stamp,
});
export type OfficeBanner = z.infer<typeof OfficeBanner>;

const banner = { kind: 'banner', from: 'params.id' } as const;
const answered = { 200: values(OfficeBanner) } as const;
const versioned = { params: idParam, body: z.object({ version: Version }), responses: answered } as const;

/** Banners (back-office.md 3.9): what the site shows, and what is written anew beside it. */
export const officeBanners = {
  list: call({
    method: 'GET',
    path: '/api/admin/banners',
    auth: 'staff',
    right: 'content.view',
    scope: 'list',
    act: null,
    summary: 'Banners in every state, by page and place',
    query: ListQuery,
    responses: { 200: listOf(OfficeBannerRow) },
  }),
  count: countOf('/api/admin/banners', 'content.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/banners/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: banner,
    act: null,
    summary: 'One banner as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/banners/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: banner,
    act: null,
    summary: 'What was done to a banner, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/banners',
    auth: 'staff',
    right: 'content.edit',
    scope: 'house',
    act: 'banner.create',
    summary: 'A draft at the end of its page',
    body: BannerFields.pick({ page: true, banner_type: true, title_ru: true }),
    responses: answered,
  }),
  duplicate: call({
    method: 'POST',
    path: '/api/admin/banners/{id}/duplicate',
    auth: 'staff',
    right: 'content.edit',
    scope: banner,
    act: 'banner.create',
    summary: 'A draft that says the same',
    params: idParam,
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/banners/{id}',
    auth: 'staff',
    right: 'content.edit',
    scope: banner,
    act: 'banner.change',
    summary: 'Writes it anew; of what is published only after it is published again',
    params: idParam,
    body: z.object({ version: Version, ...BannerFields.partial().shape }),
    responses: answered,
  }),
  picture: call({
    method: 'POST',
    path: '/api/admin/banners/{id}/picture',
    auth: 'staff',
    right: 'content.edit',
    scope: banner,
    act: 'banner.picture',
    summary: 'A picture of at least 960 × 480 and 2 MB, in the field `file`, or none without it',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    multipart: true,
    responses: answered,
  }),
  place: call({
    method: 'PUT',
    path: '/api/admin/banners/{id}/place',
    auth: 'staff',
    right: 'content.publish',
    scope: banner,
    act: 'banner.place',
    summary: 'Its place among the banners of its page, from 1 on; beyond the last one is the last one',
    params: idParam,
    body: z.object({ version: Version, place: z.int().min(1).max(1000) }),
    responses: answered,
  }),
  publish: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/banners/{id}/publish',
    auth: 'staff',
    right: 'content.publish',
    scope: banner,
    act: 'banner.publish',
    summary: 'Puts what is written on the site, where it appears and goes by its dates',
  }),
  hide: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/banners/{id}/hide',
    auth: 'staff',
    right: 'content.publish',
    scope: banner,
    act: 'banner.hide',
    summary: 'Takes it off the site: it is a draft again',
  }),
  discard: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/banners/{id}/discard',
    auth: 'staff',
    right: 'content.edit',
    scope: banner,
    act: 'banner.discard',
    summary: 'Drops what is written anew: what is written is what the site shows again',
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/banners/{id}',
    auth: 'staff',
    right: 'content.publish',
    scope: banner,
    act: 'banner.remove',
    summary: 'Removes a draft',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    responses: { 200: values(z.object({ public_id: Id })) },
  }),
};
