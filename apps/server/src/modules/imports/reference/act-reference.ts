import { createHash } from 'node:crypto';
import type { Language } from '@trassa/contracts';
import type { OfficeReferenceImport, OfficeReferenceList } from '@trassa/contracts/office';
import { importObstacle, type ReferenceKind, referenceKinds } from '@trassa/rules';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { type By, mostReading, onItsWay, plain, type Taken } from '../act-import.ts';
import { shownName } from '../import-file.ts';
import { objectOf } from '../import-object.ts';
import type { ImportsDeps } from '../imports-deps.ts';
import { beginApplying, findImport, type ImportRow, lockImport, lockReading, readAnew } from '../imports.repository.ts';
import { presentHead, presentReferenceImport } from '../present-import.ts';
import { insertReferenceImport, selectReferenceImports } from './reference.repository.ts';

type Shown = { values: OfficeReferenceImport };

/** Files that are shown with a list. */
const latest = 10;

/** Lists of the house with their latest files. */
export const listReference = async (db: Executor, deps: ImportsDeps): Promise<OfficeReferenceList[]> => {
  const lists: { kind: ReferenceKind; rows: number; imports: Awaited<ReturnType<typeof selectReferenceImports>> }[] =
    [];
  for (const kind of referenceKinds)
    lists.push({
      kind,
      rows: await deps.countReference(db, kind),
      imports: await selectReferenceImports(db, kind, latest),
    });
  const people = lists.flatMap(({ imports }) => imports.map(({ createdBy }) => createdBy));
  const names = await deps.namesOf(db, [...new Set(people)]);
  return lists.map(({ kind, rows, imports }) => ({
    kind,
    rows,
    imports: imports.map((row) => ({ ...presentHead(row, names), kind })),
  }));
};

export const showReference = async (
  db: Executor,
  { kinds, namesOf }: ImportsDeps,
  publicId: string,
  language: Language,
): Promise<Result<Shown>> => {
  const row = await findImport(db, publicId);
  if (!row) return notFound();
  const names = await namesOf(db, [row.createdBy]);
  const shown = presentReferenceImport(row, { kind: kinds()[row.kind], names, language });
  return shown ? ok({ values: shown }) : notFound();
};

/** An act on a file with its card as it is now. */
const acted = async (
  tx: Tx,
  deps: ImportsDeps,
  row: Pick<ImportRow, 'publicId' | 'kind' | 'fileName'>,
  language: Language,
): Promise<Result<Acted<Shown>>> => {
  const shown = await showReference(tx, deps, row.publicId, language);
  if (!shown.ok) return shown;
  const changes = [{ field: 'file', before: null, after: row.fileName }];
  return ok({ changes, answer: shown.value, object: objectOf({ ...row, startPublicId: null, titleRu: null }) });
};

/** Notes a file of a list whose bytes are put beside it afterwards. Refuses `state` of too many at once. */
export const createReference = async (
  tx: Tx,
  deps: ImportsDeps,
  { publicId, kind, file }: { readonly publicId: string; readonly kind: ReferenceKind; readonly file: Taken },
  { userId, language }: By,
): Promise<Result<Acted<Shown>>> => {
  if ((await lockReading(tx, userId)) >= mostReading) return refuse({ code: 'state', message: { id: 'import_many' } });
  const now = deps.clock();
  const made = {
    publicId,
    kind,
    fileName: shownName(file.name),
    fileSize: file.bytes.length,
    fileHash: createHash('sha256').update(file.bytes).digest('hex'),
    options: plain,
  };
  await insertReferenceImport(tx, made, { userId, now, until: new Date(now.getTime() + onItsWay) });
  return acted(tx, deps, made, language);
};

type Columns = {
  readonly version: number;
  readonly map: Readonly<Record<string, string>>;
  readonly options: { readonly sheet: string | null };
};

const lockOfHouse = async (tx: Tx, publicId: string): Promise<ImportRow | null> => {
  const row = await lockImport(tx, publicId);
  return row && row.startPublicId === null ? row : null;
};

/** Reads a file anew with other columns. Refuses `conflict`, `state`, and fields that are none. */
export const changeReferenceColumns = async (
  tx: Tx,
  deps: ImportsDeps,
  publicId: string,
  { version, map, options }: Columns,
  { language }: By,
): Promise<Result<Acted<Shown>>> => {
  const row = await lockOfHouse(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const obstacle = importObstacle('read', row);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `import_${obstacle}` } });
  const kind = deps.kinds()[row.kind];
  const fields = Object.values(map).filter((field) => field !== 'ignore');
  // A field that two columns are would hold one of them by chance.
  if (fields.some((field) => !kind.isField(field)) || new Set(fields).size < fields.length)
    return invalid({ map: { id: 'wrong_value' } });
  await readAnew(tx, row.id, { map, options: { ...plain, sheet: options.sheet } });
  return acted(tx, deps, row, language);
};

/** Applies what was shown. Refuses `state`, and `conflict` of another hash or a list that has changed. BO-104 */
export const applyReference = async (
  tx: Tx,
  deps: ImportsDeps,
  publicId: string,
  { hash }: { readonly hash: string },
  { userId, language }: By,
): Promise<Result<Acted<Shown>>> => {
  const row = await lockOfHouse(tx, publicId);
  if (!row) return notFound();
  const obstacle = importObstacle('apply', row);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `import_${obstacle}` } });
  if (row.hash !== hash || !(await deps.kinds()[row.kind].isCurrent(tx, null, hash)))
    return refuse({ code: 'conflict', details: { current: {}, version: row.version } });
  await beginApplying(tx, row.id, { hash, publish: false, remove: 0, userId });
  return acted(tx, deps, row, language);
};
