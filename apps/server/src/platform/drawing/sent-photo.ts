import { invalid, ok, type Result } from '../../kernel/result.ts';
import { type PhotoLeast, readPhoto } from './read-photo.ts';

/** What a request has of its files. */
type Sent = {
  isMultipart(): boolean;
  file(options: { readonly limits: { readonly files: number } }): Promise<{ toBuffer(): Promise<Buffer> } | undefined>;
};

/** The photograph in the field `file`, drawn anew; null without the field. An empty file is none. */
export const sentPhoto = async (req: Sent, least: PhotoLeast): Promise<Result<Buffer | null>> => {
  const file = req.isMultipart() ? await req.file({ limits: { files: 1 } }) : undefined;
  if (!file) return ok(null);
  const bytes = await file.toBuffer();
  return bytes.length ? readPhoto(bytes, least) : invalid({ file: { id: 'upload' } });
};
