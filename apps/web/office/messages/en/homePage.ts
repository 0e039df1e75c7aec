import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { homePage as ru } from '../ru/homePage.ts';

export const homePage: Translation<typeof ru> = {
  title: 'Home page',
  onSite: 'Open the home page',
  poster: 'First screen',
  below: 'Blocks below the next starts',
  leading: 'Events on the poster',
  leadingText:
    'The poster is of the first event of the list that sells now. Once its sale is over, the poster goes on to the next one by itself.',
  pinned: 'Pinned news',
  pinnedText: 'They come first, the latest behind them. The home page has four in all.',
  none: {
    leading: 'None chosen: the poster is of an event with the mark “in the slider” that sells now.',
    pinned: 'None chosen: the latest are shown.',
  },
  gone: { leading: 'Not on the site', pinned: 'Not on the site' },
  add: { leading: 'Add an event', pinned: 'Pin an item' },
  choose: 'Choose',
  remove: 'Take away',
  removeOf: 'Take “{title}” away',
  show: 'Show',
  from: 'from {at}',
  until: 'until {at}',
  go: 'Open',
  field: { starts_at: 'From, Moscow time', ends_at: 'Until, Moscow time' },
  state: { shown: 'On the site', coming: 'Appears', over: 'Over', hidden: 'Hidden' },
  slot: {
    season: 'Line of the season',
    signs: 'Obstacles',
    stories: 'Stories',
    goods: 'Goods',
    news: 'News',
    partners: 'Partners',
  },
  about: {
    season: 'The tag above the headline of the poster. The season itself is in the settings.',
    signs: 'The strip of all obstacle signs.',
    stories: 'Published stories in their order.',
    goods: 'Goods that the shop has for the home page.',
    news: 'Pinned and latest news.',
    partners: 'Names of partners from the settings.',
  },
};
