/** Pages behind the links of mailings (DEC-45). */
export const mailing = {
  title: 'Рассылка',
  description: 'Подписка на новости о стартах.',
  subscribing: 'Подписываем',
  subscribed: 'Новости о стартах и скидках будут приходить на вашу почту. Отписаться можно в каждом письме.',
  unsubscribing: 'Отписываем',
  unsubscribed: 'Письма о купленных билетах приходят по-прежнему.',
  wait: 'Проверяем ссылку.',
  toMain: 'На главную',
} as const;
