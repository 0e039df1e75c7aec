import type { Translation } from '../../types.ts';
import type { home as ru } from '../ru/home.ts';

export const home: Translation<typeof ru> = {
  season: 'The {year} season is open',
  headlineFirst: 'Mud washes off.',
  headlineSecond: 'The finish stays.',
  lead: '{obstacles, plural, =0 {} one {# obstacle, } other {# obstacles, }}{kilometres, plural, one {# kilometre} other {# kilometres}}, one ticket.',
  choose: 'Choose a race',
  team: 'Bring a team',
  next: 'Next races',
  all: 'All races this season',
  signs: 'On the course',
  signsLead: '{count, plural, one {# sign} other {# signs}}. You will meet them all.',
  stories: 'Stories',
  news: 'News',
  partners: 'Partners',
  story: 'Story: {title}',
  slide: 'Slide {number, number} of {total, number}',
  nextSlide: 'Next slide',
  prevSlide: 'Previous slide',
  pause: 'Pause',
  goOn: 'Resume',
  more: 'More',
};
