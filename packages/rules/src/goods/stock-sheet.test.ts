import { describe, expect, it } from 'vitest';
import { readStockSheet, sheetLineProblem } from './stock-sheet.ts';

// SHOP-26
describe('a pasted sheet of stock', () => {
  it('is read by tabs or semicolons, without its headings and empty lines, and keeps the numbers of its lines', () => {
    const text =
      'Товар\tВариант\tРазмер\tШтук\tВид\tПричина\nБафф\tСажа\t–\t1 200\tПриход\tПоставка 12\r\n\nНоски;;M;-3;correction;нашли; на полке';
    expect(readStockSheet(text)).toEqual([
      { line: 2, product: 'Бафф', variant: 'Сажа', size: '', pieces: 1200, kind: 'receipt', reason: 'Поставка 12' },
      {
        line: 4,
        product: 'Носки',
        variant: '',
        size: 'M',
        pieces: -3,
        kind: 'correction',
        reason: 'нашли на полке',
      },
    ]);
  });

  it('finds its headings behind empty lines, and takes no product for them', () => {
    expect(readStockSheet('\ufeff\r\nProduct\tVariant\tSize\tPieces\nБафф\t\t\t1').map(({ line }) => line)).toEqual([
      3,
    ]);
    expect(readStockSheet('Товар;;;5;приход;Поставка')).toMatchObject([{ line: 1, product: 'Товар', pieces: 5 }]);
  });

  it.each([
    ['"Бафф ""Сажа""; серый";;M;5;приход;"Поставка; 12"', 'Бафф "Сажа"; серый', 'Поставка; 12'],
    ['"Сажа" майка\t\tM\t5\tприход\tПоставка 12', '"Сажа" майка', 'Поставка 12'],
    ['Кружка 5"\t\tM\t5\tприход\tПоставка 12', 'Кружка 5"', 'Поставка 12'],
    ['"Кружка;;M;5;приход;Поставка 12', '"Кружка', 'Поставка 12'],
  ])('reads cells of %s', (text, product, reason) => {
    expect(readStockSheet(text)).toMatchObject([{ product, size: 'M', pieces: 5, kind: 'receipt', reason }]);
  });

  it.each([
    ['приход', 'receipt'],
    ['Списание', 'write_off'],
    ['write-off', 'write_off'],
    ['ИСПРАВЛЕНИЕ', 'correction'],
    ['пересчет', 'count'],
    ['Пересчёт', 'count'],
    ['подарок', null],
    ['', null],
  ])('knows the kind «%s» as %s', (word, kind) => {
    expect(readStockSheet(`Бафф\t\t\t1\t${word}\tПоставка`)[0]?.kind).toBe(kind);
  });

  it.each([
    ['5', 5],
    ['0', 0],
    ['−4', -4],
    ['1\u00a0000', 1000],
    ['5,0', 5],
    ['1 000,00', 1000],
    ['- 3.0', -3],
    ['-0', 0],
    ['007', 7],
    ['1,000', null],
    ['5 10', null],
    ['1 00', null],
    ['--5', null],
    ['2,5', null],
    ['5 шт', null],
    ['', null],
    ['99999999999', null],
  ])('reads «%s» pieces as %s', (typed, pieces) => {
    expect(readStockSheet(`Бафф\t\t\t${typed}\tприход\tПоставка`)[0]?.pieces).toBe(pieces);
  });

  it.each([
    ['Бафф\t\t\t1\tприход\tПоставка', null],
    ['\t\t\t1\tприход\tПоставка', 'product'],
    ['Бафф\t\t\tодин\tприход\tПоставка', 'pieces'],
    ['Бафф\t\t\t1\tвзял\tПоставка', 'kind'],
    ['Бафф\t\t\t1\tприход\tтак', 'reason'],
    ['Бафф', 'pieces'],
    [`Бафф\t\t\t1\tприход\t${'а'.repeat(501)}`, 'reason'],
  ])('of the line %j has the problem %s', (text, problem) => {
    const [line] = readStockSheet(text);
    expect(line && sheetLineProblem(line)).toBe(problem);
  });
});
