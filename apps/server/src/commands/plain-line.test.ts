import { expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

it.each([
  ['\u001b]0;title\u0007Иван', ' ]0;title Иван'],
  ['\u001b[2J\u001b[1;1HИван', ' [2J [1;1HИван'],
  ['\u009b31mИван\rПётр', ' 31mИван Пётр'],
  ['два\nряда\u2028три', 'два ряда три'],
  ['\u202eнаоборот', ' наоборот'],
  ['Анна-Мария О’Нил – 42,2 км', 'Анна-Мария О’Нил – 42,2 км'],
])('%j is printed without control signs', (text, printed) => {
  expect(plainLine(text)).toBe(printed);
});
