import type { Event, Kind } from '@trassa/contracts';
import type { Minor } from '../../kernel/money.ts';

/** Quotas and price steps of a format as they come aggregated in one row; prices in kopecks, moments ISO. */
export type KindRow = {
  kind: Kind;
  quota_id: number;
  capacity: number;
  taken: number;
  prices: { at: string; price: Minor }[];
};

export type ClusterRow = {
  id: number;
  name_ru: string;
  name_en: string | null;
  file: boolean;
  document: string | null;
  capacity: number | null;
  taken: number;
  start_time: string | null;
};

export type SaleRow = {
  id: number;
  starts_at: string;
  ends_at: string;
  discount_form: 'percent' | 'amount';
  discount: number;
  count: number;
  format_ids: number[];
  formats: string[];
};

/** Columns of `formats` that both the wire and the sale need. */
export type FormatRow = {
  id: number;
  public_id: string;
  event_city_id: number;
  title_ru: string;
  title_en: string | null;
  description_ru: string | null;
  description_en: string | null;
  distance_km: number | null;
  obstacles: number;
  logo: string | null;
  start_time: Date;
  registration_end: Date;
  sale_start: Date | null;
  sale_end: Date | null;
  min_count: number;
  max_count: number | null;
  is_team: boolean;
  team_all: boolean;
  fixed_count: boolean;
  buy_limit: number | null;
  age_min: number | null;
  age_max: number | null;
  gender: 'male' | 'female' | null;
  regions: number[];
  select_title_ru: string | null;
  select_title_en: string | null;
  select_values: { ru: string; en?: string | null }[] | null;
  select_field: string | null;
  license: boolean;
  additional_fields: {
    name: string;
    label_ru: string;
    label_en?: string | null;
    required: boolean;
    type?: 'text' | 'number' | 'date' | 'checkbox';
  }[];
  notes_ru: string | null;
  notes_en: string | null;
  preregistration: boolean;
  shirt_unavailable: boolean;
  booked_numbers: boolean;
  qr: boolean;
  hidden: boolean;
  online: boolean;
  delivery: boolean;
  kinds: KindRow[];
  clusters: ClusterRow[];
  sales: SaleRow[];
};

export type EventRow = {
  event_id: number;
  event_public_id: string;
  event_title_ru: string;
  event_title_en: string | null;
  description_ru: string;
  description_en: string | null;
  external_url: string | null;
  slider: boolean;
  banners: Event['banners'];
  type_public_id: string;
  type_title_ru: string;
  type_title_en: string | null;
  type_description_ru: string;
  type_description_en: string | null;
  type_logo: string;
  video_promo: string | null;
  project_link: string | null;
  project_picture: string | null;
  project_title_ru: string;
  project_title_en: string | null;
};

/** A listed format as a card sees it. */
export type CardFormatRow = {
  title_ru: string;
  title_en: string | null;
  distance: number | null;
  obstacles: number;
  start: string;
  sale_start: string | null;
  sale_end: string | null;
  kinds: KindRow[];
};

export type CardRow = {
  id: number;
  public_id: string;
  event_id: number;
  city_id: number;
  city_name_ru: string;
  city_name_en: string;
  address_ru: string;
  address_en: string | null;
  place_ru: string;
  place_en: string | null;
  timezone: string;
  start_time: Date;
  finish_time: Date | null;
  sale_start: Date | null;
  sale_end: Date | null;
  latitude: number | null;
  longitude: number | null;
  plate: unknown;
  formats: CardFormatRow[];
};

export type DetailRow = CardRow & {
  brand: string;
  directions_ru: string;
  directions_en: string | null;
  climb: number | null;
  course: string[];
  programme: { at: string; title_ru: string; title_en?: string | null }[];
  questions: { question_ru: string; question_en?: string | null; answer_ru: string; answer_en?: string | null }[];
};
