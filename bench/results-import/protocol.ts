/** Titles of the formats between which the rows are divided. */
export const formatTitles = ['Личный 5 км', 'Личный 10 км', 'Личный 21 км', 'Личный 42 км'] as const;
const kilometres = [5, 10, 21.1, 42.2];

const surnames = [
  'Иванов',
  'Смирнов',
  'Кузнецов',
  'Ёлкин',
  'Соколов',
  'Лебедев',
  'Новиков',
  'Морозов',
  'Волков',
  'Зайцев',
];
const names = ['Александр', 'Дмитрий', 'Максим', 'Сергей', 'Андрей', 'Алексей', 'Артём', 'Илья', 'Кирилл', 'Михаил'];
const groups = ['18-29', '30-39', '40-49', '50-59', '60+'];

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${pair(Math.floor(seconds / 3600))}:${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)},${Math.floor((ms % 1000) / 100)}`;
};

/**
 * A protocol as a timing crew exports it: semicolons, titles above the header, two splits, some who did not finish; the rows
 * are divided between the formats of these titles.
 */
export const writeProtocol = (rows: number, titles: readonly string[] = formatTitles): string => {
  const lines = [
    'Итоговый протокол',
    '',
    'Ст. №;Фамилия;Имя;Пол;Категория;Клуб;Формат;КТ1;КТ2;Чистое время;Время от выстрела;Статус',
  ];
  for (let at = 0; at < rows; at += 1) {
    const format = at % titles.length;
    const isMale = at % 3 !== 0;
    // Every place of the table is moved by its neighbours: times do not come in order.
    const ms = (kilometres[format] ?? 5) * (240_000 + ((at * 7919) % 360_000));
    const isOut = at % 40 === 7;
    lines.push(
      [
        Math.floor(at / titles.length) + 1,
        `${surnames[at % 10]}${isMale ? '' : 'а'}`,
        names[Math.floor(at / 10) % 10],
        isMale ? 'М' : 'Ж',
        `${isMale ? 'М' : 'Ж'} ${groups[at % 5]}`,
        at % 4 === 0 ? `Клуб ${at % 300}` : '',
        titles[format],
        clock(ms / 3),
        clock((ms * 2) / 3),
        isOut ? '' : clock(ms),
        isOut ? '' : clock(ms + (at % 900) * 100),
        isOut ? 'DNF' : '',
      ].join(';'),
    );
  }
  return `${lines.join('\r\n')}\r\n`;
};
