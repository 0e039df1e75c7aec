import { describe, expect, it } from 'vitest';
import { seatsBack } from './seats-back.ts';

const lines = (...numbers: (number | null)[]) =>
  numbers.map((number, index) => ({ unique_id: `line-${index + 1}`, number }));
const had = new Map([
  ['line-1', 5],
  ['line-2', 6],
]);
const back = (...call: Parameters<typeof seatsBack>) => Object.fromEntries(seatsBack(...call));

describe('a line whose new seat somebody took', () => {
  it('keeps the seat that it had', () => {
    expect(back(lines(7, 6), [7], had)).toEqual({ 'line-1': 5 });
  });

  it('has none when it had none', () => {
    expect(back(lines(5, 7), [7], new Map([['line-1', 5]]))).toEqual({ 'line-2': null });
  });

  it('has none when its former seat is gone, too', () => {
    expect(back(lines(5, 6), [5], had)).toEqual({ 'line-1': null });
  });

  it('does not take its former seat from a line that has moved there', () => {
    expect(back(lines(7, 5), [7], had)).toEqual({ 'line-1': null });
  });

  it('leaves the other lines alone', () => {
    expect(back(lines(8, null), [7], had)).toEqual({});
  });
});
