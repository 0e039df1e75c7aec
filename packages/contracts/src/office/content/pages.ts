import { newsGrounds, pageActs, pageLimits, pageStates } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Img, Message, Unix, values } from '../../entities/basic.ts';
import { History, historyQuery } from '../history.ts';
import { By, stamp, Version } from '../stamp.ts';
import { KeptBlock, TypedBlock } from './page-blocks.ts';

const title = z.string().trim().max(pageLimits.title);
const description = z.string().trim().max(pageLimits.description);
const text = z.string().max(pageLimits.html);
const sign = z
  .string()
  .max(40)
  .regex(/^[a-z_]+$/, 'option')
  .nullable();
/** What the site says on a page, in both languages. */
const PageContent = z.object({
  title_ru: title.min(1, 'required'),
  title_en: title.nullable(),
  description_ru: description,
  description_en: description.nullable(),
  text_ru: text,
  text_en: text.nullable(),
  blocks: z.array(TypedBlock).max(pageLimits.blocks),
  ground: z.enum(newsGrounds),
  sign,
});

const said = {
  title_ru: z.string(),
  title_en: z.string().nullable(),
  description_ru: z.string(),
  description_en: z.string().nullable(),
  text_ru: z.string(),
  text_en: z.string().nullable(),
  blocks: z.array(KeptBlock),
  ground: z.string(),
  sign: z.string().nullable(),
} as const;

const row = {
  public_id: Id,
  title: z.string(),
  /** The last word of its address. */
  slug: z.string(),
  path: z.string(),
  state: z.enum(pageStates),
  /** From when readers see it; null: nobody has said. */
  at: Unix.nullable(),
  /** Readers of English are shown Russian somewhere. */
  lacks_english: z.boolean(),
  /** The site shows earlier words than those that are written. */
  has_draft: z.boolean(),
  /** The menu and the footer name it once it is published. */
  in_menu: z.boolean(),
  updated: Unix,
};
const OfficePageRow = z.object(row);
export type OfficePageRow = z.infer<typeof OfficePageRow>;

const OfficePages = z.object({
  pages: z.array(OfficePageRow),
  /** Slugs that the site names and nobody has written. */
  missing: z.array(z.object({ slug: z.string(), path: z.string() })),
});
export type OfficePages = z.infer<typeof OfficePages>;

const OfficePage = z.object({
  ...row,
  ...said,
  /** Its address changes by an act of its own, or never: the site names it. */
  slug_fixed: z.boolean(),
  /** Legal texts in force that lead to it, by their names. */
  documents: z.array(z.string()),
  /** Earlier addresses that lead to it. */
  redirects: z.array(z.string()),
  /** Where readers of a page in the archive are led; null: they read it there. */
  replaced_by: z.object({ public_id: Id, title: z.string() }).nullable(),
  /** What is missing before it may be published, by the field. */
  problems: z.record(z.string(), z.string()),
  /** What the person who asks may do now. */
  can: z.array(z.enum(pageActs)),
  may_edit: z.boolean(),
  ...stamp,
});
export type OfficePage = z.infer<typeof OfficePage>;

const PageVersion = z.object({
  number: z.int(),
  title: z.string(),
  lacks_english: z.boolean(),
  restored_from: z.int().nullable(),
  at: Unix.nullable(),
  by: By,
  /** When it was put on the site last. */
  published: Unix.nullable(),
});
export type PageVersion = z.infer<typeof PageVersion>;

const page = { kind: 'page', from: 'params.id' } as const;
const answered = { 200: values(OfficePage) } as const;
const slug = z.string().trim().max(100);
const numbered = idParam.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) });

