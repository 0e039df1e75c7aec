import { fileTypeFromBuffer } from 'file-type';
import type { Clock } from '../../kernel/clock.ts';
import { randomId } from '../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage.ts';
import { badFile } from './bad-file.ts';
import { displayName, type FileKind, isPdf, isPurpose, pdf, rules } from './domain/file-kind.ts';
import { createGate } from './gate.ts';
import { checkPdf } from './pdf/check-pdf.ts';
import { insertFile, type Owner } from './files.repository.ts';
import { redrawPicture } from './read-picture.ts';

export type Upload = { readonly purpose: string; readonly name: string; readonly bytes: Buffer };
export type UploadDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Pick<Storage, 'put' | 'delete'>;
};

/** The kind by content; the name and the type that the browser told are not believed. */
const kindOf = async (bytes: Buffer, kinds: readonly FileKind[]): Promise<FileKind | null> => {
  const found = await fileTypeFromBuffer(bytes);
  const kind = kinds.find(({ mime }) => mime === found?.mime) ?? null;
  return kind === pdf && !isPdf(bytes) ? null : kind;
};

/** The work of one is bounded, and so is that of many at once. */
const gate = createGate(1);
const takePdf = async (bytes: Buffer): Promise<Result<Buffer>> => {
  const state = await gate(() => checkPdf(bytes));
  return state === 'fine' ? ok(bytes) : badFile(`pdf_${state}`);
};

/**
 * Checks and keeps an uploaded file (DEC-103): pictures are drawn anew, PDFs only show something. Refuses with the
 * exact messages at `file`. Unused files are removed after 24 hours.
 */
export const uploadFile = async (
  { db, clock, storage }: UploadDeps,
  { purpose, name, bytes }: Upload,
  owner: Owner,
): Promise<Result<{ public_id: string; name: string }>> => {
  if (!isPurpose(purpose)) return invalid({ purpose: { id: 'wrong_value' } });
  if (!bytes.length) return badFile('upload');
  const rule = rules[purpose];
  if (bytes.length > rule.size) return badFile(purpose === 'image' ? 'image_size' : 'file_size');
  const kind = await kindOf(bytes, rule.kinds);
  if (!kind) return badFile('file_type');
  const kept = kind === pdf ? await takePdf(bytes) : await redrawPicture(bytes, kind);
  if (!kept.ok) return kept;
  const publicId = randomId();
  // A name of its own, not one of the content: removing one file never takes another person's bytes.
  const file = {
    publicId,
    purpose,
    name: displayName(name, kind),
    mime: kind.mime,
    size: kept.value.length,
    storageName: `files/f${publicId}.${kind.extension}`,
  };
  await storage.put(file.storageName, kept.value);
  try {
    await insertFile(db, file, owner, clock());
  } catch (error) {
    await storage.delete(file.storageName);
    throw error;
  }
  return ok({ public_id: publicId, name: file.name });
};
