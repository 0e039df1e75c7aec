import type { Translation } from '../../types.ts';
import type { news as ru } from '../ru/news.ts';

export const news: Translation<typeof ru> = {
  title: 'News',
  description: 'Race news: sales, results, training, logistics and clubs.',
  lead: 'What has opened, what has been raced and what comes next.',
  all: 'All news',
  more: 'More news',
  about: 'About the race',
  toEvent: 'Event page',
  page: 'News, page {page, number}',
  rss: 'RSS feed',
  emptyTitle: 'It is quiet here',
  emptyText: 'News will come with new races. See which ones are open now.',
  toCalendar: 'Open the calendar',
};
