import { GENERATOR_VERSION, plateHash, shortHash } from '../picture-name.ts';
import { toPlate } from '../terrain/plate.ts';

/** What a share picture says; texts are in the picture's language. */
export type OgCard = {
  /** As stored with the event city. */
  readonly plate: unknown;
  /** Title of the event. */
  readonly title: string;
  readonly city: string;
  /** '16 мая 2027' */
  readonly date: string;
  /** '10 км'; null where an event has no single distance. */
  readonly distance: string | null;
  /** Name of the site. */
  readonly brand: string;
};

export type OgLanguage = 'ru' | 'en';

/** Fingerprint of all that the picture says; part of its name. */
export const ogHash = (card: OgCard): string =>
  shortHash(
    JSON.stringify([
      GENERATOR_VERSION,
      plateHash(toPlate(card.plate)),
      card.title,
      card.city,
      card.date,
      card.distance,
      card.brand,
    ]),
  );

/** Path relative to `/images/`. */
export const ogPath = (publicId: string, language: OgLanguage, card: OgCard): string =>
  `og/${ogHash(card)}/${publicId}-${language}.jpg`;

/** What the share picture of a result says; texts are in the picture's language. */
export type ResultOgCard = {
  /** As stored with the event city. */
  readonly plate: unknown;
  /** Of the runner or the team. */
  readonly name: string;
  /** '00:42:10' */
  readonly time: string;
  /** '12 место из 340'; '' where there is none. */
  readonly place: string;
  /** Event, city, format and date. */
  readonly start: string;
  /** Name of the site. */
  readonly brand: string;
};

/** Fingerprint of all that the picture says; part of its name. */
export const resultOgHash = ({ plate, name, time, place, start, brand }: ResultOgCard): string =>
  shortHash(JSON.stringify(['result', GENERATOR_VERSION, plateHash(toPlate(plate)), name, time, place, start, brand]));

/** Endings of its files: for links that are passed on, the same to keep, and the tall one for stories. */
export const RESULT_FILES = { link: '.jpg', wide: '.png', tall: '-tall.png' } as const;
export type ResultFile = keyof typeof RESULT_FILES;

/** Path relative to `/images/`: its name changes with what it says. */
export const resultOgPath = (
  publicId: string,
  language: OgLanguage,
  card: ResultOgCard,
  file: ResultFile = 'link',
): string => `og/result/${resultOgHash(card)}/${publicId}-${language}${RESULT_FILES[file]}`;
