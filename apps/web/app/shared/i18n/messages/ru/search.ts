export const search = {
  title: 'Поиск',
  description: 'Найдите забег по названию или городу, товар или раздел магазина.',
  label: 'Забег, город или товар',
  find: 'Найти',
  found:
    '{count, plural, one {Найден # старт} few {Найдено # старта} many {Найдено # стартов} other {Найдено # старта}}',
  upcoming: 'Предстоящие старты',
  categories: 'Разделы магазина',
  foundCategories: '{count, plural, one {Раздел магазина} other {Разделы магазина}}',
  foundGoods:
    '{count, plural, one {Найден # товар} few {Найдено # товара} many {Найдено # товаров} other {Найдено # товара}}',
  allGoods: '{count, plural, one {Показать # товар} few {Все # товара} many {Все # товаров} other {Все # товара}}',
  nothing: 'По запросу «{text}» ничего нет',
  nothingText: 'Попробуйте другой город, название или товар.',
  calendar: 'Открыть календарь',
  shop: 'В магазин',
} as const;
