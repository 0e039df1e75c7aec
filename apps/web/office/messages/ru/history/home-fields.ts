/** Fields of the home page and of its stories in histories. */
export const homeFields = {
  sections: 'Блоки и их порядок',
  signs: 'Препятствия',
  stories: 'Истории',
  /** `goods` alone is what a way of delivery carries. */
  home_goods: 'Товары',
  news: 'Новости',
  leading: 'События на афише',
  pinned: 'Закреплённые новости',
  is_shown: 'Показывать',
  slides: 'Слайды',
} as const;
