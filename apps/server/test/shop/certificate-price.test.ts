import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;

describe('the price of a certificate', () => {
  const priceOf = async (line: object): Promise<Record<string, unknown>> => {
    const answer = await send(app, 'POST', '/api/basket/price', { certificates: [line] });
    const [quoted = {}] = answer.json<{ values: { lines: Record<string, unknown>[] } }>().values.lines;
    return quoted;
  };
  const rest = { discount: 0, reason: null, shares: [], promocode_count: 0, promocode_off: true };

  it('is its nominal, without a field for a code', async () => {
    const { publicId } = await createNominal(db(), { title_ru: 'Подарок' });
    const line = certificateLine(publicId, { count: 3 });
    expect(await priceOf(line)).toEqual({
      ...rest,
      unique_id: line['unique_id'],
      price: 3000,
      count: 3,
      totalCost: 9000,
      names: { title: 'Подарок' },
    });
  });

  it.each([
    [0, 0, 'Значение должно быть больше 0'],
    [-2, 0, 'Значение должно быть больше 0'],
    [1.5, 0, 'Значение должно быть целым числом'],
    [21, 21, 'Не больше 20 за одну покупку'],
    [900, 500, 'Не больше 20 за одну покупку'],
  ])('of %d pieces is told with %d and nothing to pay', async (count, shown, error) => {
    const { publicId } = await createNominal(db());
    const line = certificateLine(publicId, { count });
    const told = { count: shown, totalCost: 0, error, code: 'validation' };
    expect(await priceOf(line)).toEqual({ ...rest, ...told, unique_id: line['unique_id'], price: 3000 });
  });

  it('that is gone is nothing, and has no field for a code either', async () => {
    const line = certificateLine('gone');
    const told = { price: 0, count: 1, totalCost: 0, error: expect.any(String), code: 'sale_closed' };
    expect(await priceOf(line)).toEqual({ ...rest, ...told, unique_id: line['unique_id'] });
  });
});
