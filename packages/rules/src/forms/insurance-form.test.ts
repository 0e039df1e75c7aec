import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable } from '../../test/domain-table.ts';
import {
  asksStart,
  checkInsured,
  earliestInsuranceStart,
  insuranceBuffer,
  insuranceDay,
  type InsuredFields,
  insuranceStartOn,
  type InsuranceTerms,
  normaliseInsured,
  typedInsuranceStart,
  validityDays,
} from './insurance-form.ts';

const moscow = (wall = ''): number => Date.parse(`${wall.replace(' ', 'T')}:00+03:00`) / 1000;
const cellOf = (cell = '–'): string => (cell === '–' ? '' : cell);

const anna: InsuredFields = {
  first_name: 'анна',
  last_name: 'Иванова',
  phone: '+79991234567',
  gender: 'female',
  birth_date: '1990-05-17',
};
const withRace: InsuranceTerms = {
  isStartDate: true,
  activation_delay: 0,
  format_start_time: moscow('2027-05-31 10:00'),
  timezone: 'Europe/Moscow',
};
const now = moscow('2026-11-22 15:30');
const yearly: InsuranceTerms = { isStartDate: 'false', activation_delay: 86_400, format_start_time: null };

describe('an insured person', () => {
  test.each(domainTable('insurance.md', 'The insured'))('$Field: $Value → $Message', (row) => {
    const field = row['Field'] ?? '';
    const problems = checkInsured({ ...anna, [field]: cellOf(row['Value']) }, withRace, now);
    const said = cellOf(row['Message']);
    expect(problems).toEqual(said ? { [field]: { id: said } } : {});
  });

  test('has its age at the start by the calendar of the place', () => {
    const start = moscow('2027-05-30 22:00');
    const child = { ...anna, birth_date: '2022-05-31' };
    const there = { ...withRace, format_start_time: start, timezone: 'Asia/Vladivostok' };
    expect(checkInsured(child, there, now)).toEqual({});
    expect(checkInsured(child, { ...there, timezone: null }, now)).toEqual({ birth_date: { id: 'insurance_age' } });
  });

  test('is not made of anything that JSON can hold', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(anna), 'start_date'), fc.jsonValue()), (fields) => {
        const problems = Object.values(checkInsured(fields, yearly, now));
        expect(problems.every(({ id }) => id.length > 0)).toBe(true);
        expect(problems.length > 0 || normaliseInsured(fields).phone !== '').toBe(true);
      }),
    );
  });

  test('is stored with capital letters, a plain phone and a plain date', () => {
    expect(normaliseInsured({ ...anna, second_name: ' сергеевна ', phone: '8 (999) 123-45-67' })).toEqual({
      first_name: 'Анна',
      last_name: 'Иванова',
      second_name: 'Сергеевна',
      phone: '+79991234567',
      gender: 'female',
      birth_date: '1990-05-17',
    });
  });
});

describe('a typed start', () => {
  test.each(domainTable('insurance.md', 'A typed start'))('$Typed at ${Now (Moscow)}, delay ${Delay, days}', (row) => {
    const at = moscow(row['Now (Moscow)']);
    const activation_delay = Number(row['Delay, days']) * 86_400;
    const start = typedInsuranceStart(cellOf(row['Typed']), { now: at, activation_delay });
    const expected = cellOf(row['Start (Moscow)']);
    expect(start).toBe(expected ? moscow(expected) : null);
    const { start_date } = checkInsured({ ...anna, start_date: start }, { ...yearly, activation_delay }, at);
    const [id, date] = cellOf(row['Message']).split(' ');
    expect(start_date).toEqual(id ? { id, ...(date ? { date } : {}) } : undefined);
  });

  test('on the day that a message names is always good', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), fc.nat(90 * 86_400), (at, delay) => {
        const date = insuranceDay(earliestInsuranceStart(at, delay));
        const start = insuranceStartOn(date, { now: at, activation_delay: delay });
        const terms = { ...yearly, activation_delay: delay };
        expect(checkInsured({ ...anna, start_date: start }, terms, at + insuranceBuffer)).toEqual({});
        expect(checkInsured({ ...anna, start_date: start }, terms, at)).toEqual({});
      }),
    );
  });

  test('is asked only where the insurance does not begin with the race', () => {
    expect([true, 'true', false, 'false', ''].map((isStartDate) => asksStart({ isStartDate }))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

test('whole days of an insurance', () => {
  expect([86_400, 864_000, 100_000, 31_536_000].map(validityDays)).toEqual([1, 10, 1, 365]);
});
