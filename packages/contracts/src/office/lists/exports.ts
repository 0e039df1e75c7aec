import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Message, Unix, values } from '../../entities/basic.ts';
import { Approval } from '../approvals.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export const exportErrors = ['role_required', 'too_many', 'fault'] as const;

/** A file made of a list. */
export const Export = z.object({
  public_id: Id,
  /** As the file names it. */
  number: z.int(),
  list: z.string(),
  /** As the address of the list has it. */
  query: z.string(),
  columns: z.array(z.string()),
  format: z.enum(exportFormats),
  language: z.enum(['ru', 'en']),
  purpose: z.string().nullable(),
  /** It has columns of personal data. */
  personal: z.boolean(),
  state: z.enum(exportStates),
  error: z.enum(exportErrors).nullable(),
  rows: z.int(),
  /** Rows that there will be; null: more than were counted. */
  total: z.int().nullable(),
  /** Bytes. */
  size: z.int().nullable(),
  created: Unix,
  finished: Unix.nullable(),
  /** When the file goes. */
  expires: Unix.nullable(),
  forecast: Unix.nullable(),
});
export type Export = z.infer<typeof Export>;

const ExportOptions = z.object({
  columns: z.array(z.object({ name: z.string(), title: z.string(), personal: z.boolean() })),
  /** Whether personal columns may be asked for somewhere. */
  may_personal: z.boolean(),
});
export type ExportOptions = z.infer<typeof ExportOptions>;

/** Files made of lists (back-office.md 4.6); each is for who asked for it. */
export const officeExports = {
  options: call({
    method: 'GET',
    path: '/api/admin/export_options',
    auth: 'staff',
    right: 'exports.view',
    scope: 'list',
    act: null,
    summary: 'Columns that a list can be exported with',
    query: z.object({ list: z.string().max(60) }),
    responses: { 200: values(ExportOptions) },
  }),
  list: call({
    method: 'GET',
    path: '/api/admin/exports',
    auth: 'staff',
    right: 'exports.view',
    scope: 'list',
    act: null,
    summary: 'Own exports of the last month, newest first, a hundred at most',
    responses: { 200: z.object({ values: z.array(Export) }) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/exports',
    auth: 'staff',
    right: 'exports.plain',
    scope: 'list',
    act: 'export.create',
    idempotent: true,
    summary: 'Makes a file of a list with its filter; with personal columns for a purpose and after a proof',
    body: z.object({
      list: z.string().max(60),
      query: z.string().max(4000),
      columns: z.array(z.string().max(60)).min(1, 'required').max(100),
      format: z.enum(exportFormats),
      language: z.enum(['ru', 'en']),
      purpose: z.string().max(1000).optional(),
    }),
    responses: { 200: values(Export), 202: z.object({ approval: Approval }) },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/exports/{id}',
    auth: 'staff',
    right: 'exports.view',
    scope: 'list',
    act: null,
    summary: 'How far one is',
    params: idParam,
    responses: { 200: values(Export) },
  }),
  link: call({
    method: 'POST',
    path: '/api/admin/exports/{id}/link',
    auth: 'staff',
    right: 'exports.plain',
    scope: 'list',
    act: 'export.link',
    keyless: true,
    summary: 'A link that this session opens once within a minute',
    params: idParam,
    responses: { 200: z.object({ url: z.string(), expires_at: Unix }) },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/admin/exports/{id}',
    auth: 'staff',
    right: 'exports.view',
    scope: 'list',
    act: 'export.remove',
    summary: 'Stops it, or removes its file',
    params: idParam,
    responses: { 200: Message },
  }),
  /** Opened by the browser, which sends no header: the cookie of the session and the key say who it is. */
  file: call({
    method: 'GET',
    path: '/api/admin/exports/{id}/file',
    auth: 'none',
    raw: true,
    summary: 'The file of a link',
    params: idParam,
    query: z.object({ key: z.string().max(100) }),
    responses: {},
  }),
};
