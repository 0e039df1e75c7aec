import { describe, expect, it } from 'vitest';
import { lackingInWaves } from './lacking-in-waves.ts';

const format = { status: 'published' as const, kinds: [{ kind: 'athlete', capacity: 150 }] };
const full = [{ capacity: 50 }, { capacity: 50 }, { capacity: 50 }];

// BO-023
describe('places without a wave', () => {
  it('are none while the waves hold everybody, or one of them has no bound', () => {
    expect(lackingInWaves({ ...format, waves: full })).toBe(0);
    expect(lackingInWaves({ ...format, waves: [{ capacity: 10 }, { capacity: null }] })).toBe(0);
    expect(lackingInWaves({ ...format, waves: [] })).toBe(0);
    expect(lackingInWaves({ ...format, status: 'archived', waves: [{ capacity: 1 }] })).toBe(0);
  });

  it('are those that a format gets beyond its waves, told before they are saved', () => {
    expect(lackingInWaves({ ...format, waves: full }, { kind: 'athlete', capacity: 190 })).toBe(40);
    expect(lackingInWaves({ ...format, kinds: [{ kind: 'athlete', capacity: 190 }], waves: full })).toBe(40);
  });
});
