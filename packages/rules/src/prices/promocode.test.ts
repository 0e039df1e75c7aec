import { describe, expect, test } from 'vitest';
import { checkPromocode, normaliseCode } from './promocode.ts';

describe('promocode', () => {
  test.each([
    [' весна20 ', 'ВЕСНА20'],
    ['Trail', 'TRAIL'],
    ['', ''],
    ['  ', ''],
    [null, ''],
    [undefined, ''],
  ])("'%s' is '%s'", (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });
  test.each([
    ['fits', 'A', { starts_at: 10, ends_at: 20, available_code_count: 1 }, null],
    ['has no bounds', 'A', { starts_at: null, ends_at: null, available_code_count: 1 }, null],
    ['is empty', ' ', { available_code_count: 1 }, { id: 'promocode_empty' }],
    ['is unknown', 'A', undefined, { id: 'promocode_unknown' }],
    ['begins later', 'A', { starts_at: 16, available_code_count: 1 }, { id: 'promocode_early' }],
    ['begins now', 'A', { starts_at: 15, available_code_count: 1 }, null],
    ['ends now', 'A', { ends_at: 15, available_code_count: 1 }, { id: 'promocode_ended' }],
    ['is used up', 'A', { available_code_count: 0 }, { id: 'promocode_ended' }],
  ])('that %s', (_, code, terms, problem) => {
    expect(checkPromocode(code, terms, 15)).toEqual(problem);
  });
});
