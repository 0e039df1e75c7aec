import { describe, expect, it } from 'vitest';
import { layOut, seatAfterKey, seatsOf } from './lay-out.ts';

const row = (title: string, first: number, count: number, at?: { x: number; y: number }) => ({
  title,
  seats: Array.from({ length: count }, (_, i) => ({
    number: first + i,
    place: String(i + 1),
    ...(at ? { x: at.x + i * 50, y: at.y } : {}),
  })),
});
const sector = (title: string, rows: ReturnType<typeof row>[]) => ({
  title,
  price: null,
  kind: 'spectator' as const,
  rows,
});
const plan = layOut({
  sectors: [sector('A', [row('1', 1, 3), row('2', 4, 2)]), sector('B', [row('1', 6, 2, { x: 500, y: 900 })])],
});

describe('a plan of seats', () => {
  it('draws no two seats at one point, and all of them inside', () => {
    const seats = seatsOf(plan);
    expect(new Set(seats.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats.length);
    for (const { x, y } of seats) {
      expect(x).toBeLessThan(plan.width);
      expect(y).toBeLessThan(plan.height);
    }
  });

  it('stands sectors one below another, whatever coordinates each has of its own', () => {
    const [first, second] = seatsOf(plan).filter(({ number }) => number === 1 || number === 6);
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  });

  it.each([
    [1, 'ArrowRight', 2],
    [1, 'ArrowLeft', null],
    [3, 'ArrowDown', 5],
    [5, 'ArrowDown', 7],
    [6, 'ArrowUp', 4],
    [1, 'ArrowUp', null],
    [2, 'Home', 1],
    [2, 'End', 3],
    [2, 'a', null],
    [99, 'ArrowRight', null],
  ])('goes from seat %i by %s to %s', (number, key, next) => {
    expect(seatAfterKey(plan, number, key)).toBe(next);
  });
});
