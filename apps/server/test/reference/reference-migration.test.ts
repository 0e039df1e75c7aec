import { afterAll, beforeAll, expect, it } from 'vitest';
import { beforeMigration } from '../support/before-migration.ts';

let before: Awaited<ReturnType<typeof beforeMigration>>;
beforeAll(async () => {
  before = await beforeMigration('0137_reference_imports.sql');
});
afterAll(() => before.close());

// BO-146
it('of schools that a register named twice the first stays', async () => {
  const { client } = before;
  await client.query(`
    insert into regions (id, country, name_ru, name_en) values (1, 'RU', 'Москва', 'Moscow');
    insert into cities (id, region_id, name_ru, name_en, timezone) values (10, 1, 'Москва', 'Moscow', 'Europe/Moscow'),
      (11, 1, 'Зеленоград', 'Zelenograd', 'Europe/Moscow');
    insert into schools (public_id, type, name, short_name, region_id, city_id) values
      ('first', 'school', 'Школа «Звёздная» – 2', 'Звёздная', 1, 10), ('second', 'school', 'ШКОЛА "Звездная" -  2', 'З', 1, 10),
      ('third', 'school', 'Школа «Звёздная» – 2', 'Звёздная', 1, 10), ('elsewhere', 'school', 'Школа «Звёздная» – 2', 'З', 1, 11),
      ('other type', 'college', 'Школа «Звёздная» – 2', 'З', 1, 10)`);
  await before.apply();
  const { rows } = await client.query('select public_id as id from schools order by schools.id');
  expect(rows.map(({ id }) => id)).toEqual(['first', 'elsewhere', 'other type']);
});
