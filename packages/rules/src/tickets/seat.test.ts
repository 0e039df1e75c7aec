import { expect, it } from 'vitest';
import { seatText } from './seat.ts';

it.each([
  ['ru', { sector: 'A', row: '3', place: '12' }, 'Сектор A, ряд 3, место 12'],
  ['en', { sector: 'A', row: '3', place: '12' }, 'Sector A, row 3, seat 12'],
  ['ru', { sector: null, row: '3', place: '12' }, 'Ряд 3, место 12'],
  ['ru', { sector: null, row: null, place: null }, ''],
] as const)('a seat is said in %s by the parts it has: %o', (language, seat, text) => {
  expect(seatText(seat, language)).toBe(text);
});
