import type { Client } from '@trassa/contracts/client';
import { expect, it } from 'vitest';
import { describeLines } from '../../app/features/prepared-basket/describe-lines.ts';
import { PreparedBasket } from '../../app/features/prepared-basket/prepared-basket.tsx';
import { preparedLine } from '../../app/features/prepared-basket/prepared-line.ts';
import { preparedKinds } from '../../app/goods/prepared-kinds.ts';
import { draw } from './draw.tsx';

const parking = { selector: 'parking', sign: 'bag', pieces: () => '2 места', put: async () => undefined };
const kinds = [...preparedKinds, parking];

const client = (async (call: { path: string }) => {
  if (call.path.includes('shop'))
    return { values: { proportions: [{ public_id: 'red', name: 'Красная', picture: 'r.png' }], picture: 'p.png' } };
  throw new Error(call.path);
}) as unknown as Client;

it('a prepared basket describes each line by its kind, a fifth one too; what cannot be read stays bare', async () => {
  const line = { groupId: 'g', count: 2, title: 'Вещь', totalCost: 400 };
  const lines = [
    { ...line, unique_id: 's', public_id: 'tee', selector: 'shop', proportion_public_id: 'red' },
    { ...line, unique_id: 't', public_id: 'gone', selector: 'ticket' },
    { ...line, unique_id: 'p', public_id: 'car-park', selector: 'parking' },
  ].map((goods) => preparedLine(goods as unknown as Parameters<typeof preparedLine>[0]));
  const described = await describeLines(kinds, client, lines);
  expect(described).toMatchObject([
    { picture: 'r.png', variant: 'Красная', totalCost: 400 },
    { picture: null },
    { picture: null },
  ]);
  expect(draw(<PreparedBasket kinds={kinds} lines={described} />)).toMatch(/Красная.*2 билета.*2 места.*1 200 ₽/s);
});

it('a reduced line tells what it cost before', () => {
  const goods = { selector: 'shop', unique_id: 's', public_id: 'mug', count: 2, title: 'Кружка', totalCost: 1422 };
  const lineOf = (price: unknown) => preparedLine({ ...goods, price } as Parameters<typeof preparedLine>[0]);
  expect([790, 711, undefined].map((price) => lineOf(price).fullCost)).toEqual([1580, null, null]);
  const lines = [{ ...lineOf(790), picture: null }];
  expect(draw(<PreparedBasket kinds={kinds} lines={lines} />)).toMatch(/Прежняя цена.*1 580 ₽.*1 422 ₽/s);
});
