import { newsActs, newsGrounds, newsPreviewMax, newsStates, newsTextMax, newsTitleMax } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Message, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { declareList, listOf, ListQuery } from '../list.ts';
import { countOf } from '../lists/count.ts';
import { By, stamp, Version } from '../stamp.ts';

export const newsList = declareList({
  name: 'news',
  columns: ['title', 'state', 'at', 'until', 'languages', 'updated'],
  filters: {
    state: { kind: 'one_of', values: newsStates },
    /** `missing`: readers of English are shown Russian somewhere. */
    english: { kind: 'one_of', values: ['missing', 'whole'] },
    at: { kind: 'range', of: 'moment' },
  },
  sorts: { at: 'moment' },
  defaultSort: '-at',
  search: true,
  views: {
    drafts: 'f.state=draft',
    coming: 'f.state=scheduled',
    shown: 'f.state=published',
    untranslated: 'f.english=missing',
    archive: 'f.state=archived',
  },
});

const title = z.string().trim().max(newsTitleMax);
const preview = z.string().trim().max(newsPreviewMax);
const text = z.string().max(newsTextMax);
/** What the site says of an item, in both languages; HTML is cleaned when it is saved, and is as long afterwards at most. */
const NewsContent = z.object({
  title_ru: title.min(1, 'required'),
  title_en: title.nullable(),
  preview_ru: preview,
  preview_en: preview.nullable(),
  text_ru: text,
  text_en: text.nullable(),
  ground: z.enum(newsGrounds),
  /** The event that it tells of. */
  event: Id.nullable(),
});

/** As it is kept: what was there before the limits may be longer. */
const said = {
  title_ru: z.string(),
  title_en: z.string().nullable(),
  preview_ru: z.string(),
  preview_en: z.string().nullable(),
  text_ru: z.string(),
  text_en: z.string().nullable(),
  ground: z.string(),
  event: Id.nullable(),
  /** A photograph; below `/images/`. */
  picture: Img.nullable(),
} as const;

const row = {
  public_id: Id,
  title: z.string(),
  /** The part of its address after /news/. */
  slug: z.string(),
  state: z.enum(newsStates),
  /** From when the site shows it; null: nobody has said. */
  at: Unix.nullable(),
  until: Unix.nullable(),
  /** Readers of English are shown Russian somewhere. */
  lacks_english: z.boolean(),
  /** The site shows an earlier text than the one that is written. */
  has_draft: z.boolean(),
  updated: Unix,
};
export const OfficeNewsRow = z.object(row);
export type OfficeNewsRow = z.infer<typeof OfficeNewsRow>;

export const OfficeNews = z.object({
  ...row,
  ...said,
  /** Readers have seen its address, or soon will: it does not change any more. */
  slug_fixed: z.boolean(),
  /** What is missing before it may be published, by the field. */
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(newsActs)),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficeNews = z.infer<typeof OfficeNews>;

const NewsVersion = z.object({
  number: z.int(),
  title: z.string(),
  lacks_english: z.boolean(),
  restored_from: z.int().nullable(),
  at: Unix.nullable(),
  by: By,
  /** When it was put on the site last. */
  published: Unix.nullable(),
});
export type NewsVersion = z.infer<typeof NewsVersion>;

const news = { kind: 'news', from: 'params.id' } as const;
const answered = { 200: values(OfficeNews) } as const;
const versioned = { params: idParam, body: z.object({ version: Version }), responses: answered } as const;
const slug = z.string().max(100);

/** News (back-office.md 3.9, 5.17): what the site shows, and what is written anew beside it. */
export const officeNews = {
  list: call({
    method: 'GET',
    path: '/api/admin/news',
    auth: 'staff',
    right: 'content.view',
    scope: 'list',
    act: null,
    summary: 'News in every state, the latest first',
    query: ListQuery,
    responses: { 200: listOf(OfficeNewsRow) },
  }),
  count: countOf('/api/admin/news', 'content.view'),
  read: call({
    method: 'GET',
    path: '/api/admin/news/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: news,
    act: null,
    summary: 'One item as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/news/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: news,
    act: null,
    summary: 'What was done to an item, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/news',
    auth: 'staff',
    right: 'content.edit',
    scope: 'house',
    act: 'news.create',
    summary: 'A draft; without a slug its address is made of the title',
    body: z.object({ ...NewsContent.partial().shape, title_ru: title.min(1, 'required'), slug: slug.optional() }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/news/{id}',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: 'news.change',
    summary: 'Writes it anew; of what the site shows only after it is published',
    params: idParam,
    body: z.object({ version: Version, slug: slug.optional(), ...NewsContent.partial().shape }),
    responses: answered,
  }),
  picture: call({
    method: 'POST',
    path: '/api/admin/news/{id}/picture',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: 'news.picture',
    summary: 'A photograph of at least 1600 × 900 and 2 MB, in the field `file`, or none without it',
    params: idParam,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    multipart: true,
    responses: answered,
  }),
  publish: call({
    method: 'PUT',
    path: '/api/admin/news/{id}/publish',
    auth: 'staff',
    right: 'content.publish',
    scope: news,
    act: 'news.publish',
    summary: 'Puts what is written on the site, at once or from a moment on',
    params: idParam,
    body: z.object({ version: Version, at: Unix.nullable(), until: Unix.nullable() }),
    responses: answered,
  }),
  unpublish: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/news/{id}/unpublish',
    auth: 'staff',
    right: 'content.publish',
    scope: news,
    act: 'news.unpublish',
    summary: 'Takes it off the site: it is a draft again',
  }),
  archive: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/news/{id}/archive',
    auth: 'staff',
    right: 'content.publish',
    scope: news,
    act: 'news.archive',
    summary: 'Takes it off the site and out of the way',
  }),
  restore: call({
    ...versioned,
    method: 'PUT',
    path: '/api/admin/news/{id}/restore',
    auth: 'staff',
    right: 'content.publish',
    scope: news,
    act: 'news.restore',
    summary: 'Makes a draft of what is in the archive',
  }),
  versions: call({
    method: 'GET',
    path: '/api/admin/news/{id}/versions',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: null,
    summary: 'What was saved, newest first: the latest fifty',
    params: idParam,
    responses: { 200: values(z.array(NewsVersion)) },
  }),
  version: call({
    method: 'GET',
    path: '/api/admin/news/{id}/versions/{number}',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: null,
    summary: 'The words of one version',
    params: idParam.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) }),
    responses: {
      200: values(z.object({ ...NewsVersion.shape, ...said })),
    },
  }),
  restoreVersion: call({
    method: 'POST',
    path: '/api/admin/news/{id}/versions/{number}/restore',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: 'news.restore_version',
    summary: 'A draft equal to a version; the site is the same until it is published',
    params: idParam.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) }),
    body: z.object({ version: Version }),
    responses: answered,
  }),
  preview: call({
    method: 'POST',
    path: '/api/admin/news/{id}/preview',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: 'news.preview',
    keyless: true,
    summary: 'A link of 24 hours to its page with what is written now',
    params: idParam,
    responses: { 200: values(z.object({ path: z.string(), until: Unix })) },
  }),
  revokePreview: call({
    method: 'POST',
    path: '/api/admin/news/{id}/revoke_preview',
    auth: 'staff',
    right: 'content.edit',
    scope: news,
    act: 'news.revoke_preview',
    keyless: true,
    summary: 'Every link to the draft that was given ends',
    params: idParam,
    responses: { 200: Message },
  }),
};
