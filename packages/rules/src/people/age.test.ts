import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { ageAt, birthBounds, checkAge, isUnderAge } from './age.ts';

const at = (iso: string): number => new Date(iso).getTime() / 1000;

describe('age', () => {
  test.each([
    ['2008-06-15', '2026-06-14T09:00:00+03:00', 'Europe/Moscow', 17],
    ['2008-06-15', '2026-06-15T00:00:00+03:00', 'Europe/Moscow', 18],
    ['2008-06-15', '2026-06-14T23:59:59+03:00', 'Europe/Moscow', 17],
    // the same moment, 15 June in Vladivostok
    ['2008-06-15', '2026-06-14T23:59:59+03:00', 'Asia/Vladivostok', 18],
    ['2008-02-29', '2026-02-28T12:00:00Z', 'UTC', 17],
    ['2008-02-29', '2026-03-01T00:00:00Z', 'UTC', 18],
    ['2008-02-29', '2028-02-28T12:00:00Z', 'UTC', 19],
    ['2008-02-29', '2028-02-29T00:00:00Z', 'UTC', 20],
    ['2026-06-15', '2026-06-15T12:00:00Z', 'UTC', 0],
  ])('of one born %s at %s in %s is %i', (born, moment, zone, years) => {
    expect(ageAt(born, at(moment), zone)).toBe(years);
  });

  test.each([
    [17, { id: 'age_min', age_min: 18 }],
    [18, null],
    [60, null],
    [61, { id: 'age_max', age_max: 60 }],
  ])('%i between 18 and 60', (age, problem) => {
    expect(checkAge(age, { age_min: 18, age_max: 60 })).toEqual(problem);
  });
  test('without limits is any', () => {
    expect(checkAge(0, { age_min: null, age_max: null })).toBeNull();
  });
  test('limit 0 is a limit', () => {
    expect(checkAge(1, { age_min: null, age_max: 0 })).toEqual({ id: 'age_max', age_max: 0 });
  });

  test.each([
    [0, true],
    [17, true],
    [18, false],
  ])('of %i needs a parent’s consent: %s', (age, needs) => {
    expect(isUnderAge(age)).toBe(needs);
  });

  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const limit = fc.option(fc.integer({ min: 0, max: 120 }));
  test('bounds of births say the same as the age of each', () => {
    fc.assert(
      fc.property(day, day, limit, limit, (birth, moment, age_min, age_max) => {
        const [born, now] = [birth.toISOString().slice(0, 10), Math.floor(moment.getTime() / 1000)];
        const { until, after } = birthBounds({ age_min, age_max }, now, 'Asia/Vladivostok');
        const isIn = (until === null || born <= until) && (after === null || born > after);
        return isIn === (checkAge(ageAt(born, now, 'Asia/Vladivostok'), { age_min, age_max }) === null);
      }),
      { numRuns: 2000 },
    );
  });
});
