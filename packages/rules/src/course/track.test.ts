import { describe, expect, it } from 'vitest';
import {
  axisTicks,
  isTrack,
  metresBetween,
  pointsAt,
  profileOf,
  sampleLine,
  trackLength,
  type TrackPoint,
} from './track.ts';

/** Two sides of about 1,113 m: north along a meridian, then east along the equator's parallel. */
const corner: TrackPoint[] = [
  [0, 0, 100],
  [0.01, 0, 150],
  [0.01, 0.01, 120],
];

describe('a track', () => {
  it.each([
    ['a line with marks', { line: corner, marks: [0, 500, 500, 900] }, true],
    ['no marks', { line: corner, marks: [] }, true],
    ['one point', { line: corner.slice(0, 1), marks: [] }, false],
    ['a pole', { line: [...corner, [89, 0, 0]], marks: [] }, false],
    ['a point without height', { line: [...corner, [1, 1]], marks: [] }, false],
    ['a point that is no number', { line: [...corner, [1, Number.NaN, 1]], marks: [] }, false],
    ['marks that go back', { line: corner, marks: [500, 400] }, false],
    ['nothing', null, false],
    ['too many points', { line: Array.from({ length: 20_001 }, () => corner[0]), marks: [] }, false],
  ])('with %s is told from what cannot be drawn', (_, value, isGood) => {
    expect(isTrack(value)).toBe(isGood);
  });

  it('measures along the earth', () => {
    // Moscow to Saint Petersburg, about 634 km.
    expect(metresBetween([55.7558, 37.6173], [59.9343, 30.3351]) / 1000).toBeCloseTo(633, -1);
    expect(trackLength(corner)).toBeCloseTo(2 * 1112, -1);
    expect(trackLength([])).toBe(0);
  });

  it('finds points at metres, in any order, and stays within the line', () => {
    const half = trackLength(corner) / 4;
    const [first, second, back, beyond, before] = pointsAt(corner, [half, half * 3, half, 1e6, -5]);
    expect(first?.[0]).toBeCloseTo(0.005, 4);
    expect(first?.[2]).toBeCloseTo(125, 0);
    expect(second?.[1]).toBeCloseTo(0.005, 4);
    expect(back).toEqual(first);
    expect(beyond).toEqual(corner[2]);
    expect(before).toEqual(corner[0]);
  });

  it('keeps its ends and its length when sampled', () => {
    const sampled = sampleLine(corner, 41);
    expect(sampled).toHaveLength(41);
    expect([sampled[0], sampled.at(-1)]).toEqual([corner[0], corner[2]]);
    expect(Math.abs(trackLength(sampled) - trackLength(corner))).toBeLessThan(1);
  });

  it('stands still where two points are one', () => {
    expect(pointsAt([corner[0]!, corner[0]!], [0])).toEqual([corner[0]]);
  });

  it('tells heights along the way', () => {
    expect(profileOf(corner).map(({ metre, height }) => [Math.round(metre / 100), height])).toEqual([
      [0, 100],
      [11, 150],
      [22, 120],
    ]);
  });
});

describe('ticks of an axis', () => {
  it.each([
    [0, 10_000, 6, [0, 2000, 4000, 6000, 8000, 10_000]],
    [0, 5400, 6, [0, 1000, 2000, 3000, 4000, 5000]],
    [117, 164, 4, [120, 140, 160]],
    [-3, 3, 4, [-2, 0, 2]],
    [0.05, 0.42, 5, [0.1, 0.2, 0.3, 0.4]],
    [7, 7, 4, [7]],
  ])('from %d to %d, at most %d', (from, to, most, ticks) => {
    expect(axisTicks(from, to, most)).toEqual(ticks);
  });

  it('never are more than asked for', () => {
    for (let to = 1; to < 40_000; to = Math.ceil(to * 1.13)) {
      for (const most of [2, 3, 4, 6, 9]) {
        const ticks = axisTicks(0, to, most);
        expect(ticks.length, `${to} ${most}`).toBeLessThanOrEqual(most);
        expect(ticks.length, `${to} ${most}`).toBeGreaterThan(0);
      }
    }
  });
});
