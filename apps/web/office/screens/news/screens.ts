export { NewNews } from './new-news.tsx';
export { News } from './news.tsx';
export { NewsList } from './news-list.tsx';
