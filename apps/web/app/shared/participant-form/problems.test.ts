import { describe, expect, it } from 'vitest';
import type { ParticipantAnswers } from './answers.ts';
import { format, now, sizes } from './format-for-tests.ts';
import { everyQuestion, problemsOf } from './problems.ts';
import { answersOf, teamKeys, typedOf, type TypedAnswers } from './typed-answers.ts';

const person: ParticipantAnswers = {
  info: {
    last_name: 'Бережная',
    first_name: 'Дарья',
    birth_date: '1990-05-04',
    gender: 'female',
    phone: '+79162041830',
    item_size: 'M',
  },
  license_file: null,
  file: null,
  number: null,
  team: null,
  club: null,
};
const problems = (race = format(), typed: TypedAnswers = {}) => {
  const questions = everyQuestion(race, sizes);
  const all = { ...typedOf(person, questions), ...typed };
  return problemsOf(all, answersOf(all, questions, person), race, sizes, now);
};

describe('problems of a participant', () => {
  it('are none when everything asked is answered', () => {
    expect(problems()).toEqual({});
  });
  it('tell a day that does not exist from a date not typed to its end', () => {
    expect(problems(format(), { birth_date: '31.02.1990' })).toEqual({ birth_date: { id: 'date_format' } });
    expect(problems(format(), { birth_date: '04.05' })).toEqual({ birth_date: { id: 'date' } });
  });
  it('count the age on the day of the start', () => {
    const grown = format({ age_min: 18 });
    expect(problems(grown, { birth_date: '16.06.2008' })).toEqual({ birth_date: { id: 'age_min', age_min: 18 } });
    expect(problems(grown, { birth_date: '15.06.2008' })).toEqual({});
  });
  it('ask a document only of those who chose the cluster that wants one', () => {
    const race = format({
      clusters: [
        { name: 'Быстрый', file: true, document: null },
        { name: 'Общий', file: false, document: null },
      ],
    });
    expect(problems(race, { cluster: 'Быстрый' })).toEqual({ file: { id: 'file' } });
    expect(problems(race, { cluster: 'Общий' })).toEqual({});
  });
  it('want a title of a new team, a chosen team and a code that opens one', () => {
    const race = format({ isTeam: true });
    expect(problems(race)).toEqual({});
    expect(problems(race, { [teamKeys.mode]: 'found' })).toEqual({ team: { id: 'team_title' } });
    expect(problems(race, { [teamKeys.mode]: 'found', [teamKeys.title]: 'Приз на evil.com' })).toEqual({
      team: { id: 'name_link' },
    });
    expect(problems(race, { [teamKeys.mode]: 'join' })).toEqual({ team: { id: 'option' } });
    expect(problems(race, { [teamKeys.mode]: 'code', [teamKeys.code]: 'VOLK' })).toEqual({
      team: { id: 'team_unknown' },
    });
    expect(problems(race, { [teamKeys.mode]: 'code', [teamKeys.code]: 'VOLK', [teamKeys.joined]: 'team-1' })).toEqual(
      {},
    );
  });
  it('do not ask a team of those who buy a whole one', () => {
    expect(problems(format({ isTeam: true, team_all: true }), { [teamKeys.mode]: 'found' })).toEqual({});
  });
});
