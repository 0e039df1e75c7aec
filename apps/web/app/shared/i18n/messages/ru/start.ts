/** Cards of starts, wherever they stand. */
export const start = {
  lastPlaces: 'Последние места',
  soldOut: 'Мест нет',
  soon: 'Скоро',
  saleFrom: 'Продажа с {date}',
  saleSoon: 'Продажа скоро откроется',
  closed: 'Продажа закрыта',
  past: 'Завершено',
  obstaclesAt: '{place}, {obstacles}',
  terrainAlt: 'Схема рельефа: {place}',
  free: 'бесплатно',
  kilometres: 'км',
  buy: 'Билеты',
  buyTo: 'Билеты: {place}, {price}',
  manyCities: 'В городах России',
  join: 'Принять участие',
  joinTo: 'Принять участие: {title}',
} as const;
