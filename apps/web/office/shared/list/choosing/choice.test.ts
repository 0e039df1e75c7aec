import { describe, expect, it } from 'vitest';
import { type Choice, nothing, pageOf, pageToggled, toggled } from './choice.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const of = ({ keys }: Choice): string => [...keys].toSorted().join('');
/** `c` a press, `C` one with Shift. */
const press = (keys: string): Choice => {
  let choice = nothing;
  for (const key of keys) choice = toggled(choice, rows, key.toLowerCase(), key !== key.toLowerCase());
  return choice;
};

describe('choosing rows', () => {
  it.each([
    ['', ''],
    ['ac', 'ac'],
    ['aca', 'c'],
    ['bD', 'bcd'],
    ['dB', 'bcd'],
    ['bDC', 'b'],
    ['D', 'd'],
  ])('presses %j choose %j', (keys, chosen) => {
    expect(of(press(keys))).toBe(chosen);
  });

  it('is of the whole page by the box in the head, and of none when the page was whole', () => {
    const whole = pageToggled(press('b'), rows);
    expect([pageOf(nothing, rows), pageOf(press('b'), rows), pageOf(whole, rows)]).toEqual(['none', 'some', 'all']);
    expect(of(pageToggled(whole, rows))).toBe('');
  });

  it('goes on over the pages: what was chosen before stays', () => {
    expect(of(pageToggled(press('b'), ['x', 'y']))).toBe('bxy');
  });
});
