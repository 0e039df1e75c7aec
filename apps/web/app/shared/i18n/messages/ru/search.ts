export const search = {
  title: 'Поиск',
  description: 'Найдите забег по названию или городу, вещь или раздел магазина.',
  label: 'Забег, город или вещь',
  find: 'Найти',
  found:
    '{count, plural, one {Найден # старт} few {Найдено # старта} many {Найдено # стартов} other {Найдено # старта}}',
  upcoming: 'Предстоящие старты',
  categories: 'Разделы магазина',
  foundCategories: '{count, plural, one {Раздел магазина} other {Разделы магазина}}',
  foundGoods:
    '{count, plural, one {Найдена # вещь} few {Найдено # вещи} many {Найдено # вещей} other {Найдено # вещи}}',
  allGoods: '{count, plural, one {Показать # вещь} few {Все # вещи} many {Все # вещей} other {Все # вещи}}',
  nothing: 'По запросу «{text}» ничего нет',
  nothingText: 'Попробуйте другой город, название или вещь.',
  calendar: 'Открыть календарь',
  shop: 'В магазин',
} as const;
