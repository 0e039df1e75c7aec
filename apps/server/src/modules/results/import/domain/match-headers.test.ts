import { describe, expect, it } from 'vitest';
import { meaningOf } from './header-words.ts';
import { findHeader, matchHeaders, unknownOverrides } from './match-headers.ts';

const fields = (...headers: string[]) => matchHeaders(headers).map(({ field }) => field);

describe('headers of timing crews', () => {
  it.each([
    [
      'start_number',
      [
        'Ст. №',
        'Стартовый номер',
        'Номер',
        'Нагрудный номер',
        '№ старт',
        'Bib',
        'Bib #',
        'Start No',
        '№',
        'Номер участника',
      ],
    ],
    ['last_name', ['Фамилия', 'Last name', 'Surname', 'LASTNAME']],
    ['first_name', ['Имя', 'First Name', 'Given name']],
    ['full_name', ['ФИО', 'Фамилия Имя', 'Фамилия, имя', 'Участник', 'Спортсмен', 'Name', 'Имя Фамилия', 'Athlete']],
    ['gender', ['Пол', 'Gender', 'Sex', 'М/Ж']],
    ['category', ['Категория', 'Группа', 'Зачёт', 'Category', 'Division']],
    ['age_group', ['Возрастная группа', 'Возр. гр.', 'Age group']],
    ['age', ['Возраст', 'Age', 'Лет']],
    ['birth', ['Год рождения', 'Г.р.', 'Дата рождения', 'YOB', 'Year of birth']],
    ['club', ['Клуб', 'Club', 'Клуб/команда']],
    ['team', ['Команда', 'Название команды', 'Team', 'Team name']],
    ['format', ['Формат', 'Race', 'Забег']],
    ['distance', ['Дистанция', 'Дистанция, км', 'Distance']],
    ['leg', ['Этап', '№ этапа', 'Leg']],
    ['runner', ['Runner 1', 'Runners 1 / Leg 1', 'Участник 2', 'Member #3', 'ФИО 1', 'Этап 1 участник', 'Leg 2 name']],
    ['leg_time', ['Leg 1', 'Этап 2', 'Leg 1 time', 'Время этап 1']],
    ['start', ['Старт', 'Время старта', 'Start time']],
    ['finish', ['Финиш', 'Время финиша', 'Finish']],
    ['individual_time', ['Чистое время', 'Чип', 'Chip time', 'Net time', 'Время (чип)']],
    ['absolute_time', ['Абсолютное время', 'Грязное время', 'Gun time', 'Время от выстрела']],
    ['fine', ['Штраф', 'Штрафное время', 'Penalty']],
    ['time', ['Результат', 'Итоговое время', 'Время', 'Result', 'Time', 'Total time']],
    ['status', ['Статус', 'Status']],
    ['comments', ['Комментарий', 'Примечание', 'Прим.', 'Notes']],
    ['place', ['Место', 'Place', 'Rank', 'Pos', 'Место абс.']],
    [
      'ignore',
      ['№ п/п', 'Место в категории', 'Отставание', 'Gap', 'Темп', 'Отчество', 'Телефон', 'Разряд', 'Place cat'],
    ],
    ['split', ['КТ1', 'КТ 2 (5 км)', 'Split 3', 'Круг 1', '5 км', '10.5 km', 'Отсечка 5 км', 'CP4']],
    [undefined, ['Отделение', 'Спонсор', '']],
  ] as const)('%s', (field, headers) => {
    for (const header of headers) expect([header, meaningOf(header)?.field]).toEqual([header, field]);
  });

  it('unclear words give way to clear ones', () => {
    expect(fields('№', 'ФИО', 'Время')).toEqual(['start_number', 'full_name', 'time']);
    expect(fields('№', 'Номер', 'ФИО', 'Время', 'Результат')).toEqual([
      null,
      'start_number',
      'full_name',
      'individual_time',
      'time',
    ]);
    expect(fields('Номер', 'Имя', 'Финиш')).toEqual(['start_number', 'full_name', 'time']);
    expect(fields('Номер', 'Фамилия', 'Имя', 'Старт', 'Финиш')).toEqual([
      'start_number',
      'last_name',
      'first_name',
      'start',
      'finish',
    ]);
    expect(fields('Номер', 'ФИО', 'Время', 'Место', 'Место', 'КТ1', 'КТ2')).toEqual([
      'start_number',
      'full_name',
      'time',
      'place',
      null,
      'split',
      'split',
    ]);
  });

  it("the editor's word counts first: by header, letter or number", () => {
    const overrides = new Map([
      ['зачет команды', 'team'],
      ['B', 'start_number'],
      ['#3', 'time'],
      ['Номер', 'ignore'],
    ] as const);
    const headers = ['Зачёт команды', 'Х', 'Y', 'Номер', 'ФИО'];
    expect(matchHeaders(headers, overrides).map(({ field }) => field)).toEqual([
      'team',
      'start_number',
      'time',
      'ignore',
      'full_name',
    ]);
    expect(unknownOverrides(headers, new Map([['Итог', 'time']]))).toEqual(['Итог']);
  });

  it('are found under titles, and where they take two rows', () => {
    const row = (line: number, ...cells: string[]) => ({ line, cells });
    const titles = [row(1, 'Протокол забега'), row(2, '', 'Дата:', '10.05.2026'), row(4, '')];
    expect(
      findHeader([...titles, row(5, 'Место', 'Номер', 'ФИО', 'Время'), row(6, '1', '15', 'Иванов Иван', '40:00')]),
    ).toMatchObject({ line: 5, rows: 4 });
    expect(
      findHeader([
        row(1, 'Номер', 'ФИО', 'Время', '', ''),
        row(2, '', '', 'Старт', 'Финиш', 'Чистое'),
        row(3, '1', 'Иванов', '10:00', '10:40', '40:00'),
      ]),
    ).toMatchObject({
      line: 2,
      headers: ['Номер', 'ФИО', 'Старт', 'Финиш', 'Чистое'],
    });
    expect(findHeader([row(1, 'а', 'б'), row(2, '1', '2')])).toBeNull();
  });
});