/** Information pages (back-office.md 3.9, 4.4, 5.17): what the site shows, and what is written anew beside it. */
export const officePages = {
  list: call({
    method: 'GET',
    path: '/api/admin/pages',
    auth: 'staff',
    right: 'content.view',
    scope: 'house',
    act: null,
    summary: 'All information pages, and those that the site names and nobody has written',
    responses: { 200: values(OfficePages) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/pages/{id}',
    auth: 'staff',
    right: 'content.view',
    scope: page,
    act: null,
    summary: 'One page as it is written now',
    params: idParam,
    responses: answered,
  }),
  history: call({
    method: 'GET',
    path: '/api/admin/pages/{id}/history',
    auth: 'staff',
    right: 'content.view',
    scope: page,
    act: null,
    summary: 'What was done to a page, newest first',
    params: idParam,
    query: historyQuery,
    responses: { 200: History },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/pages',
    auth: 'staff',
    right: 'content.edit',
    scope: 'house',
    act: 'page.create',
    summary: 'A draft; without a slug its address is made of the title',
    body: z.object({ title_ru: title.min(1, 'required'), slug: slug.optional() }),
    responses: answered,
  }),
  change: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: 'page.change',
    summary: 'Writes it anew; of what the site shows only after it is published',
    params: idParam,
    body: z.object({ version: Version, slug: slug.optional(), ...PageContent.partial().shape }),
    responses: answered,
  }),
  picture: call({
    method: 'POST',
    path: '/api/admin/pages/{id}/picture',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: 'page.picture',
    keyless: true,
    summary: 'Keeps a photograph of at least 1600 × 900 and 2 MB, in the field `file`, for a block of the page',
    params: idParam,
    multipart: true,
    responses: { 200: values(z.object({ picture: Img })) },
  }),
  publish: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}/publish',
    auth: 'staff',
    right: 'content.publish',
    scope: page,
    act: 'page.publish',
    summary: 'Puts what is written on the site, at once or from a moment on',
    params: idParam,
    body: z.object({ version: Version, at: Unix.nullable() }),
    responses: answered,
  }),
  unpublish: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}/unpublish',
    auth: 'staff',
    right: 'content.publish',
    scope: page,
    act: 'page.unpublish',
    summary: 'Takes it off the site: it is a draft again',
    params: idParam,
    body: z.object({ version: Version }),
    responses: answered,
  }),
  archive: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}/archive',
    auth: 'staff',
    right: 'content.publish',
    scope: page,
    act: 'page.archive',
    summary: 'Keeps it for readers with a mark, or leads them to another page; one in use needs such a page',
    params: idParam,
    body: z.object({ version: Version, replacement: Id.nullable() }),
    responses: answered,
  }),
  restore: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}/restore',
    auth: 'staff',
    right: 'content.publish',
    scope: page,
    act: 'page.restore',
    summary: 'Makes a draft of what is in the archive',
    params: idParam,
    body: z.object({ version: Version }),
    responses: answered,
  }),
  move: call({
    method: 'PUT',
    path: '/api/admin/pages/{id}/move',
    auth: 'staff',
    right: 'content.publish',
    scope: page,
    act: 'page.move',
    summary: 'Gives a page that readers have seen another address; the old one leads to it',
    params: idParam,
    body: z.object({ version: Version, slug }),
    responses: answered,
  }),
  versions: call({
    method: 'GET',
    path: '/api/admin/pages/{id}/versions',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: null,
    summary: 'What was saved, newest first: the latest fifty',
    params: idParam,
    responses: { 200: values(z.array(PageVersion)) },
  }),
  version: call({
    method: 'GET',
    path: '/api/admin/pages/{id}/versions/{number}',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: null,
    summary: 'The words of one version',
    params: numbered,
    responses: { 200: values(z.object({ ...PageVersion.shape, ...said })) },
  }),
  restoreVersion: call({
    method: 'POST',
    path: '/api/admin/pages/{id}/versions/{number}/restore',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: 'page.restore_version',
    summary: 'A draft equal to a version; the site is the same until it is published',
    params: numbered,
    body: z.object({ version: Version }),
    responses: answered,
  }),
  preview: call({
    method: 'POST',
    path: '/api/admin/pages/{id}/preview',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: 'page.preview',
    keyless: true,
    summary: 'A link of 24 hours to its page with what is written now',
    params: idParam,
    responses: { 200: values(z.object({ path: z.string(), until: Unix })) },
  }),
  revokePreview: call({
    method: 'POST',
    path: '/api/admin/pages/{id}/revoke_preview',
    auth: 'staff',
    right: 'content.edit',
    scope: page,
    act: 'page.revoke_preview',
    keyless: true,
    summary: 'Every link to the draft that was given ends',
    params: idParam,
    responses: { 200: Message },
  }),
};
