import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, paged, Paging, values } from '../entities/basic.ts';
import { FileAnswer, HomePage, News, Page, Settings, Story } from '../entities/content.ts';
import { Space, SpaceMap } from '../entities/event.ts';

/** API §9, §11, §16, §18 */
export const spaces = {
  one: call({
    method: 'GET',
    path: '/api/space/{id}',
    auth: 'none',
    summary: 'A plan with its seats',
    params: idParam,
    responses: { 200: z.object({ values: Space, free_numbers: z.array(z.int()), booked_numbers: z.array(z.int()) }) },
  }),
  maps: call({
    method: 'GET',
    path: '/api/space/map/list/{id}',
    auth: 'none',
    summary: 'Plans of an event city',
    params: idParam,
    responses: { 200: values(z.array(SpaceMap)) },
  }),
};
export const content = {
  news: call({
    method: 'GET',
    path: '/api/news',
    auth: 'none',
    summary: 'News without their texts, latest first',
    query: Paging,
    responses: { 200: paged(News) },
  }),
  newsDraft: call({
    method: 'GET',
    path: '/api/news/preview/{word}',
    auth: 'none',
    summary: 'An item as it is written now, by the word of a link that the staff gave',
    params: z.object({ word: z.string().max(300) }),
    responses: { 200: values(z.object({ ...News.shape, is_shown: z.boolean() })) },
  }),
  newsItem: call({
    method: 'GET',
    path: '/api/news/one/{id}',
    auth: 'none',
    summary: 'One news item with its text',
    params: idParam,
    responses: { 200: values(News) },
  }),
  page: call({
    method: 'GET',
    path: '/api/page/{slug}',
    auth: 'none',
    summary: 'An information page',
    params: z.object({ slug: z.string().max(64) }),
    responses: { 200: values(Page) },
  }),
  pageDraft: call({
    method: 'GET',
    path: '/api/page/preview/{word}',
    auth: 'none',
    summary: 'An information page as it is written now, by the word of a link that the staff gave',
    params: z.object({ word: z.string().max(300) }),
    responses: { 200: values(z.object({ ...Page.shape, is_shown: z.boolean() })) },
  }),
  newsPreview: call({
    method: 'GET',
    path: '/api/news/preview',
    auth: 'none',
    summary: 'Latest news',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).optional() }),
    responses: { 200: values(z.array(News)) },
  }),
  home: call({
    method: 'GET',
    path: '/api/home',
    auth: 'none',
    summary: 'What the home page shows, in which order, and its news',
    responses: { 200: values(HomePage) },
  }),
  stories: call({
    method: 'GET',
    path: '/api/stories',
    auth: 'none',
    summary: 'Stories of the home page',
    responses: { 200: values(z.array(Story)) },
  }),
};
export const files = {
  document: call({
    method: 'GET',
    path: '/api/files/document/{name}',
    auth: 'none',
    summary: 'A legal document',
    raw: true,
    params: z.object({ name: z.string().max(40) }),
    query: z.object({
      version: z.coerce.number().int().min(1).max(100_000).optional(),
      language: z.enum(['ru', 'en']).optional(),
    }),
    responses: {},
  }),
  documentDraft: call({
    method: 'GET',
    path: '/api/files/document_draft/{word}',
    auth: 'none',
    summary: 'A legal document as it is written now, by the word of a link that the staff gave',
    raw: true,
    params: z.object({ word: z.string().max(300) }),
    query: z.object({ language: z.enum(['ru', 'en']).optional() }),
    responses: {},
  }),
  upload: call({
    method: 'POST',
    path: '/api/files/upload',
    auth: 'optional',
    summary: 'Uploads a document or a picture',
    multipart: true,
    responses: { 200: FileAnswer },
  }),
  one: call({
    method: 'GET',
    path: '/api/files/{id}',
    auth: 'required',
    summary: 'An own private file',
    raw: true,
    params: idParam,
    responses: {},
  }),
};
export const service = {
  settings: call({
    method: 'GET',
    path: '/api/settings',
    auth: 'none',
    summary: 'What the pages need at start',
    responses: { 200: values(Settings) },
  }),
  health: call({
    method: 'GET',
    path: '/api/health',
    auth: 'none',
    summary: 'The process answers',
    responses: { 200: values(z.object({ ok: z.literal(true), version: z.string() })) },
  }),
  ready: call({
    method: 'GET',
    path: '/api/ready',
    auth: 'none',
    summary: 'Database and jobs answer',
    responses: { 200: values(z.object({ ok: z.boolean() })), 503: values(z.object({ ok: z.boolean() })) },
  }),
};
