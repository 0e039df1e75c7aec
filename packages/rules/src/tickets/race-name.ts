import { isoDay } from '../dates/zone.ts';
import { formatNumber } from '../number-text.ts';

type Language = 'ru' | 'en';

const units = { ru: 'км', en: 'km' } as const;

/** 'Забег, Москва, 2027': starts of one city and of one series are told apart; what the title says itself is not said twice. */
export const raceName = (race: {
  readonly event: string;
  readonly city: string;
  /** Unix seconds. */
  readonly start: number;
  readonly timezone: string;
}): string => {
  const year = isoDay(race.start, race.timezone).slice(0, 4);
  const isNamed = (word: string): boolean => race.event.toLocaleLowerCase().includes(word.toLocaleLowerCase());
  return [race.event, ...[race.city, year].filter((word) => word !== '' && !isNamed(word))].join(', ');
};

/** 'Личный, 10,5 км', 'Команда из 10 · 5 км': the format by its distance, once; the number and its unit never part. */
export const formatWithDistance = (title: string, distance: number | null, language: Language): string => {
  if (distance === null || distance === 0) return title;
  const number = formatNumber(distance, language);
  // Neither «10 км» for 0 km nor for 110 km: the number stands by itself.
  const said = new RegExp(String.raw`(^|[^\d.,])${number.replaceAll('.', String.raw`\.`)}\s*${units[language]}`, 'iu');
  if (said.test(title)) return title;
  // «Команда из 10, 5 км» would read as ten and a half.
  const joint = /\d$/u.test(title) ? '\u00a0· ' : ', ';
  return `${title}${joint}${number}\u00a0${units[language]}`;
};
