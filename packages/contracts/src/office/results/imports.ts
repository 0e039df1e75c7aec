import { importLacks, importStates, type ReferenceKind } from '@trassa/rules';
import { z } from 'zod';
import { call } from '../../call.ts';
import { Id, idParam, Unix, values } from '../../entities/basic.ts';
import { By, Version } from '../stamp.ts';

export const importKinds = ['results'] as const;
export type AnyImportKind = (typeof importKinds)[number] | ReferenceKind;

const ImportColumn = z.object({
  header: z.string(),
  /** null: it is not used. */
  field: z.string().nullable(),
  samples: z.array(z.string()),
});
const Options = z.object({
  /** Of a workbook; null: the first visible one. */
  sheet: z.string().max(100).nullable(),
  /** A public id: every row is of it; null: the file says it. */
  format: Id.nullable(),
  /** Rows that the file lacks stay. */
  keep: z.boolean(),
  accepts: z.array(z.enum(importLacks)).max(3),
});
export type ImportOptions = z.infer<typeof Options>;

export const ImportShown = z.object({
  columns: z.array(ImportColumn),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  rows: z.int(),
  problems: z.array(z.object({ line: z.int(), who: z.string(), message: z.string() })),
  /** Rows that have any. */
  problem_count: z.int(),
  kinds: z.array(z.object({ title: z.string(), count: z.int() })),
  notes: z.array(z.string()),
  /** Places of the file beside ours; null: it names none. */
  places: z.object({ compared: z.int(), different: z.int() }).nullable(),
  /** Published rows that go; `asks`: it has to be agreed to. */
  removal: z.object({ count: z.int(), of: z.int(), asks: z.boolean(), examples: z.array(z.string()) }).nullable(),
  /** Formats with results that the file does not name. */
  untouched: z.array(z.object({ title: z.string(), count: z.int() })),
});
export type ImportShown = z.infer<typeof ImportShown>;

/** What is told of a file of whatever kind. */
export const importHead = {
  public_id: Id,
  file: z.object({ name: z.string(), size: z.int() }),
  state: z.enum(importStates),
  /** null until they are known. */
  added: z.int().nullable(),
  changed: z.int().nullable(),
  removed: z.int().nullable(),
  same: z.int().nullable(),
  created: Unix,
  created_by: By,
  applied: Unix.nullable(),
};
/** What is told of the work on it. */
export const importWork = {
  /** Of what is being done, in percent. */
  progress: z.int(),
  /** What a column may be. */
  fields: z.array(z.object({ field: z.string(), title: z.string() })),
  /** Columns that were named by hand, by their places from 0. */
  map: z.record(z.string(), z.string()),
  /** Why the file is not read. */
  failure: z.string().nullable(),
  /** Of what is shown; only that is applied. */
  hash: z.string().nullable(),
  /** It was read anew, because what it is compared with has changed. */
  moved: z.boolean(),
  /** Whether its file is still kept. */
  kept: z.boolean(),
  version: Version,
};
export const importMap = z.object({
  version: Version,
  map: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(40)),
});

const head = { ...importHead, kind: z.enum(importKinds) };
export const OfficeImportRow = z.object(head);
export type OfficeImportRow = z.infer<typeof OfficeImportRow>;

export const OfficeImport = z.object({
  ...head,
  ...importWork,
  start: z.object({ public_id: Id, title: z.string(), starts: Unix, timezone: z.string() }),
  formats: z.array(z.object({ public_id: Id, title: z.string() })),
  options: Options,
  /** null: it is not read yet, or is kept no longer. */
  shown: ImportShown.nullable(),
});
export type OfficeImport = z.infer<typeof OfficeImport>;

const file = { kind: 'import', from: 'params.id' } as const;
const card = values(OfficeImport);

/** Files of the staff: read in the background, shown, then applied (back-office.md 4.6). */
export const officeImports = {
  create: call({
    method: 'POST',
    path: '/api/admin/event_cities/{id}/results/imports',
    auth: 'staff',
    right: 'results.edit',
    scope: { kind: 'start', from: 'params.id' },
    act: 'import.create',
    summary: 'A file of results in the field `file`, CSV or XLSX up to 20 MB; its dry run starts',
    params: idParam,
    multipart: true,
    responses: { 200: card },
  }),
  read: call({
    method: 'GET',
    path: '/api/admin/imports/{id}',
    auth: 'staff',
    right: 'results.edit',
    scope: file,
    act: null,
    summary: 'Where an import stands, and what its dry run found',
    params: idParam,
    responses: { 200: card },
  }),
  columns: call({
    method: 'PUT',
    path: '/api/admin/imports/{id}/columns',
    auth: 'staff',
    right: 'results.edit',
    scope: file,
    act: 'import.columns',
    summary: 'Reads the file anew; `map`: columns by their place from 0, those that are absent are guessed',
    params: idParam,
    body: importMap.extend({ options: Options }),
    responses: { 200: card },
  }),
  apply: call({
    method: 'POST',
    path: '/api/admin/imports/{id}/apply',
    auth: 'staff',
    right: 'results.edit',
    scope: file,
    act: 'import.apply',
    idempotent: true,
    summary: 'Applies what was shown: all or nothing; 409 `conflict` and a new dry run when its base has changed',
    params: idParam,
    body: z.object({
      hash: z.string().max(200),
      publish: z.boolean(),
      /** So many published rows may go. */
      remove: z.int().min(0).default(0),
    }),
    responses: { 200: card },
  }),
};
