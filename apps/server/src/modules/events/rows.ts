import type { Event, Kind } from '@trassa/contracts';
import type { Minor } from '../../kernel/money.ts';

/** Quotas and price steps of a format as they come aggregated in one row; prices in kopecks, moments ISO. */
export type KindRow = {
  kind: Kind;
  quotaId: number;
  /** Without what is kept back. */
  capacity: number;
  taken: number;
  prices: { at: string; price: Minor }[];
  /** Steps that are still to begin with so many places, the first one first; `at`: or at this moment, whichever comes first. */
  counted: { from: number; price: Minor; at: string | null }[];
};

export type ClusterRow = {
  id: number;
  nameRu: string;
  nameEn: string | null;
  file: boolean;
  document: string | null;
  capacity: number | null;
  taken: number;
  startTime: string | null;
};

export type FormatSaleRow = {
  id: number;
  startsAt: string;
  endsAt: string;
  discountForm: 'percent' | 'amount';
  discount: number;
  count: number;
  formatIds: number[];
  formatPublicIds: string[];
};

/** Columns of `formats` that both the wire and the sale need. */
export type FormatRow = {
  id: number;
  publicId: string;
  eventCityId: number;
  titleRu: string;
  titleEn: string | null;
  descriptionRu: string | null;
  descriptionEn: string | null;
  /** Kilometres. */
  distance: number | null;
  obstacles: number;
  logo: string | null;
  startTime: Date;
  registrationEnd: Date;
  saleStart: Date | null;
  saleEnd: Date | null;
  minCount: number;
  maxCount: number | null;
  isTeam: boolean;
  teamAll: boolean;
  fixedCount: boolean;
  buyLimit: number | null;
  ageMin: number | null;
  ageMax: number | null;
  gender: 'male' | 'female' | null;
  regions: number[];
  selectTitleRu: string | null;
  selectTitleEn: string | null;
  selectValues: { ru: string; en?: string | null }[] | null;
  selectField: string | null;
  license: boolean;
  additionalFields: {
    name: string;
    label_ru: string;
    label_en?: string | null;
    required: boolean;
    type?: 'text' | 'number' | 'date' | 'checkbox';
    /** Asked no more; answers that were given stay. */
    hidden?: boolean;
  }[];
  notesRu: string | null;
  notesEn: string | null;
  preregistration: boolean;
  shirtUnavailable: boolean;
  bookedNumbers: boolean;
  qr: boolean;
  hidden: boolean;
  online: boolean;
  delivery: boolean;
  kinds: KindRow[];
  clusters: ClusterRow[];
  sales: FormatSaleRow[];
};

/** An event type with its project. */
export type EventTypeRow = {
  typePublicId: string;
  typeTitleRu: string;
  typeTitleEn: string | null;
  typeDescriptionRu: string;
  typeDescriptionEn: string | null;
  typeLogo: string;
  videoPromo: string | null;
  projectLink: string | null;
  projectPicture: string | null;
  projectTitleRu: string;
  projectTitleEn: string | null;
};

export type EventRow = EventTypeRow & {
  eventId: number;
  eventPublicId: string;
  eventTitleRu: string;
  eventTitleEn: string | null;
  descriptionRu: string;
  descriptionEn: string | null;
  externalUrl: string | null;
  slider: boolean;
  banners: Event['banners'];
};

/** A listed format as a card sees it. */
export type CardFormatRow = {
  titleRu: string;
  titleEn: string | null;
  distance: number | null;
  obstacles: number;
  isTeam: boolean;
  start: string;
  saleStart: string | null;
  saleEnd: string | null;
  kinds: KindRow[];
};

export type CardRow = {
  id: number;
  publicId: string;
  eventId: number;
  cityId: number;
  cityNameRu: string;
  cityNameEn: string;
  /** Every format that is listed is run wherever one likes. */
  isOnline: boolean;
  addressRu: string;
  addressEn: string | null;
  placeRu: string;
  placeEn: string | null;
  timezone: string;
  startTime: Date;
  finishTime: Date | null;
  /** The day it was moved from lately. */
  movedFrom: Date | null;
  saleStart: Date | null;
  saleEnd: Date | null;
  latitude: number | null;
  longitude: number | null;
  plate: unknown;
  formats: CardFormatRow[];
};

/** A start with what names it: the part that calendars, site maps and files of courses share. */
export type NamedStartRow = {
  publicId: string;
  eventPublicId: string;
  eventTitleRu: string;
  eventTitleEn: string | null;
  cityNameRu: string;
  cityNameEn: string;
  startTime: Date;
  timezone: string;
  latitude: number | null;
  longitude: number | null;
};

/** All that the event page shows of an event city. */
export type CityDetailRow = CardRow & {
  brand: string;
  directionsRu: string;
  directionsEn: string | null;
  climb: number | null;
  course: string[];
  track: unknown;
  programme: { at: string; title_ru: string; title_en?: string | null }[];
  questions: { question_ru: string; question_en?: string | null; answer_ru: string; answer_en?: string | null }[];
};
