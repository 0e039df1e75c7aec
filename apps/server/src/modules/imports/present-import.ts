import { errorText, type Language } from '@trassa/contracts';
import type { OfficeImport, OfficeImportRow, OfficeReferenceImport } from '@trassa/contracts/office';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { NamesOf } from '../staff/index.ts';
import type { ImportKind } from './imports-deps.ts';
import type { ImportHead, ImportRow } from './imports.repository.ts';

type Names = Awaited<ReturnType<NamesOf>>;

const byOf = (userId: number, names: Names): OfficeImportRow['created_by'] => {
  const found = names.get(userId);
  return found ? { public_id: found.publicId, name: found.name } : null;
};

/** Of whatever kind. */
export const presentHead = (row: ImportHead, names: Names): Omit<OfficeImportRow, 'kind'> => ({
  public_id: row.publicId,
  file: { name: row.fileName, size: row.fileSize },
  state: row.state,
  added: row.added,
  changed: row.changed,
  removed: row.removed,
  same: row.same,
  created: toUnix(row.createdAt),
  created_by: byOf(row.createdBy, names),
  applied: row.appliedAt && toUnix(row.appliedAt),
});

const failureOf = ({ state, failure, hasFile }: ImportRow, language: Language): string | null => {
  if (state !== 'failed') return null;
  return failure?.[language] ?? errorText(language, { id: hasFile ? 'import_failed' : 'import_file_gone' });
};

type Said = { readonly kind: ImportKind; readonly names: Names; readonly language: Language };

const presentWork = (row: ImportRow, { kind, language }: Said) => ({
  progress: row.progress,
  fields: kind.fields(language),
  map: row.map,
  failure: failureOf(row, language),
  hash: row.hash,
  moved: row.moved,
  kept: row.hasFile,
  version: row.version,
});

/** null: it is of no start. */
export const presentImport = (row: ImportRow, said: Said): OfficeImport | null => {
  const { startPublicId, titleRu, titleEn, starts, timezone } = row;
  if (startPublicId === null || titleRu === null || starts === null || timezone === null) return null;
  const { names, language } = said;
  return {
    ...presentHead(row, names),
    ...presentWork(row, said),
    kind: 'results',
    start: { public_id: startPublicId, title: say(language, titleRu, titleEn), starts: toUnix(starts), timezone },
    formats: row.formats.map(({ publicId, titleRu: ru, titleEn: en }) => ({
      public_id: publicId,
      title: say(language, ru, en),
    })),
    options: row.options,
    shown: row.shown?.[language] ?? null,
  };
};

/** null: it is of a start. */
export const presentReferenceImport = (row: ImportRow, said: Said): OfficeReferenceImport | null => {
  if (row.kind === 'results') return null;
  const shown = row.shown?.[said.language] ?? null;
  return {
    ...presentHead(row, said.names),
    ...presentWork(row, said),
    kind: row.kind,
    options: { sheet: row.options.sheet },
    shown: shown && {
      columns: shown.columns,
      sheets: shown.sheets,
      sheet: shown.sheet,
      rows: shown.rows,
      problems: shown.problems,
      problem_count: shown.problem_count,
      kinds: shown.kinds,
      notes: shown.notes,
    },
  };
};
