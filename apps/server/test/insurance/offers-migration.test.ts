import { afterAll, beforeAll, expect, it } from 'vitest';
import { beforeMigration } from '../support/before-migration.ts';

let before: Awaited<ReturnType<typeof beforeMigration>>;
beforeAll(async () => {
  before = await beforeMigration('0126_insurance_offers.sql');
});
afterAll(() => before.close());

// INS-27
it('policies that were sold before they kept terms take those of their offer, are no news for the insurer, and one offer of several stays the usual one', async () => {
  const { client } = before;
  await client.query(`
    insert into users (public_id) values ('buyer');
    insert into insurance_offers (public_id, status, position, name_ru, name_en, title_ru, subtitle_ru, legals, price_minor, is_default,
        validity_seconds, activation_delay_seconds, is_start_date, event_type_ids) values
      ('second', 'published', 2, 'Старт', null, 'Страховка', '', '/a', 100, true, 86400, 0, true, '{}'),
      ('first', 'published', 1, 'Год', 'Year', 'На год', 'До 100 ₽', '/b', 100, true, 86400, 7200, false, '{}'),
      ('hidden', 'draft', 0, 'Иная', null, 'Иная', '', '/c', 100, true, 86400, 0, true, '{}'),
      ('winter', 'published', 3, 'Зима', null, 'Зима', '', '/d', 100, true, 86400, 0, true, '{7}');
    insert into policies (public_id, offer_id, user_id, number, last_name, first_name, phone, birth_date, gender, starts_at, validity_seconds,
        price_minor)
      select i.public_id || n, i.id, u.id, i.public_id || n, 'Иванова', 'Анна', '+79990000000', '1990-01-01', 'female', now(), 86400, 100
      from insurance_offers i cross join users u cross join generate_series(1, 2) n`);
  const told = 'select public_id, told, told_at, ready_at, version, updated_at, updated_by from policies order by id';
  const { rows: was } = await client.query(told);
  await before.apply();
  expect((await client.query(told)).rows).toEqual(was);
  const { rows } =
    await client.query(`select p.public_id as id, p.name_ru, p.name_en, p.title_ru, p.title_en, p.subtitle_ru, p.subtitle_en,
    p.legals, p.is_start_date, p.activation_delay_seconds from policies p where p.public_id in ('first1', 'second2') order by 1`);
  const plain = { name_en: null, title_en: null, subtitle_en: null, subtitle_ru: '' };
  expect(rows).toEqual([
    {
      ...plain,
      id: 'first1',
      name_ru: 'Год',
      name_en: 'Year',
      title_ru: 'На год',
      subtitle_ru: 'До 100 ₽',
      legals: '/b',
      is_start_date: false,
      activation_delay_seconds: 7200,
    },
    {
      ...plain,
      id: 'second2',
      name_ru: 'Старт',
      title_ru: 'Страховка',
      legals: '/a',
      is_start_date: true,
      activation_delay_seconds: 0,
    },
  ]);
  const { rows: usual } = await client.query(
    'select public_id as id from insurance_offers where is_default order by position',
  );
  expect(usual).toEqual([{ id: 'hidden' }, { id: 'first' }, { id: 'winter' }]);
});
