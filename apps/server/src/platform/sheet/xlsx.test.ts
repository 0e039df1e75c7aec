import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../table/xlsx/read-workbook.ts';
import type { SheetRow, SheetSource } from './cell.ts';
import { writeXlsx } from './xlsx.ts';
import { letterOf } from './xlsx-rows.ts';

async function* batches(...all: SheetRow[][]) {
  yield* all;
}

const source = (rows: SheetRow[], more: Partial<SheetSource> = {}): SheetSource => ({
  language: 'ru',
  title: 'Заказы',
  head: ['Номер', 'Сумма', 'Когда'],
  batches: batches(rows),
  ...more,
});

type Cell = { at: string; kind: string; style: string; text: string };

const cellsOf = (xml: string): Cell[] => {
  const cells: Cell[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'c') {
      const { r = '', t = 'n', s = '0' } = attributes as Record<string, string>;
      cells.push({ at: r, kind: t, style: s, text: '' });
    }
  });
  parser.on('text', (piece) => {
    const last = cells.at(-1);
    if (last) last.text += piece;
  });
  parser.write(xml).close();
  return cells;
};

const open = async (from: SheetSource, most?: number) => {
  const book = await readWorkbook(await buffer(writeXlsx(from, most)));
  if (!book) throw new Error('no workbook');
  const sheets = await Promise.all(book.sheets.map(({ part }) => book.parts.read(part)));
  return { ...book, xml: sheets, cells: sheets.map(cellsOf) };
};

describe('a workbook', () => {
  it('holds texts inline, numbers and dates as such', async () => {
    const { cells, kinds } = await open(
      source([
        ['A1', 12.5, { day: '2026-06-07' }],
        ['A2', -3, { moment: '2026-06-07 12:00' }],
      ]),
    );
    expect(cells[0]?.slice(3).map(({ at, kind, text }) => [at, kind, text])).toEqual([
      ['A2', 'inlineStr', 'A1'],
      ['B2', 'n', '12.5'],
      ['C2', 'n', '46180'],
      ['A3', 'inlineStr', 'A2'],
      ['B3', 'n', '-3'],
      ['C3', 'n', '46180.5'],
    ]);
    expect(cells[0]?.filter(({ at }) => at === 'C2' || at === 'C3').map(({ style }) => kinds[Number(style)])).toEqual([
      'date',
      'moment',
    ]);
  });

  it('fixes its header and writes a last row that says what it is made of', async () => {
    const { xml, cells } = await open(source([['A1', 1, null]], { foot: () => ['Выгрузка № 5'] }));
    expect(xml[0]).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(cells[0]?.at(-1)).toMatchObject({ at: 'A3', text: 'Выгрузка № 5' });
  });

  it('keeps hostile text a text (BO-145)', async () => {
    const hostile = [
      '=1+1',
      '+7',
      '-1',
      '@x',
      '\tx',
      '  =1',
      '007',
      '</t></is></c><c><f>1+1</f></c>',
      '&lt;',
      '"',
      ' пробелы ',
    ];
    const { xml, cells } = await open(source(hostile.map((text) => [text])));
    expect(cells[0]?.slice(3).map(({ text }) => text)).toEqual(hostile);
    expect(cells[0]?.slice(3).every(({ kind }) => kind === 'inlineStr')).toBe(true);
    expect(xml[0]).not.toContain('<f>');
  });

  it('drops signs that XML forbids, shields what Excel reads as signs, shortens what no cell holds', async () => {
    const { cells } = await open(source([['а\u0000\u000bб\ud800', '_x0041_', 'я'.repeat(40_000)]]));
    expect(cells[0]?.slice(3).map(({ text }) => text)).toEqual(['аб\ufffd', '_x005F_x0041_', 'я'.repeat(32_767)]);
  });

  it('writes a day that Excel does not count as a text', async () => {
    const { cells } = await open(source([[{ day: '1899-01-01' }, { day: 'нет' }]]));
    expect(cells[0]?.slice(3).map(({ kind, text }) => [kind, text])).toEqual([
      ['inlineStr', '1899-01-01'],
      ['inlineStr', 'нет'],
    ]);
  });

  it('begins a sheet with its header after so many rows, and none for the last row alone', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [`r${index}`]);
    const seven = await open(source(rows, { foot: () => ['конец'] }), 3);
    expect(seven.sheets.map(({ name }) => name)).toEqual(['Заказы', 'Заказы 2', 'Заказы 3']);
    expect(seven.cells.map((cells) => cells.slice(3).map(({ text }) => text))).toEqual([
      ['r0', 'r1', 'r2'],
      ['r3', 'r4', 'r5'],
      ['r6', 'конец'],
    ]);
    const six = await open(source(rows.slice(0, 6), { foot: () => ['конец'] }), 3);
    expect(six.sheets).toHaveLength(2);
    expect(six.cells[1]?.at(-1)?.text).toBe('конец');
  });

  it('has a sheet where there are no rows', async () => {
    const { cells } = await open(source([]));
    expect(cells.map((sheet) => sheet.map(({ text }) => text))).toEqual([['Номер', 'Сумма', 'Когда']]);
  });

  it('says in its properties who made it, when and out of what', async () => {
    const { parts } = await open(
      source([], {
        properties: {
          title: 'Выгрузка <5>',
          author: 'Анна & К',
          description: 'Заказы',
          created: new Date('2026-06-07T09:00:00Z'),
        },
      }),
    );
    const xml = await parts.read('docProps/core.xml');
    expect(xml).toContain('<dc:title>Выгрузка &lt;5&gt;</dc:title>');
    expect(xml).toContain('<dc:creator>Анна &amp; К</dc:creator>');
    expect(xml).toContain('2026-06-07T09:00:00Z');
  });

  it('names a sheet as Excel lets it', async () => {
    const { sheets } = await open(source([], { title: "'Заказы: [2026]/лето* и ещё очень длинное имя" }));
    expect(sheets[0]?.name).toBe('Заказы   2026  лето  и ещё очен');
  });

  it('fails with the failure of its rows', async () => {
    async function* broken() {
      yield [['a']];
      throw new Error('gone');
    }
    await expect(buffer(writeXlsx(source([], { batches: broken() })))).rejects.toThrow('gone');
  });

  it('reads rows only as fast as they are taken, and stops reading when nobody takes them', async () => {
    let read = 0;
    const stopped = Promise.withResolvers<boolean>();
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          yield Array.from({ length: 500 }, () => [Math.random().toString(36), Math.random(), null]);
        }
      } finally {
        stopped.resolve(true);
      }
    }
    const file = writeXlsx(source([], { batches: endless() }));
    await new Promise((resolve) => file.once('readable', resolve));
    let before = -1;
    while (before !== read) {
      before = read;
      for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    }
    expect(read).toBeLessThan(200);
    file.destroy();
    expect(await stopped.promise).toBe(true);
  });
});

describe('letters of columns', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('names column %i %s', (index, letter) => {
    expect(letterOf(index)).toBe(letter);
  });
});
