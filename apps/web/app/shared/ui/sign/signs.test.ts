import { describe, expect, it } from 'vitest';
import { isSignName, signs } from './signs.ts';

/** Segments of a path of M, L, H, V and Z with absolute coordinates. */
const segmentsOf = (path: string): [number, number][] => {
  const segments: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command, rest] of path.matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    const [first = 0, second = 0] = (rest ?? '').trim().split(' ').map(Number);
    const [toX, toY] = { H: [first, y], V: [x, first], Z: [startX, startY] }[command ?? ''] ?? [first, second];
    if (command === 'M') [startX, startY] = [first, second];
    else segments.push([Math.abs(toX! - x), Math.abs(toY! - y)]);
    [x, y] = [toX!, toY!];
  }
  return segments;
};

describe('obstacle signs', () => {
  it('are 24, each with a title in both languages', () => {
    expect(Object.keys(signs)).toHaveLength(24);
    for (const { ru, en } of Object.values(signs)) {
      expect(ru).toMatch(/^[А-ЯЁ][а-яё]+$/);
      expect(en).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  it('run along, across or by 45 degrees inside the 48 grid', () => {
    for (const [name, { path }] of Object.entries(signs)) {
      expect(
        path.match(/\d+/g)!.every((value) => Number(value) >= 2 && Number(value) <= 46),
        name,
      ).toBe(true);
      for (const [dx, dy] of segmentsOf(path))
        expect(dx === 0 || dy === 0 || dx === dy, `${name}: ${dx} by ${dy}`).toBe(true);
    }
  });

  it('are found by their own keys only', () => {
    expect([isSignName('wall'), isSignName('toString'), isSignName('')]).toEqual([true, false, false]);
  });
});
