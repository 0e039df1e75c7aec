import type { Language, ResultColumn } from '@trassa/contracts';
import { say } from '../../kernel/say.ts';
import type { StoredResult } from './result-row.ts';

/** What an event city's certificates say instead of the usual words; null in English means the Russian text. */
export type CertificateTemplate = {
  title_ru: string;
  title_en: string | null;
  text_ru: string;
  text_en: string | null;
  signed_ru: string;
  signed_en: string | null;
  ground: string;
};

/** A published result with its start. */
export type ResultView = StoredResult & {
  event_city_id: number;
  event_city: string;
  event_public_id: string;
  event_title_ru: string;
  event_title_en: string | null;
  city_id: number;
  city_name_ru: string;
  city_name_en: string;
  start_time: Date;
  timezone: string;
  plate: unknown;
  format_public_id: string;
  format_title_ru: string;
  format_title_en: string | null;
  distance_km: number | null;
  columns: ResultColumn[];
  has_tenths: boolean;
  leader_ms: number | null;
  /** Who has a place: in the format, of the gender, in the category; a team of several people is one. */
  finishers: number;
  finishers_gender: number | null;
  finishers_category: number | null;
  /** Those of the format with a longer time; null for who has no place. */
  slower: number | null;
  template: CertificateTemplate | null;
};

/** Whom a certificate names: the person, else the team; '' when nobody is known. */
export const nameOf = ({
  last_name: last,
  first_name: first,
  team,
}: Pick<ResultView, 'last_name' | 'first_name' | 'team'>) => [first, last].filter(Boolean).join(' ') || team || '';

/** Finished and known by name: only of that a paper can be made. */
export const isCertifiable = (view: ResultView): boolean => view.status === 'finished' && nameOf(view) !== '';

/** For everybody; the owner gets his paper whatever others see. */
export const isPubliclyNamed = (view: ResultView): boolean => isCertifiable(view) && !view.name_hidden;

/** Per cent of the finishers that were slower, one decimal. */
export const fasterThan = ({ slower, finishers }: ResultView): number | null =>
  slower === null || finishers === 0 ? null : Math.round((slower / finishers) * 1000) / 10;

export const eventTitle = (view: ResultView, language: Language): string =>
  say(language, view.event_title_ru, view.event_title_en);
export const cityName = (view: ResultView, language: Language): string =>
  say(language, view.city_name_ru, view.city_name_en);
export const formatTitle = (view: ResultView, language: Language): string =>
  say(language, view.format_title_ru, view.format_title_en);
