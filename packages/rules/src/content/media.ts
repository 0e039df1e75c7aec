import { clubPictureLeast } from '../clubs/club-sheet.ts';
import { productPictureLeast } from '../goods/product-acts.ts';
import { bannerPictureLeast } from './banners.ts';
import { storyPictureLeast } from './stories.ts';

/** What shows pictures that were uploaded. */
export const mediaKinds = ['news', 'page', 'banner', 'story', 'product', 'club', 'event', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Seconds for which a picture that nothing shows stays: somebody may be writing what it is for. */
export const mediaRests = 3600;

type Least = { readonly width: number; readonly height: number; readonly shape?: readonly [number, number] };
const photo: Least = { width: 1600, height: 900 };
const leasts: Readonly<Record<MediaKind, Least | null>> = {
  news: photo,
  page: photo,
  event: photo,
  banner: bannerPictureLeast,
  story: storyPictureLeast,
  product: productPictureLeast,
  club: clubPictureLeast,
  // Texts in force never change.
  document: null,
};

/** Pixels, and the shape, that a picture needs to stand wherever another one does (BO-195). */
export const mediaLeastOf = (kinds: readonly MediaKind[]): Least =>
  kinds.reduce<Least>(
    (most, kind) => {
      const least = leasts[kind];
      const shape = most.shape ?? least?.shape;
      return {
        width: Math.max(most.width, least?.width ?? 1),
        height: Math.max(most.height, least?.height ?? 1),
        ...(shape && { shape }),
      };
    },
    { width: 1, height: 1 },
  );

export const mediaActs = ['replace', 'remove'] as const;
export type MediaAct = (typeof mediaActs)[number];

/** What may be done with a picture: `kinds` of what shows it, `rested` seconds since that changed last. */
export const mediaActsOf = (kinds: readonly MediaKind[], rested: number): MediaAct[] => {
  if (kinds.some((kind) => leasts[kind] !== null)) return ['replace'];
  return kinds.length === 0 && rested >= mediaRests ? ['remove'] : [];
};
