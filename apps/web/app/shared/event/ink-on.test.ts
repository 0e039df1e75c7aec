import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, inkOn } from './ink-on.ts';

it.each([
  ['#f66100', '#0f1417'],
  ['#ffffff', '#0f1417'],
  ['#005d82', '#ffffff'],
  ['#000000', '#ffffff'],
])('writes on %s with %s', (colour, ink) => expect(inkOn(colour)).toBe(ink));

it('is read on every colour', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const colour = `#${number.toString(16).padStart(6, '0')}`;
      expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
    }),
  ));
