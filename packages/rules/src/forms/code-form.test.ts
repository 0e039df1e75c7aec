import { describe, expect, it } from 'vitest';
import { checkCodeForm, checkMoreCodes, checkSeriesForm, codeSigns } from './code-form.ts';

const terms = { discount: 10, code_count: 1, uses: 1, starts_at: null, ends_at: null, note: '' };
const series = { ...terms, prefix: 'БАРС-', length: 8, count: 500 };

describe('a promocode', () => {
  it.each([
    [{ code: 'ab' }, 0, { code: { id: 'code_signs' } }],
    [{ code: 'ЛЕТО-27' }, 0, {}],
    [{ code: 'LETO', discount: 0 }, 0, { discount: { id: 'percent' } }],
    [{ code: 'LETO', discount: 100, uses: 20 }, 0, {}],
    [{ code: 'LETO', discount: 100, uses: 21 }, 0, { reason: { id: 'reason' } }],
    [{ code: 'LETO', discount: 100, uses: 21, reason: 'Команда' }, 0, {}],
    [{ code: 'LETO', uses: 2 }, 3, { uses: { id: 'number_min', min: 3 } }],
    [{ code: 'LETO', starts_at: 9, ends_at: 9 }, 0, { ends_at: { id: 'date_order' } }],
  ])('%j, used %i times', (typed, used, problems) => {
    expect(checkCodeForm({ ...terms, ...typed }, used)).toEqual(problems);
  });
});

describe('a series', () => {
  it.each([
    [{}, {}],
    [{ prefix: '' }, {}],
    [{ prefix: 'A'.repeat(12), length: 16, count: 50_000 }, {}],
    [{ prefix: 'A'.repeat(13) }, { prefix: { id: 'prefix_signs' } }],
    [{ prefix: '-A' }, { prefix: { id: 'prefix_signs' } }],
    [{ prefix: '=A' }, { prefix: { id: 'prefix_signs' } }],
    [{ length: 7 }, { length: { id: 'number_min', min: 8 } }],
    [{ length: 17 }, { length: { id: 'number_max', max: 16 } }],
    [{ count: 0 }, { count: { id: 'number_min', min: 1 } }],
    [{ count: 50_001 }, { count: { id: 'number_max', max: 50_000 } }],
    [{ uses: 0 }, { uses: { id: 'number_min', min: 1 } }],
    [{ discount: 100, count: 20 }, {}],
    [{ discount: 100, count: 7, uses: 3 }, { reason: { id: 'reason' } }],
    [{ discount: 100, count: 7, uses: 3, reason: 'Партнёры' }, {}],
    [{ code_count: 501 }, { code_count: { id: 'number_max', max: 500 } }],
  ])('of %j', (typed, problems) => {
    expect(checkSeriesForm({ ...series, ...typed })).toEqual(problems);
  });

  it.each([
    [{ discount: 10, uses: 1, existing: 50_000 }, { count: 50_000 }, {}],
    [{ discount: 10, uses: 1, existing: 1 }, { count: 0 }, { count: { id: 'number_min', min: 1 } }],
    [{ discount: 100, uses: 1, existing: 10 }, { count: 10 }, {}],
    [{ discount: 100, uses: 1, existing: 10 }, { count: 11 }, { reason: { id: 'reason' } }],
    [{ discount: 100, uses: 1, existing: 10 }, { count: 11, reason: 'Партнёры' }, {}],
  ])('of %j gets more: %j', (of, typed, problems) => {
    expect(checkMoreCodes(of, typed)).toEqual(problems);
  });
});

it('signs of codes that are made up are mistaken for no others', () => {
  expect([codeSigns.length, new Set(codeSigns).size, /[ILOU01]/.test(codeSigns)]).toEqual([30, 30, false]);
});
