import type { StockSheet } from '@trassa/contracts/office';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../../factories/orders.ts';
import { createProduct, createVariant } from '../../factories/shop.ts';
import { assertInvariants } from '../../invariants.ts';
import type { Answer, Member } from '../../staff/door.ts';
import { openStock } from './stage.ts';

const { ask, change, createColleague, db, journal, place, read } = openStock();
let keeper: Member;
let colleague: Member;
beforeAll(async () => {
  keeper = await createColleague('manager');
  colleague = await createColleague('manager');
});
afterEach(() => assertInvariants(db()));

const paste = (text: string, fields: Record<string, unknown> = {}, { by = keeper, key = newKey() } = {}) =>
  ask('POST', '/stock/sheet', {
    ...by,
    headers: { 'idempotency-key': key },
    body: { text, dry_run: false, ...fields },
  });
const doneOf = ({ status, body }: Answer): StockSheet => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['values'] as StockSheet;
};
const seenOf = ({ rows }: StockSheet) => ({ seen: rows.flatMap(({ seen }) => seen ?? []) });
const messagesOf = ({ body }: Answer): (string | null)[] =>
  (body['rows'] as StockSheet['rows']).map(({ message }) => message);
const freeOf = async (id: string): Promise<number[]> => (await read(keeper, id)).sizes.map(({ free }) => free);
const shirt = (stock: Record<string, number>, row: Record<string, unknown> = {}) =>
  createProduct(db(), { delivery: false, stock, ...row });

