import { describe, expect, it } from 'vitest';
import { between, stretches } from './split-times.ts';

describe('the time between two points', () => {
  it('keeps tenths when there are any', () => {
    expect(between('00:31:05', '01:02:17')).toBe('00:31:12');
    expect(between('00:00:59.9', '00:01:00.1')).toBe('00:00:00.2');
    expect(between('09:59:59', '10:00:00.5')).toBe('00:00:01.5');
  });

  it('is not known where the points are out of order or no times', () => {
    expect(between('01:00:00', '00:59:59')).toBeNull();
    expect(between('', '00:59:59')).toBeNull();
    expect(between('00:01:00', 'DNF')).toBeNull();
  });

  it('of the first point is from the start', () => {
    expect(
      stretches([
        { title: '3 км', time: '00:15:00' },
        { title: '5 км', time: '00:26:30' },
      ]),
    ).toEqual([
      { title: '3 км', time: '00:15:00', stretch: '00:15:00' },
      { title: '5 км', time: '00:26:30', stretch: '00:11:30' },
    ]);
  });
});
