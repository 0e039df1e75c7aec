/** Fields of the home page and of its stories in histories. */
export const homeFields = {
  sections: 'Блоки и их порядок',
  signs: 'Препятствия',
  stories: 'Истории',
  goods: 'Товары',
  news: 'Новости',
  leading: 'События на афише',
  pinned: 'Закреплённые новости',
  is_shown: 'Показывать',
  slides: 'Слайды',
} as const;
