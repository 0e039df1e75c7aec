import type { Translation } from '../../types.ts';
import type { news as ru } from '../ru/news.ts';

export const news: Translation<typeof ru> = {
  title: 'News',
  description: 'News of the starts: sales, results, training, logistics and clubs.',
  lead: 'What has opened, what has been run and what comes next.',
  all: 'All news',
  more: 'More news',
  about: 'About the start',
  toEvent: 'To the event',
  page: 'News, page {page, number}',
  rss: 'RSS feed',
  emptyTitle: 'It is quiet here',
  emptyText: 'News will come with new starts. See where you can sign up already.',
  toCalendar: 'To the calendar',
};
