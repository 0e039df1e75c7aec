/** What the staff is told of news, banners, legal texts and settings. */
export const newsWords = {
  ru: {
    moment_ahead: 'Назначьте время в ближайший год, не в прошлом',
    news_shown: 'Новость уже на сайте: правка публикуется сразу',
    banners_most: 'На странице уже {max} баннеров: удалите лишние',
    banner_over: 'Срок уже прошёл: поменяйте или сотрите',
    old_price: 'Прежняя цена – выше нынешней, или её нет',
    legal_text_there: 'Этот текст уже есть: правьте его в разделе «Документы»',
    draft_links_ended: 'Ссылки на черновик больше не открываются',
    outside_link: 'Нужна полная ссылка с https://',
    quiet_hours: 'Тишина начинается вечером и кончается утром: «до» меньше, чем «с»',
    said_twice: 'Это уже есть выше',
  },
  en: {
    moment_ahead: 'Choose a moment within a year, not in the past',
    news_shown: 'It is on the site already: a change is published at once',
    banners_most: 'The page has {max} banners already: delete some',
    banner_over: 'This is over: change or erase it',
    old_price: 'The price before is above the one now, or there is none',
    legal_text_there: 'There is this text already: change it among the documents',
    draft_links_ended: 'Links to the draft open no more',
    outside_link: 'A whole link with https:// is needed',
    quiet_hours: 'Quiet hours begin in the evening and end in the morning: “until” is less than “from”',
    said_twice: 'This stands above already',
  },
} as const;
