import { describe, expect, it } from 'vitest';
import { decodePieces, detectEncoding } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { splitRows } from './split-cells.ts';

const text = 'Номер;Фамилия\n15;Ёлкин\n';
const utf16 = (isBig: boolean): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
/** Cyrillic capitals and small letters of Windows-1251 stand in one row; Ё and ё apart. */
export const in1251 = (words: string): Buffer =>
  Buffer.from(
    [...words].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const odd: Readonly<Record<string, number>> = { Ё: 0xa8, ё: 0xb8, '№': 0xb9, '–': 0x96, '«': 0xab, '»': 0xbb };
      return odd[letter] ?? (code >= 0x410 ? code - 0x350 : code);
    }),
  );

const decodeText = (bytes: Buffer) => {
  const encoding = detectEncoding(bytes);
  return { text: [...decodePieces(bytes, encoding)].map((piece) => piece.text).join(''), encoding };
};

describe('how a text is written', () => {
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['windows-1251', in1251(text)],
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)])],
    ['utf-16le', utf16(false)],
    ['utf-16be', utf16(true)],
  ])('%s', (encoding, bytes) => expect(decodeText(bytes)).toEqual({ text, encoding }));

  // Each letter of the two older Russian alphabets, found by reading every byte.
  const written = (words: string, encoding: string): Buffer => {
    const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    return Buffer.from([...words].map((letter) => signs.indexOf(letter)));
  };
  const protocol = 'Место;Номер;Фамилия Имя;Клуб;Результат\n1;15;ЁЛКИН Пётр;Лоси;40:00\n2;16;Смирнова Анна;;45:00\n';
  it.each(['windows-1251', 'ibm866', 'koi8-r'])('%s is told by its letters', (encoding) =>
    expect(decodeText(written(protocol, encoding))).toEqual({ text: protocol, encoding }),
  );
  it('windows-1252 is told by letters that stand alone', () => {
    const western = 'Bib;Name;Time\n1;Jürgen Müller;40:00\n2;Zoë Garção;41:00\n';
    expect(decodeText(written(western, 'windows-1252'))).toEqual({ text: western, encoding: 'windows-1252' });
  });

  it.each([
    [';', 'Номер;Время\n1;1:02:03,4\n2;1:03:03,5\n'],
    ['\t', 'Номер\tВремя\n1\t1:02:03,4\n2\t1:03:03,5\n'],
    [',', 'Протокол\n\nНомер,Имя,Время\n1,Иванов,1:02:03\n2,"Петров; капитан",1:03:03\n'],
    ['|', 'sep=|\nНомер|Время\n1|2\n'],
  ])('the delimiter %j', (delimiter, source) => expect(detectDelimiter(source)).toBe(delimiter));
});

describe('cells', () => {
  const rows = (...pieces: string[]) =>
    [...splitRows(pieces, ';')].map(({ line, cells, isUnclosed }) => [line, cells, isUnclosed]);
  it('are cut with their lines, quotes and line breaks within', () => {
    expect(rows('a;"b\r\n""c""; d";e\r\n\r\nООО "Ромашка";2\n')).toEqual([
      [1, ['a', 'b\r\n"c"; d', 'e'], undefined],
      [3, [''], undefined],
      [4, ['ООО "Ромашка"', '2'], undefined],
    ]);
    expect(rows('a;b\rc;d')).toEqual([
      [1, ['a', 'b'], undefined],
      [2, ['c', 'd'], undefined],
    ]);
    expect(rows('sep=;\na;"b"')).toEqual([[2, ['a', 'b'], undefined]]);
  });
  it('are the same wherever the text is cut into pieces', () => {
    const source = 'a;"b\r\n""c""; d";e\r\n\r\nООО "Ромашка";2\r\n3;"x\n"\n';
    const whole = rows(source);
    for (let at = 2; at < source.length; at += 1)
      expect([at, rows(source.slice(0, at), source.slice(at))]).toEqual([at, whole]);
    expect(rows('n\n', ...source)).toHaveLength(whole.length + 1);
  });
  it('a long text comes in pieces that cut no letter', () => {
    const bytes = Buffer.from('1;Иванов\n'.repeat(200_000));
    const texts = [...decodePieces(bytes, 'utf-8')];
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.map((piece) => piece.text).join('')).toBe(bytes.toString());
  });
  it('a line that never ends is cut, and nothing of it is lost', () => {
    const pieces = Array.from({ length: 25 }, () => '1'.repeat(100_000));
    const cut = [...splitRows(pieces, ';')].map(({ cells }) => cells.join(';').length);
    expect(cut).toEqual([1_000_000, 1_000_000, 500_000]);
  });
  it('a quote that nobody closes is told', () => expect(rows('a;"b\nc;d')).toEqual([[1, ['a', 'b\nc;d'], true]]));
});
