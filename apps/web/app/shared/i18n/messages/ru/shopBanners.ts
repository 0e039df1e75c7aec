/** Slider of the external shop's banners. */
export const shopBanners = {
  title: 'В магазине партнёра',
  pause: 'Остановить',
  play: 'Листать',
  back: 'Назад',
  forward: 'Вперёд',
  before: 'Прежняя цена',
} as const;
