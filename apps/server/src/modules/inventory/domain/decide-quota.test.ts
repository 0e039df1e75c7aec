import { expect, it } from 'vitest';
import { decideQuota } from './decide-quota.ts';

const kept = { capacity: 100, reserve: 10, taken: 60 };

it.each([
  [{ capacity: 70 }, { capacity: 70, reserve: 10 }],
  [{ by: 40 }, { capacity: 140, reserve: 10 }],
  [{ by: -30 }, { capacity: 70, reserve: 10 }],
  [{ capacity: 'taken' as const }, { capacity: 70, reserve: 10 }],
  [
    { capacity: 'taken' as const, reserve: 0 },
    { capacity: 60, reserve: 0 },
  ],
  [{ reserve: 40 }, { capacity: 100, reserve: 40 }],
  [
    { by: 20, reserve: 60 },
    { capacity: 120, reserve: 60 },
  ],
])('%j gives %j', (wanted, expected) => expect(decideQuota(kept, wanted)).toEqual({ ok: true, value: expected }));

it.each([
  [{ capacity: 69 }, { capacity: { id: 'capacity_below_sold', taken: 70 } }],
  [{ by: -31 }, { capacity: { id: 'capacity_below_sold', taken: 70 } }],
  [{ reserve: 41 }, { reserve: { id: 'reserve_too_big', free: 40 } }],
  [{ reserve: -1 }, { reserve: { id: 'number_min', min: 0 } }],
  [{ capacity: 100_001 }, { capacity: { id: 'number_max', max: 100_000 } }],
  [{ capacity: -1 }, { capacity: { id: 'number_min', min: 0 } }],
])('%j is refused: %j', (wanted, errors) =>
  expect(decideQuota(kept, wanted)).toMatchObject({ ok: false, refusal: { code: 'validation', errors } }),
);
