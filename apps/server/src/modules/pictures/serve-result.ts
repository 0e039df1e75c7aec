import {
  drawResultShare,
  encodePicture,
  type OgLanguage,
  type ResultOgCard,
  resultOgHash,
  SHARE_LIMIT,
} from '@trassa/artwork';
import type { PictureViewer, PictureStore } from './picture-store.ts';
import { missing, type ServedPicture } from './serve-poster.ts';

/** Port: what the share picture of a result says; null for unknown and hidden ones. */
export type FindResultCard = (publicId: string, language: OgLanguage) => Promise<ResultOgCard | null>;

const NAME = /^result\/([0-9a-f]{12})\/([A-Za-z0-9_-]{1,64})-(ru|en)\.jpg$/;

/**
 * A result's share picture by the path after `og/`. Only under its present name, stored or not: who hides the name takes
 * the picture away too.
 */
export const serveResultShare = async (
  store: PictureStore,
  findCard: FindResultCard,
  path: string,
  asker: PictureViewer,
): Promise<ServedPicture> => {
  const [, hash, publicId, language] = NAME.exec(path) ?? [];
  if (hash === undefined || publicId === undefined) return missing;
  const card = await findCard(publicId, language === 'en' ? 'en' : 'ru');
  if (card === null || resultOgHash(card) !== hash) return missing;
  const file = `artwork/og/${hash}/result-${publicId}-${language}.jpg`;
  const bytes = await store.getOrMake(
    file,
    () => encodePicture(drawResultShare(card), 'jpeg', { limit: SHARE_LIMIT }),
    asker,
  );
  return bytes === null ? { found: false, reason: 'unavailable' } : { found: true, bytes, format: 'jpeg' };
};
