import type { Translation } from '../../types.ts';
import type { news as ru } from '../ru/news.ts';

export const news: Translation<typeof ru> = {
  title: 'News',
  description: 'Race news: sales, results, training, logistics and clubs.',
  lead: 'What’s on sale, how the races went and what’s next.',
  all: 'All news',
  more: 'More news',
  preview: 'Preview: this text is not on the site yet.',
  previewShown: 'Preview: the site shows this very text.',
  about: 'About the race',
  toEvent: 'Event page',
  page: 'News, page {page, number}',
  rss: 'RSS feed',
  emptyTitle: 'All quiet here',
  emptyText: 'News arrives with new races. See which ones are open now.',
  toCalendar: 'Open the calendar',
};
