import type { Quote } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import type { BasketItem } from './items/basket-item.ts';
import { awaitNames, renameGoods } from './rename-goods.ts';

const goods = [
  { unique_id: 't', selector: 'ticket', title: '10 км', event: { public_id: 'race', title: 'Гонка' } },
  { unique_id: 's', selector: 'shop', title: 'Бафф', proportion: 'Мох', event: null },
  { unique_id: 'c', selector: 'certificate', title: 'Сертификат', event: null },
] as unknown as BasketItem[];

describe('renameGoods', () => {
  it('calls thing, event and variant as the price answer does, and keeps what it is silent about', () => {
    const lines = [
      { unique_id: 't', names: { title: '10 km', event: 'Race' } },
      { unique_id: 's', names: { title: 'Neck tube', variant: 'Moss' } },
      { unique_id: 'c' },
    ];
    expect(renameGoods(goods, { lines } as unknown as Quote)).toEqual([
      { ...goods[0], title: '10 km', event: { public_id: 'race', title: 'Race' } },
      { ...goods[1], title: 'Neck tube', proportion: 'Moss' },
      goods[2],
    ]);
    expect(renameGoods(goods, null)).toEqual(goods);
  });
});

it('awaitNames says nothing in a language that is not the page’s', () => {
  const lines = goods.map((line, index) => ({ ...line, ...(index < 2 ? { language: 'ru' } : {}) }));
  const shown = awaitNames(lines, 'en');
  expect(shown.map(({ title }) => title)).toEqual(['…', '…', 'Сертификат']);
  expect(JSON.stringify(shown)).not.toMatch(/Гонка|Мох/);
  expect(awaitNames(lines, 'ru')).toEqual(lines);
});
