import type { ClubCompetition } from '@trassa/contracts';
import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../shared/api/upload-file.ts';
import { bodyOf, problemsOf, startOf, type TypedResult } from './typed-result.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00+03:00`) / 1000;
const now = noon('2026-11-20');
const competition = (id: string, type: string, state: ClubCompetition['state'] = 'running'): ClubCompetition => ({
  public_id: id,
  title: id,
  competition_type: { public_id: type, title: type, unit: 'time', description: '' },
  start_date: Date.parse('2026-11-01T00:00:00+03:00') / 1000,
  end_date: Date.parse('2026-12-01T00:00:00+03:00') / 1000,
  results: [],
  total: 0,
  my_place: null,
  description: '',
  state,
  mine: null,
});
const typed: TypedResult = {
  competition_type: 'run',
  competition: 'november',
  result: '42:10',
  date: '19.11.2026',
  distance: '',
  comment: '',
  link: 'https://example.org/track',
  picture: null,
};
const of = competition('november', 'run');
const check = (part: Partial<TypedResult>, chosen: ClubCompetition | null = of, picture: UploadedFile | null = null) =>
  problemsOf({ ...typed, ...part }, { unit: 'time', competition: chosen, picture, zone: 'Europe/Moscow', now });
const run = { type: 'run', unit: 'time', picture: null } as const;

describe('where the form begins', () => {
  it('with the competition of the address', () => {
    const all = [competition('november', 'run'), competition('pull', 'pulls')];
    expect(startOf(all, 'pull')).toMatchObject({ competition_type: 'pulls', competition: 'pull' });
    expect(startOf(all, 'stranger')).toMatchObject({ competition_type: '', competition: '' });
  });

  it('with the only one that runs', () => {
    const all = [competition('november', 'run'), competition('old', 'pulls', 'ended')];
    expect(startOf(all, null)).toMatchObject({ competition_type: 'run', competition: 'november' });
    expect(startOf(all, 'old')).toMatchObject({ competition_type: 'run', competition: 'november' });
  });
});

describe('what is typed', () => {
  it('is right', () => expect(check({})).toEqual({}));

  it('names a type and a competition', () => {
    expect(problemsOf(typed, { unit: null, competition: null, picture: null, zone: 'Europe/Moscow', now })).toEqual({
      competition_type: { id: 'option' },
    });
    expect(check({}, null)).toEqual({ competition: { id: 'option' } });
  });

  it('is of a day of the competition', () => {
    expect(check({ date: '31.10.2026' })).toEqual({ date: { id: 'date' } });
    expect(check({ date: '01.11.2026' })).toEqual({});
    expect(check({ date: '31.02.2026' })).toEqual({ date: { id: 'date' } });
  });

  it('has a proof', () => {
    expect(check({ link: ' ' })).toEqual({ picture: { id: 'upload' } });
    expect(check({ link: '' }, of, { public_id: 'file', name: 'run.png' })).toEqual({});
  });

  it('has a distance only as a number above nothing', () => {
    expect(check({ distance: '5 км' })).toEqual({ distance: { id: 'number' } });
    expect(check({ distance: '0' })).toEqual({ distance: { id: 'count_positive' } });
    expect(bodyOf({ ...typed, distance: '5,3' }, run).distance).toBe(5.3);
  });

  it('goes in the wire form', () => {
    expect(bodyOf({ ...typed, comment: '  ' }, run)).toEqual({
      competition_type: 'run',
      result: '42:10',
      date: '2026-11-19',
      distance: null,
      comment: null,
      link: 'https://example.org/track',
      picture: null,
    });
  });
});
