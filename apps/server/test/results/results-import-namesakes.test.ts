import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPastStart, importFile, readImported, sayOutcome } from '../factories/results-import.ts';
import { createTestDatabase, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = async (...lines: string[]) => {
  const { city } = await createPastStart(database.db);
  const outcome = await importFile(database.db, city.publicId, lines.join('\n'), { format: 'Личный 10 км' });
  return {
    said: sayOutcome(outcome),
    notes: 'reading' in outcome && outcome.reading.file.notes.map(({ id, count }) => `${id} ${count}`),
    people: (await readImported(database.db, city.id)).map(({ category, age_group }) => category ?? age_group),
  };
};

describe('two rows without numbers, of one name and time', () => {
  it.each([
    ['differ in the category', '1;Иванов Иван;Л;40:00', '1;Иванов Иван;Э;40:00'],
    ['have places of their own in one table', '7;Иванов Иван;Л;40:00', '8;Иванов Иван;Л;40:00'],
  ])('are two people where they %s', async (_, one, other) => {
    const { said, notes, people } = await read('Место;ФИО;Категория;Время', one, other);
    expect([said, notes, people.length]).toEqual([
      'stored +2 ~0 -0 =0',
      ['no_gender 2', 'namesakes 1', 'numberless 2'],
      2,
    ]);
  });

  it('are one person where they are the same word for word, and the preview tells how to say otherwise', async () => {
    const { said, notes } = await read('Место;ФИО;Пол;Время', '7;Иванов Иван;м;40:00', '7;Иванов Иван;м;40:00');
    expect([said, notes]).toEqual(['stored +1 ~0 -0 =0', ['repeated_numberless 1', 'numberless 2']]);
  });

  it('are one person in the list of all and again in that of a group, two in lists of two groups', async () => {
    const again = await read(
      'Место;ФИО;Время',
      'Мужчины;;',
      '12;Иванов Иван;40:00',
      'Мужчины 30–39;;',
      '1;Иванов Иван;40:00',
    );
    expect([again.said, again.notes]).toEqual(['stored +1 ~0 -0 =0', ['repeated_numberless 1', 'numberless 2']]);
    expect(again.people).toEqual(['Мужчины']);
    const two = await read(
      'Место;ФИО;Время',
      'Мужчины 18–29;;',
      '1;Иванов Иван;40:00',
      'Мужчины 30–39;;',
      '1;Иванов Иван;40:00',
    );
    expect([two.said, two.notes]).toEqual(['stored +2 ~0 -0 =0', ['namesakes 1', 'numberless 2']]);
  });
});

it('a namesake with a number of letters and the same time keeps his name beside one who has hidden his', async () => {
  const { city } = await createPastStart(database.db);
  const load = (...lines: string[]) =>
    importFile(database.db, city.publicId, ['№;ФИО;Время', ...lines].join('\n'), { format: 'Личный 10 км' });
  await load('A12;Иванов Иван;40:00');
  await sql`update results set name_hidden = true where event_city_id = ${city.id}`.execute(database.db);
  await load('A12;Иванов Иван;40:00', 'A13;Иванов Иван;40:00');
  const { rows } = await sql`select start_number as number, name_hidden as hidden from results
    where event_city_id = ${city.id} order by start_number`.execute(database.db);
  expect(rows).toEqual([
    { number: 'A12', hidden: true },
    { number: 'A13', hidden: false },
  ]);
});
