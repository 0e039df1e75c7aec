import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytesOf = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer;

describe('text of a file', () => {
  it.each([
    ['UTF-8', bytesOf(0xd0, 0x91, 0x09, 0x35)],
    ['UTF-8 with a mark', bytesOf(0xef, 0xbb, 0xbf, 0xd0, 0x91, 0x09, 0x35)],
    ['Windows-1251', bytesOf(0xc1, 0x09, 0x35)],
    ['UTF-16 of spreadsheets', bytesOf(0xff, 0xfe, 0x11, 0x04, 0x09, 0x00, 0x35, 0x00)],
    ['UTF-16 of other machines', bytesOf(0xfe, 0xff, 0x04, 0x11, 0x00, 0x09, 0x00, 0x35)],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Б\t5');
  });

  it('of nothing is nothing', () => {
    expect(decodeText(bytesOf())).toBe('');
  });
});
