import { createHash } from 'node:crypto';
import type { Language } from '@trassa/contracts';
import type { ImportOptions, OfficeImport } from '@trassa/contracts/office';
import { importObstacle } from '@trassa/rules';
import { randomId } from '../../kernel/ids.ts';
import { changedSince, invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import { shownName } from './import-file.ts';
import { objectOf } from './import-object.ts';
import type { ImportsDeps } from './imports-deps.ts';
import {
  beginApplying,
  findImport,
  insertImport,
  lockImport,
  lockReading,
  type ImportRow,
  readAnew,
} from './imports.repository.ts';
import { presentImport } from './present-import.ts';

export type ShownImport = { values: OfficeImport };
export type By = { readonly userId: number; readonly language: Language };

/** So many of a person's files are read at once. */
export const mostReading = 5;
/** Milliseconds in which a file is put where it is kept. */
export const onItsWay = 60_000;
export const plain: ImportOptions = { sheet: null, format: null, keep: false, accepts: [] };

export const showImport = async (
  db: Executor,
  { kinds, namesOf }: ImportsDeps,
  publicId: string,
  language: Language,
): Promise<Result<ShownImport>> => {
  const row = await findImport(db, publicId);
  if (!row) return notFound();
  const names = await namesOf(db, [row.createdBy]);
  const shown = presentImport(row, { kind: kinds()[row.kind], names, language });
  return shown ? ok({ values: shown }) : notFound();
};

/** An act on an import with the card as it is now. */
const acted = async (
  tx: Tx,
  deps: ImportsDeps,
  row: Pick<ImportRow, 'publicId' | 'kind' | 'startPublicId' | 'titleRu'>,
  { language, ...told }: Pick<Acted<ShownImport>, 'changes'> & { readonly language: Language },
): Promise<Result<Acted<ShownImport>>> => {
  const shown = await showImport(tx, deps, row.publicId, language);
  return shown.ok ? ok({ ...told, answer: shown.value, object: objectOf(row) }) : shown;
};

export type Taken = { readonly name: string; readonly bytes: Buffer };

/** Notes a file whose bytes are put beside it afterwards: one that never comes leaves no file behind. */
export const createImport = async (
  tx: Tx,
  deps: ImportsDeps,
  asked: {
    readonly publicId: string;
    readonly kind: 'results';
    readonly start: string;
    readonly file: Taken;
  },
  { userId, language }: By,
): Promise<Result<Acted<ShownImport>>> => {
  const { publicId, kind, start, file } = asked;
  if ((await lockReading(tx, userId)) >= mostReading) return refuse({ code: 'state', message: { id: 'import_many' } });
  const now = deps.clock();
  const made = {
    publicId,
    kind,
    startPublicId: start,
    fileName: shownName(file.name),
    fileSize: file.bytes.length,
    fileHash: createHash('sha256').update(file.bytes).digest('hex'),
    options: plain,
  };
  await insertImport(tx, made, { userId, now, until: new Date(now.getTime() + onItsWay) });
  const row = await findImport(tx, publicId);
  if (!row) return notFound();
  const changes = [{ field: 'file', before: null, after: row.fileName }];
  return acted(tx, deps, row, { changes, language });
};

export const newImportId = randomId;

type Columns = {
  readonly version: number;
  readonly map: Readonly<Record<string, string>>;
  readonly options: ImportOptions;
};

/** Reads a file anew with other columns. Refuses `conflict`, `state`, and fields that are none. */
export const changeColumns = async (
  tx: Tx,
  deps: ImportsDeps,
  publicId: string,
  { version, map, options }: Columns,
  { language }: By,
): Promise<Result<Acted<ShownImport>>> => {
  const row = await lockImport(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  const obstacle = importObstacle('read', row);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `import_${obstacle}` } });
  const kind = deps.kinds()[row.kind];
  if (Object.values(map).some((field) => !kind.isField(field))) return invalid({ map: { id: 'wrong_value' } });
  if (options.format !== null && !row.formats.some((format) => format.publicId === options.format))
    return invalid({ format: { id: 'wrong_value' } });
  await readAnew(tx, row.id, { map, options });
  return acted(tx, deps, row, { changes: [{ field: 'file', before: null, after: row.fileName }], language });
};

/** Applies what was shown. Refuses `state`, and `conflict` of another hash or another base: the file is to be read anew then. BO-104 */
export const applyImport = async (
  tx: Tx,
  deps: ImportsDeps,
  publicId: string,
  { hash, publish, remove }: { readonly hash: string; readonly publish: boolean; readonly remove: number },
  { userId, language }: By,
): Promise<Result<Acted<ShownImport>>> => {
  const row = await lockImport(tx, publicId);
  if (!row) return notFound();
  const obstacle = importObstacle('apply', row);
  if (obstacle !== null) return refuse({ code: 'state', message: { id: `import_${obstacle}` } });
  const kind = deps.kinds()[row.kind];
  if (row.hash !== hash || !(await kind.isCurrent(tx, row.startId, hash)))
    return refuse({ code: 'conflict', details: { current: {}, version: row.version } });
  if (row.shown && kind.asksMore(row.shown[language], remove))
    return refuse({ code: 'state', message: { id: 'import_removal' } });
  await beginApplying(tx, row.id, { hash, publish, remove, userId });
  const changes = [
    { field: 'file', before: null, after: row.fileName },
    { field: 'publish', before: null, after: publish },
  ];
  return acted(tx, deps, row, { changes, language });
};
