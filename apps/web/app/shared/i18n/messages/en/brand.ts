import { brandLatin } from '@trassa/rules';
import type { Translation } from '../../types.ts';
import type { brand as ru } from '../ru/brand.ts';

export const brand: Translation<typeof ru> = {
  name: brandLatin,
  home: 'Obstacle races',
  homeText: 'Obstacle races across Russia: solo, team and kids formats. Choose a city and buy a ticket.',
  sport: 'Obstacle race',
  calendarText: 'Calendar of obstacle races: cities, dates, formats and places left.',
  resultsText: 'Results of past obstacle races: full tables, places, times and finisher certificates.',
  shopText:
    'T-shirts, hoodies, headwear, medal holders and gear for obstacle races. Delivery in Russia, Kazakhstan, Belarus and Tajikistan.',
  categoryText: '{title} from the obstacle racing shop: sizes, prices, stock and delivery.',
  certificates: 'Gift certificate for an obstacle race',
  insurance: 'Insurance for an obstacle race',
};
