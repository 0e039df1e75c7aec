import type { Language } from '@trassa/contracts';
import { brandIn, formatDate } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { CalendarRow } from './calendar.repository.ts';
import { say } from '../../kernel/say.ts';

/** What the share picture of an event city says, in one language; `date` as '16 мая 2027', `distance` as '10 км'. */
export type ShareCard = {
  plate: unknown;
  title: string;
  city: string;
  date: string;
  distance: string | null;
  brand: string;
};

type ShareFields = Pick<
  CalendarRow,
  | 'plate'
  | 'eventTitleRu'
  | 'eventTitleEn'
  | 'cityNameRu'
  | 'cityNameEn'
  | 'startTime'
  | 'timezone'
  | 'distance'
  | 'brand'
>;

const numbers = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };

export const toShareCard = (row: ShareFields, language: Language): ShareCard => ({
  plate: row.plate,
  title: say(language, row.eventTitleRu, row.eventTitleEn),
  city: say(language, row.cityNameRu, row.cityNameEn),
  date: formatDate(toUnix(row.startTime), row.timezone, language),
  distance:
    row.distance === null ? null : `${numbers[language].format(row.distance)} ${language === 'en' ? 'km' : 'км'}`,
  brand: brandIn(language, row.brand),
});
