/** What the staff is told of news, banners and legal texts. */
export const newsWords = {
  ru: {
    moment_ahead: 'Назначьте время в ближайший год, не в прошлом',
    news_shown: 'Новость уже на сайте: правка публикуется сразу',
    banners_most: 'На странице уже {max} баннеров: удалите лишние',
    banner_over: 'Срок уже прошёл: поменяйте или сотрите',
    old_price: 'Прежняя цена – выше нынешней, или её нет',
    legal_text_there: 'Этот текст уже есть: правьте его в разделе «Документы»',
    page_shown: 'Страница уже на сайте: правка публикуется сразу',
    page_block: 'В блоке не хватает слов, картинки или ссылки',
    page_block_english: 'Переведите блок целиком или не переводите совсем',
    page_replacement: 'На эту страницу ведут меню или документы: выберите, какая её заменит',
    draft_links_ended: 'Ссылки на черновик больше не открываются',
  },
  en: {
    moment_ahead: 'Choose a moment within a year, not in the past',
    news_shown: 'It is on the site already: a change is published at once',
    banners_most: 'The page has {max} banners already: delete some',
    banner_over: 'This is over: change or erase it',
    old_price: 'The price before is above the one now, or there is none',
    legal_text_there: 'There is this text already: change it among the documents',
    page_shown: 'It is on the site already: a change is published at once',
    page_block: 'The block lacks words, a picture or a link',
    page_block_english: 'Translate the whole block or none of it',
    page_replacement: 'The menu or documents lead to this page: choose the one that replaces it',
    draft_links_ended: 'Links to the draft open no more',
  },
} as const;
