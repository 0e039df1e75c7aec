export const pickupPoints = {
  title: 'Пункты выдачи',
  search: 'Город или адрес',
  new: 'Новый пункт',
  empty: 'Пунктов пока нет: добавьте первый, и его предложат в его городе.',
  emptyWays: 'Пункты есть у способов доставки «Пункт выдачи». Сначала заведите такой способ.',
  column: { name: 'Пункт', city: 'Город', address: 'Адрес', way: 'Способ', state: 'Состояние' },
  view: { open: 'Открытые', hidden: 'Скрытые' },
  filter: { state: 'Состояние', way: 'Способ' },
  value: { state: { draft: 'Скрыт', published: 'На сайте' } },
} as const;
