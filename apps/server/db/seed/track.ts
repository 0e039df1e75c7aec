import { profileOf, type Track, type TrackPoint, trackLength } from '@trassa/rules';
import type { EventCitySeed } from './model.ts';
import { steady } from './steady.ts';

const points = 361;
const metresPerDegree = 111_195;

/** Height of the ground above the sea at the start, by what the ground is. */
const base: Partial<Record<EventCitySeed['relief'], number>> = {
  peak: 560,
  ridges: 420,
  riviera: 40,
  coast: 12,
  delta: 4,
  spit: 6,
};
const plain = 140;

/** Waves round a loop, the same for ever for a seed: their sum comes back to where it began. */
const waves = (seed: string, strengths: readonly number[]): ((turn: number) => number) => {
  const shifts = strengths.map((_, index) => steady(`${seed}/${index}`));
  return (turn) =>
    strengths.reduce(
      (sum, strength, index) => sum + strength * Math.sin(2 * Math.PI * ((index + 2) * turn + (shifts[index] ?? 0))),
      0,
    );
};

const climbOf = (line: readonly TrackPoint[]): number =>
  profileOf(line).reduce(
    (sum, { height }, index, all) => sum + Math.max(0, height - (all[index - 1]?.height ?? height)),
    0,
  );

/**
 * The course of the longest distance: a loop that begins and ends at the start's coordinates, as long and as steep as
 * the season says. Null in a hall and where nobody runs.
 */
export const trackOf = (city: EventCitySeed): Track | null => {
  const kilometres = Math.max(0, ...city.formats.filter(({ online }) => !online).map(({ distance }) => distance ?? 0));
  if (kilometres === 0 || city.climb === 0 || city.formats.every(({ online }) => online)) return null;
  const bends = waves(`${city.id}/bends`, [0.26, 0.2, 0.07, 0.09, 0.05]);
  const heights = waves(`${city.id}/heights`, [1, 0.7, 0.5, 0.35, 0.2, 0.16]);
  const begin = steady(`${city.id}/begin`);
  const [lat, lon] = city.at;
  const shrink = Math.cos((lat * Math.PI) / 180);

  const drawn = (metresWide: number, steepness: number): TrackPoint[] => {
    const offsets = Array.from({ length: points }, (_, index) => {
      const turn = index / (points - 1);
      const reach = metresWide * (1 + bends(turn));
      const angle = 2 * Math.PI * (turn + begin);
      return [reach * Math.sin(angle), reach * Math.cos(angle)] as const;
    });
    const [north, east] = offsets[0] ?? [0, 0];
    return offsets.map(([y, x], index): TrackPoint => {
      const height = steepness * (heights(index / (points - 1)) - heights(0));
      return [
        Number((lat + (y - north) / metresPerDegree).toFixed(6)),
        Number((lon + (x - east) / (metresPerDegree * shrink)).toFixed(6)),
        Number(((base[city.relief] ?? plain) + height).toFixed(1)),
      ];
    });
  };
  // A kilometre wide first: in a metre the rounding of coordinates would be longer than the way.
  const width = (kilometres * 1_000_000) / trackLength(drawn(1000, 0));
  const line = drawn(width, (city.climb * 10) / climbOf(drawn(width, 10)));
  const length = trackLength(line);
  const marks = city.course.map((_, index) => {
    const apart = 1 / (city.course.length + 1);
    return Math.round(length * apart * (index + 1 + 0.5 * (steady(`${city.id}/mark/${index}`) - 0.5)));
  });
  return { line, marks };
};
