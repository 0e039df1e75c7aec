import { expect, it } from 'vitest';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { isBegun } from './is-begun.ts';

const line = (fields: Partial<BasketTicket> = {}): BasketTicket =>
  ({ info: null, license_file: null, file: null, team: null, club: null, ...fields }) as BasketTicket;

it('a participant nobody was asked about is not begun', () => {
  expect(isBegun(line())).toBe(false);
});

it('what the format fills in by itself begins nothing', () => {
  expect(isBegun(line({ info: { gender: 'female' } }))).toBe(false);
});

it.each([
  ['a name', { info: { last_name: 'Б' } }],
  ['a club', { club: { public_id: 'club-1', title: 'Гранит' } }],
  ['a licence', { license_file: 'file-1' }],
] as const)('%s begins it', (_, fields) => {
  expect(isBegun(line(fields))).toBe(true);
});
