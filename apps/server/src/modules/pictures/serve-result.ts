import { type OgLanguage, RESULT_FILES, type ResultFile, type ResultOgCard, resultOgHash } from '@trassa/artwork';
import { type Draw, drawing } from '../../platform/drawing/index.ts';
import type { resultPicture as drawPicture } from './drawings.ts';
import type { PictureViewer, PictureStore } from './picture-store.ts';
import { missing, type ServedPicture } from './serve-poster.ts';

const resultPicture = drawing<typeof drawPicture>(import.meta.resolve('./drawings.ts'), 'resultPicture');

/** Port: what the share picture of a result says; null for unknown and hidden ones. */
export type FindResultCard = (publicId: string, language: OgLanguage) => Promise<ResultOgCard | null>;

const NAME = /^result\/([0-9a-f]{12})\/([A-Za-z0-9_-]{1,64})-(ru|en)(\.jpg|\.png|-tall\.png)$/;

const files = Object.keys(RESULT_FILES) as ResultFile[];

/**
 * A result's share picture, or its PNG to keep, by the path after `og/`. Only under its present name, stored or not: who
 * hides the name takes the picture away too.
 */
export const serveResultShare = async (
  { store, draw, findCard }: { store: PictureStore; draw: Draw; findCard: FindResultCard },
  path: string,
  asker: PictureViewer,
): Promise<ServedPicture> => {
  const [, hash, publicId, language, ending] = NAME.exec(path) ?? [];
  const kind = files.find((name) => RESULT_FILES[name] === ending);
  if (hash === undefined || publicId === undefined || kind === undefined) return missing;
  const card = await findCard(publicId, language === 'en' ? 'en' : 'ru');
  if (card === null || resultOgHash(card) !== hash) return missing;
  const file = `artwork/og/${hash}/result-${publicId}-${language}${ending}`;
  const bytes = await store.getOrMake(file, () => draw(resultPicture, { card, file: kind }), asker);
  return bytes === null
    ? { found: false, reason: 'unavailable' }
    : { found: true, bytes, format: kind === 'link' ? 'jpeg' : 'png' };
};
