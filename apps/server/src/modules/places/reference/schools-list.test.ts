import { describe, expect, it } from 'vitest';
import type { ReferenceProblem } from '../../imports/index.ts';
import { readSchool } from './schools-list.ts';

const named = {
  regions: new Map([
    ['Москва', [1]],
    ['Область', [2, 3]],
  ]),
  cities: new Map([
    ['Москва', [{ asked: 'Москва', id: 10, regionId: 1 }]],
    [
      'Киров',
      [
        { asked: 'Киров', id: 20, regionId: 2 },
        { asked: 'Киров', id: 30, regionId: 3 },
        { asked: 'Киров', id: 40, regionId: 1 },
      ],
    ],
  ]),
};
const good = { type: 'школа', name: 'Школа № 5', short_name: '№ 5', region: '', city: 'Москва' };
const read = (cells: Record<string, string>) => {
  const problems: ReferenceProblem[] = [];
  const row = readSchool({ line: 2, cells: { ...good, ...cells } }, named, problems);
  return { row, problems: problems.map(({ id, field }) => `${field}: ${id}`) };
};

describe('a row of schools', () => {
  it.each([
    [{}, { type: 'school', cityId: 10, regionId: 1 }],
    [{ type: 'Техникум' }, { type: 'college' }],
    [{ type: 'ВУЗ' }, { type: 'university' }],
    [{ type: 'university' }, { type: 'university' }],
    [
      { city: 'Киров', region: 'Москва' },
      { cityId: 40, regionId: 1 },
    ],
  ])('%j is read as %j', (cells, row) => {
    expect(read(cells)).toMatchObject({ row, problems: [] });
  });

  it.each([
    [{ type: '' }, 'type: empty'],
    [{ type: 'constructor' }, 'type: type'],
    [{ name: '' }, 'name: empty'],
    [{ short_name: '+7' }, 'short_name: formula'],
    [{ city: '' }, 'city: empty'],
    [{ city: 'Нигде' }, 'city: unknown_city'],
    [{ city: 'Киров' }, 'city: many_cities'],
    [{ city: 'Киров', region: 'Область' }, 'city: many_cities'],
    [{ city: 'Москва', region: 'Область' }, 'city: city_elsewhere'],
    [{ region: 'Атлантида' }, 'region: unknown_region'],
  ])('with %j is refused: %s', (cells, problem) => {
    expect(read(cells)).toEqual({ row: null, problems: [problem] });
  });
});
