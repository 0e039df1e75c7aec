import { expect, it } from 'vitest';
import { nextChange } from './price-now.ts';

const now = 1000;
const dated = { price: 300, at: 2000 };
const counted = (price: number, left: number, at: number | null = null) => ({ price, left, at });

it.each([
  ['nothing is to come', null, [], null],
  ['a step by its date', dated, [], { price: 300, at: 2000, left: null }],
  ['a step by places', null, [counted(200, 40)], { price: 200, at: null, left: 40 }],
  ['whichever comes first of one step', dated, [counted(300, 40, 2000)], { price: 300, at: 2000, left: 40 }],
  ['the cheaper of two', dated, [counted(200, 40)], { price: 200, at: null, left: 40 }],
  ['the cheaper of two, by its date', dated, [counted(400, 40)], { price: 300, at: 2000, left: null }],
  ['the nearest by places', null, [counted(400, 90), counted(200, 40)], { price: 200, at: null, left: 40 }],
  ['no step whose date has come', null, [counted(200, 40, 900)], null],
])('the next price: %s', (_what, next, steps, expected) => expect(nextChange(next, steps, now)).toEqual(expected));
