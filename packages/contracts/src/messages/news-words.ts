/** What the staff is told of news. */
export const newsWords = {
  ru: {
    news_at: 'Назначьте время в ближайший год, не в прошлом',
    news_shown: 'Новость уже на сайте: правка публикуется сразу',
    news_links_ended: 'Ссылки на черновик больше не открываются',
  },
  en: {
    news_at: 'Choose a moment within a year, not in the past',
    news_shown: 'It is on the site already: a change is published at once',
    news_links_ended: 'Links to the draft open no more',
  },
} as const;
