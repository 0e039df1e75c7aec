import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

const categories = 10;
const batch = 5_000;

type Range = { from: number; to: number };

/** Goods after number `from` up to `to`, in ten categories with sizes, as many names as a real shop would have. */
export const growShop = async (db: Database, { from, to }: Range): Promise<void> => {
  for (let at = from; at < to; at += batch) await growBatch(db, { from: at, to: Math.min(to, at + batch) });
};

const growBatch = async (db: Database, { from, to }: Range): Promise<void> => {
  await sql`
    insert into product_categories (public_id, position, title_ru, title_en, group_key, group_ru, group_en)
    select 'bench-' || n, n, (array['Футболки', 'Худи', 'Кепки', 'Носки', 'Медали', 'Сумки', 'Полотенца', 'Бутылки', 'Баффы', 'Постеры'])[n],
      'Category ' || n, case when n > 5 then 'accessories' else 'clothes' end, 'Группа', 'Group'
    from generate_series(1, ${categories}) n on conflict do nothing`.execute(db);
  await sql`
    insert into products (public_id, category_id, position, title_ru, title_en, price_minor, pictures, gender, published_at)
    select 'bench-product-' || n, c.id, n,
      (array['Футболка', 'Худи', 'Кепка', 'Носки', 'Медаль', 'Сумка', 'Полотенце', 'Бутылка', 'Бафф', 'Постер'])[1 + n % 10]
        || ' «' || (array['Грязь', 'Стена', 'Ров', 'Лёд', 'Огонь', 'Канат', 'Болото'])[1 + n % 7] || '» номер' || n,
      'Product ' || n, 10000 + (n * 7919) % 900000, '{}', (array['male', 'female', 'unisex'])[1 + n % 3],
      now() - make_interval(secs => n)
    from generate_series(${from + 1}::int, ${to}::int) n join product_categories c on c.public_id = 'bench-' || (1 + n % ${categories})`.execute(
    db,
  );
  await sql`
    insert into product_stock (product_id, size, position, stock)
    select p.id, s.size, s.at, 5 from products p, unnest(array['S', 'M', 'L']) with ordinality as s (size, at)
    where p.position > ${from} and p.position <= ${to}`.execute(db);
};
