import { describe, expect, it } from 'vitest';
import type { ReferenceProblem } from '../../imports/index.ts';
import { isShownZone, readPlace } from './read-place.ts';

const good = {
  city_id: '520068',
  city_ru: 'Ногинск',
  city_en: 'Noginsk',
  region_id: '524925',
  timezone: 'Europe/Moscow',
};
const read = (cells: Record<string, string>) => {
  const problems: ReferenceProblem[] = [];
  const row = readPlace({ line: 2, cells: { ...good, ...cells } }, new Set(['Europe/Moscow']), problems);
  return { row, problems: problems.map(({ id, field }) => `${field}: ${id}`) };
};

describe('a row of places', () => {
  it('needs no more than a city, its region and its time zone', () => {
    expect(read({})).toMatchObject({
      row: { cityId: 520_068, regionId: 524_925, regionRu: null, latitude: null, main: null },
      problems: [],
    });
  });

  it.each([
    [
      { latitude: '55,85', longitude: '-38.4' },
      { latitude: 55.85, longitude: -38.4 },
    ],
    [{ main: 'Да' }, { main: true }],
    [{ main: 'no' }, { main: false }],
    [{ country: 'kz' }, { country: 'KZ' }],
  ])('%j is read as %j', (cells, row) => {
    expect(read(cells).row).toMatchObject(row);
  });

  it.each([
    [{ city_id: '0' }, 'city_id: number'],
    [{ city_id: '5e3' }, 'city_id: number'],
    [{ city_id: '12345678901' }, 'city_id: number'],
    [{ region_id: '' }, 'region_id: empty'],
    [{ city_ru: '' }, 'city_ru: empty'],
    [{ city_en: '=A1' }, 'city_en: formula'],
    [{ city_en: 'Mos\u202Ecow' }, 'city_en: signs'],
    [{ city_ru: 'Мо\uFFFDсква' }, 'city_ru: signs'],
    [{ city_ru: 'я'.repeat(301) }, 'city_ru: too_long'],
    [{ timezone: 'Mars/Base' }, 'timezone: timezone'],
    [{ timezone: '' }, 'timezone: empty'],
    [{ latitude: '91', longitude: '1' }, 'latitude: coordinate'],
    [{ latitude: '1', longitude: '0x10' }, 'longitude: coordinate'],
    [{ latitude: '55' }, 'longitude: empty'],
    [{ main: 'может' }, 'main: yes_no'],
    [{ country: 'US' }, 'country: country'],
  ])('with %j is refused: %s', (cells, problem) => {
    expect(read(cells)).toEqual({ row: null, problems: [problem] });
  });
});

describe('a time zone that the store knows', () => {
  it.each([
    ['Europe/Moscow', true],
    ['Asia/Qostanay', true],
    ['posix/Europe/Moscow', false],
    ['right/Europe/Moscow', false],
  ])('%s may be a city’s: %s', (zone, may) => {
    expect(isShownZone(zone)).toBe(may);
  });
});
