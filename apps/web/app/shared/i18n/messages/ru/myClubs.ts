/** Clubs in the cabinet (ME-11…19). */
export const myClubs = {
  title: 'Клубы',
  description: 'Клубы, в которых вы состоите.',
  failed: 'Клубы не загрузились. Проверьте интернет и повторите.',
  empty: 'Вы не состоите ни в одном клубе',
  emptyText: 'С клубом легче тренироваться, собирать команду и ехать на старт.',
  choose: 'Выбрать клуб',
  search: 'Поиск по названию',
  sort: 'Порядок',
  by: {
    date: 'По дате',
    name: 'По названию',
  },
  ascending: '{by}, по возрастанию',
  descending: '{by}, по убыванию',
  count: '{count, plural, one {# клуб} few {# клуба} many {# клубов} other {# клуба}}',
  found:
    '{count, plural, =0 {Ничего не найдено} one {Найден # клуб} few {Найдено # клуба} many {Найдено # клубов} other {Найдено # клуба}}',
  open: 'Перейти в клуб',
} as const;
