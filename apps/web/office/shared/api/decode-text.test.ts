import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

it('reads UTF-8, and Windows-1251 where it is none', () => {
  expect(decodeText(new TextEncoder().encode('Номер;Чип').buffer)).toBe('Номер;Чип');
  expect(decodeText(bytes(0xcd, 0xee, 0xec, 0xe5, 0xf0))).toBe('Номер');
});
