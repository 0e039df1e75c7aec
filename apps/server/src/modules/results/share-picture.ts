import type { Language } from '@trassa/contracts';
import { formatDate } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { finishTime } from './result.presenter.ts';
import { cityName, eventTitle, formatTitle, isPubliclyNamed, nameOf, type ResultView } from './result-view.ts';

/** What the share picture of a result says, in one language; `place` as '12 место из 340'. */
export type ResultShareCard = {
  plate: unknown;
  name: string;
  time: string;
  place: string;
  /** Event, city, format and date. */
  start: string;
  brand: string;
};

const placeText = ({ position, finishers }: ResultView, language: Language): string => {
  if (position === null) return '';
  const numbers = new Intl.NumberFormat(language);
  const [place, all] = [numbers.format(position), numbers.format(finishers)];
  return language === 'en' ? `place ${place} of ${all}` : `${place} место из ${all}`;
};

/** Null for who did not finish or does not show the name. */
export const toShareCard = (view: ResultView, language: Language, brand: string): ResultShareCard | null =>
  isPubliclyNamed(view)
    ? {
        plate: view.plate,
        name: nameOf(view),
        time: finishTime(view),
        place: placeText(view, language),
        start: [
          `${eventTitle(view, language)}, ${cityName(view, language)}`,
          formatTitle(view, language),
          formatDate(toUnix(view.start_time), view.timezone, language),
        ].join(' · '),
        brand,
      }
    : null;
