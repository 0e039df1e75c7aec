import type { StockSheet } from '@trassa/contracts/office';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../../factories/events.ts';
import { newKey } from '../../factories/orders.ts';
import { createProduct, createVariant } from '../../factories/shop.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openStock } from './stage.ts';

const { ask, createColleague, createKeeperOf, db, journal, place, read } = openStock();
let keeper: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

type Line = readonly [product: string, variant: string, size: string, pieces: number | string, kind: string];
const textOf = (lines: readonly Line[], reason = 'Поставка 12'): string =>
  lines.map((line) => [...line, reason].join('\t')).join('\n');
const paste = (lines: readonly Line[], fields: Record<string, unknown> = {}, by = keeper): Promise<Answer> =>
  ask('POST', '/stock/sheet', {
    ...by,
    headers: { 'idempotency-key': newKey() },
    body: { text: textOf(lines), dry_run: false, ...fields },
  });
const doneOf = ({ status, body }: Answer): StockSheet => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as StockSheet;
};
const freeOf = async (id: string): Promise<number[]> => (await read(keeper, id)).sizes.map(({ free }) => free);
const shirt = (stock: Record<string, number>, row: Record<string, unknown> = {}) =>
  createProduct(db(), { delivery: false, stock, ...row });

// SHOP-26
describe('stock by pasted lines', () => {
  it('is checked without a change, then changed at once, with a journal and a history of each product', async () => {
    const title = unique('Майка');
    const one = await shirt({ M: 10, L: 2 }, { title_ru: title });
    const two = await shirt({ '': 5 });
    await createVariant(db(), one.id, { S: 3 });
    const lines: Line[] = [
      [title.toUpperCase(), '', 'm', 4, 'приход'],
      [title, '–', 'L', 1, 'списание'],
      [title, 'сажа', 'S', 7, 'пересчёт'],
      [two.publicId, '', '', -2, 'исправление'],
    ];
    const checked = doneOf(await paste(lines, { dry_run: true }));
    expect(checked).toMatchObject({ changed: 4, same: 0, problem_count: 0 });
    expect(checked.rows.map(({ before, after }) => [before, after])).toEqual([
      [10, 14],
      [2, 1],
      [3, 7],
      [5, 3],
    ]);
    expect([await freeOf(one.publicId), await freeOf(two.publicId)]).toEqual([[10, 2, 3], [5]]);
    expect(doneOf(await paste(lines)).changed).toBe(4);
    expect([await freeOf(one.publicId), await freeOf(two.publicId)]).toEqual([[14, 1, 7], [3]]);
    expect((await journal(keeper, two.publicId))[0]).toMatchObject({
      kind: 'correction',
      pieces: -2,
      reason: 'Поставка 12',
      by: { public_id: keeper.publicId },
    });
    expect((await read(keeper, one.publicId)).version).toBe(2);
  });

  it('of a count that finds what is there changes and writes nothing', async () => {
    const { publicId } = await shirt({ M: 10 });
    await place(publicId, 'M', 3);
    const lines: Line[] = [[publicId, '', 'M', 5, 'пересчёт']];
    expect(doneOf(await paste(lines)).changed).toBe(1);
    const entries = (await journal(keeper, publicId)).length;
    expect(doneOf(await paste(lines))).toMatchObject({ changed: 0, same: 1, rows: [{ outcome: 'same' }] });
    expect([await freeOf(publicId), (await journal(keeper, publicId)).length]).toEqual([[5], entries]);
  });

  it('counts as of its check: what was bought since then is no longer free', async () => {
    const { publicId } = await shirt({ M: 10 });
    const lines: Line[] = [[publicId, '', 'M', 8, 'пересчёт']];
    const { rows } = doneOf(await paste(lines, { dry_run: true }));
    await place(publicId, 'M', 3);
    doneOf(await paste(lines, { seen: rows.flatMap(({ seen }) => seen ?? []) }));
    expect(await freeOf(publicId)).toEqual([5]);
  });

  it('with a mistake in one line changes none, and says what is wrong with each', async () => {
    const same = unique('Носки');
    const { publicId } = await shirt({ M: 4, L: 1 });
    await shirt({ M: 1 }, { title_ru: same });
    await shirt({ M: 1 }, { title_ru: same });
    const order = await place(publicId, 'M', 3);
    const lines: Line[] = [
      [publicId, '', 'L', 5, 'приход'],
      [publicId, '', 'L', 5, 'приход'],
      ['Нет такого', '', '', 5, 'приход'],
      [same, '', 'M', 5, 'приход'],
      [publicId, '', 'XXL', 5, 'приход'],
      [publicId, 'Моховой', 'M', 5, 'приход'],
      [publicId, '', 'M', 2, 'списание'],
    ];
    const { rows, problem_count: count } = doneOf(await paste(lines, { dry_run: true }));
    expect(count).toBe(6);
    expect(rows.map(({ message }) => message)).toEqual([
      null,
      'Этот размер уже есть в строке 1',
      'Нет такого товара',
      expect.stringContaining('несколько'),
      'Нет такого варианта или размера',
      'Нет такого варианта или размера',
      expect.stringContaining(order.slice(0, 8)),
    ]);
    const refused = await paste(lines);
    expect(refused.body).toMatchObject({ code: 'rows', problem_count: 6 });
    expect(await freeOf(publicId)).toEqual([1, 1]);
  });

  it('of one product at once by many adds all of them', async () => {
    const [one, two] = [await shirt({ M: 0 }), await shirt({ M: 0 })];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => {
        const lines: Line[] = [
          [one.publicId, '', 'M', 1, 'приход'],
          [two.publicId, '', 'M', 1, 'приход'],
        ];
        return paste([], { text: textOf(n % 2 ? lines : lines.toReversed(), `Коробка ${n}`) });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect([await freeOf(one.publicId), await freeOf(two.publicId)]).toEqual([[6], [6]]);
  });

  it('is refused empty, too long and with too many reasons, and closed to who looks after the shop alone', async () => {
    const { publicId } = await shirt({ M: 1 });
    const textError = async (text: string) => (await paste([], { text, dry_run: true })).body['errors'];
    expect(await textError(' \n')).toHaveProperty('text');
    expect(await textError('a\n'.repeat(301))).toHaveProperty('text');
    const reasons = Array.from({ length: 21 }, (_, n) => `${publicId};;M;1;приход;Поставка ${n}`);
    expect(await textError(reasons.join('\n'))).toHaveProperty('text');
    expect((await paste([[publicId, '', 'M', 1, 'приход']], {}, await createKeeperOf('shop'))).status).toBe(403);
  });

  it('stands in the history of the product', async () => {
    const { publicId } = await shirt({ M: 1 });
    doneOf(await paste([[publicId, '', 'M', 4, 'приход']]));
    const { body } = await ask(
      'GET',
      `/audit?f.object_kind=product&search=${publicId}`,
      await createColleague('admin'),
    );
    expect(JSON.stringify(body)).toContain('M: 5');
  });
});
