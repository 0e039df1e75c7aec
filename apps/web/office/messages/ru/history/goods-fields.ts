/** Fields of goods, their parcels and prepared baskets, in forms and histories. */
export const goodsFields = {
  stock: 'Всего',
  low_mark: 'Мало – это',
  pieces: 'Штук',
  track: 'Номер отправления',
  address: 'Адрес',
  index: 'Индекс',
  parcels: 'Посылки',
  tracks: 'Треки',
  weight_grams: 'Вес, г',
  selector: 'Что',
  proportion_public_id: 'Вариант',
} as const;
