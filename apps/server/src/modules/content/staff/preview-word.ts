import { previewLife } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { readSignedId, signedId } from '../../../platform/secrets/signed-id.ts';

export type PreviewPurpose = 'news preview' | 'document preview' | 'page preview';
/** Which thing a link shows, and which links to it still count. */
export type Previewed = { readonly publicId: string; readonly previews: number };

/** The word of a link: which thing, until when, and which links still count, proved; nothing is kept (BO-088). */
export const previewWord = (
  key: Buffer,
  purpose: PreviewPurpose,
  { publicId, previews }: Previewed,
  now: Date,
): { readonly word: string; readonly until: number } => {
  const until = toUnix(now) + previewLife;
  return { word: signedId(key, purpose, `${publicId}~${until}~${previews}`), until };
};

/** What a word says; null: forged, broken or too old. Whether it was revoked, its thing says. */
export const readPreviewWord = (key: Buffer, purpose: PreviewPurpose, word: string, now: Date): Previewed | null => {
  const [publicId = '', until, previews] = (readSignedId(key, purpose, word) ?? '').split('~');
  return Number(until) > toUnix(now) ? { publicId, previews: Number(previews) } : null;
};
