import { describe, expect, it } from 'vitest';
import { insuredText, readInsured } from './insured-text.ts';

const unix = (text: string): number => Date.parse(text) / 1000;
const now = unix('2026-11-22T12:30:00Z');
const ofRace = { isStartDate: true, activation_delay: 0, format_start_time: unix('2027-05-31T07:00:00Z') };
const typed = { isStartDate: false, activation_delay: 86_400, format_start_time: null };
const full = {
  last_name: 'ветрова',
  first_name: 'анна',
  second_name: '',
  birth_date: '01.02.1990',
  gender: 'female',
  phone: '+7 (999) 123-45-67',
  start_date: '',
};
const wrong = (change: Partial<typeof full>, terms: typeof ofRace | typeof typed = ofRace): string[] =>
  Object.entries(readInsured({ ...full, ...change }, terms, now).problems).map(([name, { id }]) => `${name} ${id}`);

describe('readInsured', () => {
  it('says for the wire what stands in the fields', () =>
    expect(readInsured(full, ofRace, now)).toEqual({
      values: {
        last_name: 'Ветрова',
        first_name: 'Анна',
        second_name: '',
        birth_date: '1990-02-01',
        gender: 'female',
        phone: '+7 (999) 123-45-67',
        start_date: null,
      },
      problems: {},
    }));

  it.each([
    [{ last_name: ' ' }, ['last_name insurance_required']],
    [{ first_name: '' }, ['first_name insurance_required']],
    [{ birth_date: '01.02.19' }, ['birth_date insurance_date']],
    [{ birth_date: '31.02.1990' }, ['birth_date insurance_date']],
    [{ birth_date: '01.06.2022' }, ['birth_date insurance_age']],
    [{ gender: '' }, ['gender insurance_gender']],
  ])('%o is refused', (change, problems) => expect(wrong(change)).toEqual(problems));

  it.each([
    ['', ['start_date insurance_date']],
    ['1.3.27', ['start_date insurance_date']],
    ['22.11.2026', ['start_date insurance_start']],
    ['30.11.2024', ['start_date insurance_start']],
    ['23.11.2026', []],
  ])('start %s: %o', (start_date, problems) => expect(wrong({ start_date }, typed)).toEqual(problems));

  it('adds five minutes to a typed start once, and reads the same day back', () => {
    for (const start_date of ['23.11.2026', '01.01.2027']) {
      const { values } = readInsured({ ...full, start_date }, typed, now);
      expect(insuredText(values)).toEqual({ ...full, last_name: 'Ветрова', first_name: 'Анна', start_date });
    }
    expect(readInsured({ ...full, start_date: '01.01.2027' }, typed, now).values.start_date).toBe(
      unix('2027-01-01T00:05:00+03:00'),
    );
  });

  it('keeps what is half typed', () => {
    const half = { ...full, birth_date: '01.0', phone: '+7 (999' };
    expect(insuredText(readInsured(half, ofRace, now).values)).toMatchObject({ birth_date: '01.0', phone: '+7 (999' });
  });
});
