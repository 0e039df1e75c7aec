import { referenceKinds } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { idParam, values } from '../../entities/basic.ts';
import { importHead, importMap, ImportShown, importWork } from '../results/imports.ts';

const kind = z.enum(referenceKinds);
const head = { ...importHead, kind };

export const OfficeReferenceRow = z.object(head);
export type OfficeReferenceRow = z.infer<typeof OfficeReferenceRow>;

const sheet = z.object({ sheet: z.string().max(100).nullable() });
export const OfficeReferenceImport = z.object({
  ...head,
  ...importWork,
  options: z.object({ sheet: z.string().nullable() }),
  /** null: it is not read yet, or is kept no longer. */
  shown: ImportShown.omit({ places: true, removal: true, untouched: true }).nullable(),
});
export type OfficeReferenceImport = z.infer<typeof OfficeReferenceImport>;

/** A list of the house: how long it is, and its latest files. */
export const OfficeReferenceList = z.object({ kind, rows: z.int(), imports: z.array(OfficeReferenceRow) });
export type OfficeReferenceList = z.infer<typeof OfficeReferenceList>;

const card = values(OfficeReferenceImport);

/** Lists of the house that come by files: schools, places, postal indexes (back-office.md 4.4, 4.6). */
export const officeReference = {
  list: call({
    method: 'GET',
    path: '/api/admin/reference',
    auth: 'staff',
    right: 'reference.view',
    scope: 'house',
    act: null,
    summary: 'Lists of the house with their latest files',
    responses: { 200: values(z.object({ lists: z.array(OfficeReferenceList), may_import: z.boolean() })) },
  }),
  create: call({
    method: 'POST',
    path: '/api/admin/reference/{id}/imports',
    auth: 'staff',
    right: 'reference.import',
    scope: 'house',
    act: 'reference.create',
    summary: 'A file of a list in the field `file`, CSV or XLSX up to 20 MB and 100 000 rows; its dry run starts',
    params: z.object({ id: kind }),
    multipart: true,
    responses: { 200: card },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/reference/imports/{id}',
    auth: 'staff',
    right: 'reference.view',
    scope: 'house',
    act: null,
    summary: 'Where a file of a list stands, and what its dry run found',
    params: idParam,
    responses: { 200: card },
  }),
  columns: call({
    method: 'PUT',
    path: '/api/admin/reference/imports/{id}/columns',
    auth: 'staff',
    right: 'reference.import',
    scope: 'house',
    act: 'reference.columns',
    summary: 'Reads the file anew; `map`: columns by their place from 0, those that are absent are guessed',
    params: idParam,
    body: importMap.extend({ options: sheet }),
    responses: { 200: card },
  }),
  apply: call({
    method: 'POST',
    path: '/api/admin/reference/imports/{id}/apply',
    auth: 'staff',
    right: 'reference.import',
    scope: 'house',
    act: 'reference.apply',
    idempotent: true,
    summary: 'Applies what was shown: all or nothing; 409 `conflict` and a new dry run when the list has changed',
    params: idParam,
    body: z.object({ hash: z.string().max(200) }),
    responses: { 200: card },
  }),
};