// SHOP-26
describe('a pasted sheet of stock', () => {
  it('is taken in once, whoever pastes it again and by whatever key', async () => {
    const { publicId } = await shirt({ M: 10, L: 10, S: 10 });
    const lines = [
      `${publicId};;M;5;приход;Поставка 7`,
      `${publicId};;L;2;списание;Поставка 7`,
      `${publicId};;S;-1;исправление;Поставка 7`,
    ].join('\n');
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => paste(lines, {}, n % 2 ? { by: colleague } : { key })),
    );
    expect(answers.map((answer) => doneOf(answer).rows.length)).toEqual([3, 3, 3, 3]);
    expect(await freeOf(publicId)).toEqual([15, 8, 9]);
    const entries = (await journal(keeper, publicId)).length;
    const again = doneOf(await paste(lines, { dry_run: true }));
    expect(again).toMatchObject({ changed: 0, same: 3, problem_count: 0 });
    expect(again.rows.map(({ outcome, before, after }) => [outcome, before, after])).toEqual([
      ['repeat', 15, 15],
      ['repeat', 8, 8],
      ['repeat', 9, 9],
    ]);
    expect(doneOf(await paste(lines))).toMatchObject({ changed: 0, same: 3 });
    expect((await journal(keeper, publicId)).length).toBe(entries);
    expect((await read(keeper, publicId)).version).toBe(2);
  });

  it('of another delivery, told by its reason or its pieces, is taken in', async () => {
    const { publicId } = await shirt({ M: 0 });
    doneOf(await paste(`${publicId};;M;5;приход;Поставка 8`));
    doneOf(await paste(`${publicId};;M;5;приход;Поставка 9`));
    doneOf(await paste(`${publicId};;M;6;приход;Поставка 9`));
    expect(await freeOf(publicId)).toEqual([16]);
  });

  it('with a count is refused where a colleague has changed the size since the check, and takes nothing of his', async () => {
    const { publicId } = await shirt({ M: 10, L: 1 });
    const lines = `${publicId};;M;8;пересчёт;Полка 3\n${publicId};;L;4;приход;Полка 3`;
    const seen = seenOf(doneOf(await paste(lines, { dry_run: true })));
    await change(colleague, publicId, { kind: 'receipt', sizes: { M: 10 } });
    const refused = await paste(lines, seen);
    expect(refused.body).toMatchObject({ code: 'rows', problem_count: 1 });
    expect(messagesOf(refused)).toEqual(['Остаток изменили после проверки: проверьте строки снова']);
    expect(await freeOf(publicId)).toEqual([20, 1]);
    doneOf(await paste(lines, seenOf(doneOf(await paste(lines, { dry_run: true })))));
    expect(await freeOf(publicId)).toEqual([8, 5]);
    expect(doneOf(await paste(lines, seen))).toMatchObject({ changed: 0, same: 2 });
  });

  it('never takes what orders keep, however many buy in its moment', async () => {
    const { publicId } = await shirt({ M: 12 });
    const buying = Array.from({ length: 6 }, () => place(publicId, 'M', 1).catch(() => null));
    const writing = Array.from({ length: 6 }, (_, n) => paste(`${publicId};;M;3;списание;Порча ${n} шт`));
    const [orders, answers] = await Promise.all([Promise.all(buying), Promise.all(writing)]);
    const sold = orders.filter((one) => one !== null).length;
    const written = answers.filter(({ status }) => status === 200).length;
    expect(await freeOf(publicId)).toEqual([12 - sold - 3 * written]);
    expect(12 - sold - 3 * written).toBeGreaterThanOrEqual(0);
    for (const { status, body } of answers)
      expect([status, body['code']]).toEqual(status === 200 ? [200, undefined] : [400, 'rows']);
  });

  it('changes no variant that its line does not name', async () => {
    const { id, publicId } = await shirt({});
    await createVariant(db(), id, { M: 3 }, { name_ru: 'Сажа', name_en: null });
    const refused = await paste(`${publicId};;M;5;приход;Поставка 12`);
    expect(messagesOf(refused)).toEqual(['Нет такого варианта или размера']);
    expect(await freeOf(publicId)).toEqual([3]);
  });

  it('is refused whole where two variants answer to a name', async () => {
    const { id, publicId } = await shirt({});
    await createVariant(db(), id, { M: 3 }, { name_ru: 'Сажа', name_en: 'Soot' });
    await createVariant(db(), id, { M: 4 }, { name_ru: 'Soot', name_en: 'Black' });
    expect(messagesOf(await paste(`${publicId};soot;M;5;приход;Поставка 12`))).toEqual([
      'Так называются несколько размеров: измените их в товаре',
    ]);
    doneOf(await paste(`${publicId};black;M;5;приход;Поставка 12`));
    expect((await freeOf(publicId)).toSorted((a, b) => a - b)).toEqual([3, 9]);
  });

  it('of hostile lines changes nothing and says what is wrong', async () => {
    const { publicId } = await shirt({ M: 3 });
    const of = (pieces: string, kind = 'приход') => `${publicId};;M;${pieces};${kind};Поставка 12`;
    const wrong = ['1,000', '5 10', '999999999', '-5', '0', '1e3', '٣', '0x10', 'Infinity'];
    for (const pieces of wrong) {
      const { status, body } = await paste(of(pieces));
      expect([pieces, status, body['code']]).toEqual([pieces, 400, 'rows']);
    }
    expect((await paste(of('9'.repeat(9), 'пересчёт'), { seen: [] })).status).toBe(400);
    expect((await paste(`${of('5')}\n`.repeat(10_000))).status).toBe(400);
    expect((await paste(`${of('5')}\n`.repeat(2000))).status).toBe(400);
    expect((await paste(of('5\u0000'))).status).toBeLessThan(500);
    expect((await paste(of('5\ud800'))).status).toBeLessThan(500);
    expect(await freeOf(publicId)).toEqual([3]);
  });

  it('tells its reason in the history of a product', async () => {
    const { publicId } = await shirt({ M: 1, L: 1 });
    doneOf(await paste(`${publicId};;M;4;приход;Поставка 31\n${publicId};;L;1;списание;Порвалась`));
    const admin = await createColleague('admin');
    const { body } = await ask('GET', '/audit?f.object_kind=product', admin);
    expect(body['values']).toContainEqual(
      expect.objectContaining({
        object: expect.objectContaining({ public_id: publicId }),
        reason: 'Поставка 31; Порвалась',
      }),
    );
  });
});
