import type { FastifyRequest } from 'fastify';
import { ok, type Result } from '../../kernel/result.ts';
import { badFile } from './bad-file.ts';
import type { Upload } from './upload-file.ts';

/** The form's `file` and `purpose` in any order; the file is at most as large as the platform lets in (4 MB, else 413). */
export const readUpload = async (req: FastifyRequest): Promise<Result<Upload>> => {
  if (!req.isMultipart()) return badFile('upload');
  let purpose = 'ticket';
  let file: Omit<Upload, 'purpose'> | null = null;
  for await (const part of req.parts()) {
    if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
    else if (part.fieldname === 'purpose' && typeof part.value === 'string') purpose = part.value;
  }
  return file ? ok({ ...file, purpose }) : badFile('upload');
};
