import type { Translation } from '../../types.ts';
import type { news as ru } from '../ru/news.ts';

export const news: Translation<typeof ru> = {
  title: 'News',
  description: 'Race news: sales, results, training, logistics and clubs.',
  lead: 'What has opened, what has been run and what comes next.',
  all: 'All news',
  more: 'More news',
  about: 'About the race',
  toEvent: 'To the event',
  page: 'News, page {page, number}',
  rss: 'RSS feed',
  emptyTitle: 'It is quiet here',
  emptyText: 'News will come with new races. See where you can sign up already.',
  toCalendar: 'To the calendar',
};
