import { describe, expect, it } from 'vitest';
import { promoParts, refusalOf } from './promo-parts.ts';

const line = (unique_id: string, promocode: string | null, title = unique_id) => ({ unique_id, promocode, title });
const name = (title: string, text: string) => `${title}: ${text}`;

describe('promoParts', () => {
  it('has one field for lines without a code, and one for lines with the same code, however it was typed', () => {
    expect(promoParts([line('a', null), line('b', ''), line('c', null)])).toMatchObject([
      { code: null, lines: [{ unique_id: 'a' }, { unique_id: 'b' }, { unique_id: 'c' }] },
    ]);
    expect(promoParts([line('a', 'мерч15'), line('b', ' МЕРЧ15')])).toMatchObject([
      { code: 'мерч15', lines: [{}, {}] },
    ]);
  });
  it('leaves a field below for lines that a code is not good for, and one for every further code', () => {
    const parts = promoParts([line('a', null), line('b', 'ОДИН'), line('c', 'ДВА'), line('d', 'ОДИН')]);
    expect(parts.map(({ code, lines }) => [code, lines.map(({ unique_id }) => unique_id).join()])).toEqual([
      ['ОДИН', 'b,d'],
      ['ДВА', 'c'],
      [null, 'a'],
    ]);
  });
});

describe('refusalOf', () => {
  const lines = [line('a', null, 'Футболка'), line('b', null, 'Медаль'), line('c', null, 'Медаль')];
  it('says once what concerns every item', () => {
    expect(refusalOf(lines, { a: 'Промокод не найден', b: 'Промокод не найден', c: 'Промокод не найден' }, name)).toBe(
      'Промокод не найден',
    );
    expect(refusalOf(lines, {}, name)).toBeNull();
  });
  it('names the item when the others were told something else or nothing', () => {
    expect(refusalOf(lines, { b: 'Промокод не найден', c: 'Промокод не найден' }, name)).toBe(
      'Медаль: Промокод не найден',
    );
    expect(refusalOf(lines, { a: 'Промокод закончился', b: 'Промокод не найден' }, name)).toBe(
      'Футболка: Промокод закончился; Медаль: Промокод не найден',
    );
  });
});
