import type { Translation } from '../../../../app/shared/i18n/types.ts';
import type { homeFields as ru } from '../../ru/history/home-fields.ts';

export const homeFields: Translation<typeof ru> = {
  sections: 'Blocks and their order',
  signs: 'Obstacles',
  stories: 'Stories',
  home_goods: 'Goods',
  news: 'News',
  leading: 'Events on the poster',
  pinned: 'Pinned news',
  is_shown: 'Shown',
  slides: 'Slides',
};
