import { clubPictureLeast } from '../clubs/club-sheet.ts';
import { productPictureLeast } from '../goods/product-acts.ts';
import { type Grant, may } from '../staff/grant.ts';
import type { Right } from '../staff/rights.ts';
import { bannerPictureLeast } from './banners.ts';
import { storyPictureLeast } from './stories.ts';

/** What shows pictures that were uploaded. */
export const mediaKinds = [
  'news',
  'page',
  'banner',
  'story',
  'product',
  'club',
  'event',
  'series',
  'start',
  'format',
  'mailing',
  'insurance_offer',
  'certificate',
  'document',
] as const;
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
  // Texts that a replacement leaves as they are: legal ones never change, letters were sent, the others were sold by.
  series: null,
  start: null,
  format: null,
  mailing: null,
  insurance_offer: null,
  certificate: null,
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

/** Whether a replacement leaves a picture where it is. */
export const mediaStays = (kind: MediaKind): boolean => leasts[kind] === null;

const rightsOf: Readonly<Partial<Record<MediaKind, Right>>> = {
  product: 'shop.edit',
  club: 'clubs.edit',
  event: 'events.text',
};
type Thing = { readonly kind: MediaKind; readonly publicId: string };

/**
 * Those of the things that a person may not give another picture on their own cards: while there is one, the picture is not his to
 * replace (BO-195). `now`: unix seconds.
 */
export const mediaBeyond = <T extends Thing>(things: readonly T[], grants: readonly Grant[], now: number): T[] =>
  things.filter(({ kind, publicId }) => {
    const places = kind === 'event' ? [{ event: publicId, start: null }] : [];
    return !mediaStays(kind) && may(grants, rightsOf[kind] ?? 'content.publish', places, now).verdict !== 'yes';
  });

export const mediaActs = ['replace', 'remove'] as const;
export type MediaAct = (typeof mediaActs)[number];

/** What may be done with a picture: `kinds` of what shows it, `rested` seconds since that changed last. */
export const mediaActsOf = (kinds: readonly MediaKind[], rested: number): MediaAct[] => {
  if (!kinds.every(mediaStays)) return ['replace'];
  return kinds.length === 0 && rested >= mediaRests ? ['remove'] : [];
};
