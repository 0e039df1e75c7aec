import { ok, type Result } from '../../kernel/result.ts';
import { badFile } from './bad-file.ts';
import type { Upload } from './upload-file.ts';

/** A part of a form as it comes in: a file with its bytes still to be read, or a field. */
type FormPart =
  | { readonly type: 'file'; readonly filename: string; toBuffer(): Promise<Buffer> }
  | { readonly type: 'field'; readonly fieldname: string; readonly value: unknown };

/**
 * The form's `file` and `purpose` in any order; the file is at most as large as the platform lets in (4 MB, else 413).
 * null: the body is no form.
 */
export const readUpload = async (parts: AsyncIterable<FormPart> | null): Promise<Result<Upload>> => {
  if (!parts) return badFile('upload');
  let purpose = 'ticket';
  let file: Omit<Upload, 'purpose'> | null = null;
  try {
    for await (const part of parts) {
      if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
      else if (part.fieldname === 'purpose' && typeof part.value === 'string') purpose = part.value;
    }
  } catch (error) {
    // Limits have a status of their own; all else that fails here is a form that cannot be read.
    if ((error as { statusCode?: number }).statusCode) throw error;
    return badFile('upload');
  }
  return file ? ok({ ...file, purpose }) : badFile('upload');
};
