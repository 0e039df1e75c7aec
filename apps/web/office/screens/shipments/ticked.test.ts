import type { PickingParcel } from '@trassa/contracts/office';
import { describe, expect, it } from 'vitest';
import { allTicked, isComplete, readScan, tickLine } from './ticked.ts';

const line = (id: string, code: string, pieces: number, variant: string | null = null) => ({
  unique_id: id,
  code,
  title: 'Футболка',
  size: null,
  variant,
  pieces,
});
const parcel = (number: string, lines: PickingParcel['lines']): PickingParcel => ({
  public_id: `id-${number}`,
  version: 1,
  number,
  order: { public_id: `order-${number}`, number },
  city: 'Казань',
  recipient: { masked: 'А***', can_reveal: false },
  way: 'Почта',
  lines,
});
const one = parcel('a1b2c3d4', [
  line('m', 'shirt/M', 2),
  line('s', 'shirt/S', 1),
  line('x', 'cap', 1, 'белая'),
  line('y', 'cap', 1, 'чёрная'),
]);
const two = parcel('e5f6a7b8/2', [line('b', 'buff', 1)]);
const scan = (text: string, ticked = {}) => readScan(text, [one, two], one, ticked);

describe('a scan', () => {
  it('ticks a piece of the parcel by its code', () => {
    expect(scan('SHIRT/m')).toEqual({ kind: 'piece', ticked: { m: 1 } });
    expect(scan('shirt/M', { m: 1 })).toEqual({ kind: 'piece', ticked: { m: 2 } });
    expect(scan('shirt/M', { m: 2 })).toEqual({ kind: 'full' });
  });

  it('ticks line by line what was bought in several lines', () => {
    const bought = parcel('c1c2c3c4', [line('p', 'mug', 1), line('q', 'mug', 2)]);
    expect(readScan('mug', [bought], bought, {})).toEqual({ kind: 'piece', ticked: { p: 1 } });
    expect(readScan('mug', [bought], bought, { p: 1 })).toEqual({ kind: 'piece', ticked: { p: 1, q: 1 } });
  });

  it('leads to a parcel by the number or id of its order', () => {
    expect([scan('e5f6a7b8/2'), scan('order-e5f6a7b8/2')]).toEqual([
      { kind: 'parcel', id: 'id-e5f6a7b8/2' },
      { kind: 'parcel', id: 'id-e5f6a7b8/2' },
    ]);
  });

  it('ticks nothing of another parcel, nothing unknown, and nothing that may be two things', () => {
    expect([scan('buff').kind, scan('4600000000001').kind, scan('cap').kind]).toEqual([
      'foreign',
      'unknown',
      'several',
    ]);
    expect(scan('cap', { x: 1 })).toEqual({ kind: 'piece', ticked: { x: 1, y: 1 } });
  });
});

describe('a parcel', () => {
  it('is complete with every piece ticked, one press a piece', () => {
    expect(isComplete(one.lines, allTicked(one.lines))).toBe(true);
    expect(isComplete(one.lines, { m: 2, s: 1, x: 1 })).toBe(false);
    expect(tickLine(one.lines, { m: 1 }, 'm')).toEqual({ m: 2 });
    expect(tickLine(one.lines, { m: 2 }, 'm')).toEqual({ m: 0 });
    expect(tickLine(one.lines, {}, 'none')).toEqual({});
  });
});
