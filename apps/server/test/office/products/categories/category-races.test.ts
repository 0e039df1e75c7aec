import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from '../../../../src/modules/shop/staff/products/write-product.repository.ts';
import { untilWaiting } from '../../../concurrency/support/places.ts';
import { unique } from '../../../factories/events.ts';
import { createProduct } from '../../../factories/shop.ts';
import type { Member } from '../../../staff/door.ts';
import { openCategories } from './stage.ts';

const stage = openCategories();
const { createColleague, db, listed, made, make, remove } = stage;
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});

/** A category is being removed, waits for its counters, and a product comes into it behind that. */
const whileRemoved = async <T>(come: (category: string) => Promise<T>) => {
  const category = await made(keeper);
  const [removed, came] = await db()
    .transaction()
    .execute(async (tx) => {
      await sql`lock table product_counts in share mode`.execute(tx);
      const removing = remove(keeper, category);
      await untilWaiting(db(), 1);
      const coming = come(category.public_id);
      await untilWaiting(db(), 2);
      return [removing, coming] as const;
    });
  return { removed: (await removed).status, came: await came };
};

describe('a product that comes into a category while it is removed', () => {
  it('is refused by its field', async () => {
    const { removed, came } = await whileRemoved((category) =>
      stage.post(keeper, { title_ru: 'Бафф', category, price: 1 }),
    );
    expect(removed).toBe(200);
    expect([came.status, Object.keys(came.body['errors'] as object)]).toEqual([400, ['category']]);
  });

  it('control: without the lock on the category the database has to refuse it', async () => {
    const { removed, came } = await whileRemoved((category) =>
      db()
        .transaction()
        .execute((tx) =>
          insertProduct(
            tx,
            unique('stray'),
            {
              title_ru: 'Бафф',
              title_en: null,
              category,
              price: 1,
              gender: 'unisex',
              keywords: '',
              delivery: true,
              weight_grams: 300,
              description_ru: '',
              description_en: null,
              text_ru: '',
              text_en: null,
            },
            { userId: keeper.id, now: new Date() },
          ),
        )
        .then(
          () => 'made',
          (error: unknown) => String(error),
        ),
    );
    expect(removed).toBe(200);
    expect(came).toContain('foreign key');
  });

  it('keeps the category where it was first', async () => {
    const category = await made(keeper);
    const { rows } = await sql<{ id: number }>`
      select id from product_categories where public_id = ${category.public_id}`.execute(db());
    const removing = await db()
      .transaction()
      .execute(async (tx) => {
        await createProduct(tx, { category_id: rows[0]?.id });
        const waiting = remove(keeper, category);
        await untilWaiting(db(), 1);
        return [waiting] as const;
      });
    const { status, body } = await removing[0];
    expect([status, body['code']]).toEqual([400, 'has_dependants']);
  });
});

describe('categories that are made at once', () => {
  it('have addresses and places of their own', async () => {
    const title = `Шарфы ${unique('s')}`;
    const before = (await listed(keeper)).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => make(keeper, { title_ru: title })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await sql<{ places: number; all: number }>`
      select count(distinct position)::int as places, count(*)::int as all from product_categories`.execute(db());
    expect(rows).toEqual([{ places: before + 5, all: before + 5 }]);
  });
});
