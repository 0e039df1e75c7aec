import { errorText, type Language } from '@trassa/contracts';
import type { OfficeImport, OfficeImportRow } from '@trassa/contracts/office';
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

export const presentHead = (row: ImportHead, names: Names): OfficeImportRow => ({
  public_id: row.publicId,
  kind: row.kind,
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

export const presentImport = (
  row: ImportRow,
  { kind, names, language }: { readonly kind: ImportKind; readonly names: Names; readonly language: Language },
): OfficeImport => ({
  ...presentHead(row, names),
  start: {
    public_id: row.startPublicId,
    title: say(language, row.titleRu, row.titleEn),
    starts: toUnix(row.starts),
    timezone: row.timezone,
  },
  formats: row.formats.map(({ publicId, titleRu, titleEn }) => ({
    public_id: publicId,
    title: say(language, titleRu, titleEn),
  })),
  progress: row.progress,
  fields: kind.fields(language),
  options: row.options,
  map: row.map,
  failure: failureOf(row, language),
  shown: row.shown?.[language] ?? null,
  hash: row.hash,
  moved: row.moved,
  kept: row.hasFile,
  version: row.version,
});
