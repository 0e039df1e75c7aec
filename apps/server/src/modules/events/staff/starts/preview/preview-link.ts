import { toUnix } from '../../../../../kernel/clock.ts';
import { readSignedId, signedId } from '../../../../../platform/secrets/signed-id.ts';

/** Seconds for which a link shows a draft. */
const life = 24 * 3600;
const purpose = 'preview';

/** The word of a link: which start it shows and until when, proved; nothing is kept (BO-012). */
export const previewWord = (key: Buffer, publicId: string, now: Date): { word: string; until: number } => {
  const until = toUnix(now) + life;
  return { word: signedId(key, purpose, `${publicId}~${until}`), until };
};

/** The start of a word that still counts; null: forged, broken or too old. */
export const readPreviewWord = (key: Buffer, word: string, now: Date): string | null => {
  const [publicId, until] = (readSignedId(key, purpose, word) ?? '').split('~');
  return publicId && Number(until) > toUnix(now) ? publicId : null;
};
