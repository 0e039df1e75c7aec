import { describe, expect, it } from 'vitest';
import { personalBests } from './personal-bests.ts';

const start = (id: number, eventType: string, distance: number | null, timeMs: number | null) => ({
  id,
  eventType,
  distance,
  timeMs,
});

describe('personal bests', () => {
  it.each([
    ['nobody ran', [], []],
    ['the faster of two', [start(1, 'run', 10, 50), start(2, 'run', 10, 40)], [2]],
    ['of equal times the first', [start(1, 'run', 10, 40), start(2, 'run', 10, 40)], [1]],
    ['each distance, the longest first', [start(1, 'run', 5, 20), start(2, 'run', 21.1, 90)], [2, 1]],
    ['obstacles apart', [start(1, 'run', 10, 40), start(2, 'obstacles', 10, 60)], [2, 1]],
    ['not who gave up, nor an unknown distance', [start(1, 'run', 10, null), start(2, 'run', null, 40)], []],
  ])('%s', (_, starts, ids) => expect(personalBests(starts).map(({ id }) => id)).toEqual(ids));
});
