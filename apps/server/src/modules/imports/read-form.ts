import { importBytesMax } from '@trassa/rules';
import { invalid, ok, type Result } from '../../kernel/result.ts';
import type { Taken } from './act-import.ts';

type Incoming = { readonly filename: string; toBuffer(): Promise<Buffer> };
/** A request that may bring a form. */
type Form = {
  isMultipart(): boolean;
  file(options: { limits: { files: number; fileSize: number } }): Promise<Incoming | undefined>;
};

/** The file of a form. Too large ones are refused in words. */
export const readForm = async (req: Form): Promise<Result<Taken>> => {
  const limits = { files: 1, fileSize: importBytesMax };
  const file = req.isMultipart() ? await req.file({ limits }) : null;
  if (!file) return invalid({ file: { id: 'upload' } });
  try {
    const bytes = await file.toBuffer();
    return bytes.length ? ok({ name: file.filename, bytes }) : invalid({ file: { id: 'upload' } });
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return invalid({ file: { id: 'import_size' } });
    if ((error as { statusCode?: number }).statusCode) throw error;
    return invalid({ file: { id: 'upload' } });
  }
};
