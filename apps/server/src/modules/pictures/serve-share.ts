import { ogHash, ogPath, type OgCard, type OgLanguage } from '@trassa/artwork';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { sharePicture as drawPicture } from './drawings.ts';
import type { PictureViewer, PictureStore } from './picture-store.ts';
import { missing, type ServedPicture } from './serve-poster.ts';

const sharePicture = drawing<typeof drawPicture>(import.meta.resolve('./drawings.ts'), 'sharePicture');

/** Port: what the share picture of an event city says; null for unknown and hidden ones. */
export type FindOgCard = (eventCityPublicId: string, language: OgLanguage) => Promise<OgCard | null>;

const SHARE = /^([0-9a-f]{12})\/([A-Za-z0-9_-]{1,64})-(ru|en)\.jpg$/;

/** A share picture by the path after `og/`. Stored ones are served for ever; other names of a card lead to its present one. */
export const serveShare = async (
  { store, draw, findOgCard }: { store: PictureStore; draw: Draw; findOgCard: FindOgCard },
  path: string,
  asker: PictureViewer,
): Promise<ServedPicture> => {
  const [, hash, publicId, language] = SHARE.exec(path) ?? [];
  if (hash === undefined || publicId === undefined) return missing;
  // A public id may begin with a dash, a name in the storage may not.
  const file = `artwork/og/${hash}/share-${publicId}-${language}.jpg`;
  const stored = await store.find(file);
  if (stored !== null) return { found: true, bytes: stored, format: 'jpeg' };

  const card = await findOgCard(publicId, language === 'en' ? 'en' : 'ru');
  if (card === null) return missing;
  // What a messenger remembers of an older card leads to what the card says now.
  if (ogHash(card) !== hash) {
    return { found: false, reason: 'moved', to: ogPath(publicId, language === 'en' ? 'en' : 'ru', card) };
  }
  const bytes = await store.getOrMake(file, () => draw(sharePicture, card), asker);
  return bytes === null ? { found: false, reason: 'unavailable' } : { found: true, bytes, format: 'jpeg' };
};
