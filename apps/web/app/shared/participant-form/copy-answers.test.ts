import { describe, expect, it } from 'vitest';
import type { ParticipantAnswers } from './answers.ts';
import { copyOf, personOf } from './copy-answers.ts';
import { format, sizes } from './format-for-tests.ts';
import { everyQuestion } from './problems.ts';
import { clubKeys, teamKeys, typedOf } from './typed-answers.ts';

const race = format({
  isTeam: true,
  regions: [{ id: 524925, name_ru: 'Московская область', name_en: 'Moscow Oblast' }],
  clusters: [{ name: 'Волна 1', file: false, document: null }],
  select: { title: 'Фонарь', values: ['Есть свой', 'Возьму'] },
  select_field: 'lamp',
  license: true,
  booked_numbers: true,
  additional_fields: [
    { name: 'adult_name', label: 'Взрослый', required: true, type: 'text' },
    { name: 'health_notes', label: 'Что знать врачу', required: false, type: 'text' },
    { name: 'adult_consent', label: 'Согласие', required: true, type: 'checkbox' },
  ],
});
const questions = everyQuestion(race, sizes);
const first: ParticipantAnswers = {
  info: {
    last_name: 'Бережная',
    first_name: 'Дарья',
    second_name: 'Ивановна',
    birth_date: '1990-05-04',
    gender: 'female',
    phone: '+79162041830',
    extra_contact: '+79162041831',
    region: 524925,
    item_size: 'M',
    cluster: 'Волна 1',
    lamp: 'Возьму',
    adult_name: 'Олег',
    health_notes: 'Астма',
    adult_consent: true,
  },
  license_file: 'licence-1',
  file: null,
  number: 104,
  team: { title: 'Кабаны' },
  club: { public_id: 'club-1', title: 'Гранит' },
};
const nothing: ParticipantAnswers = {
  info: null,
  license_file: null,
  file: null,
  number: null,
  team: null,
  club: null,
};
const blank = typedOf(nothing, questions);

describe('filling in as another participant', () => {
  it('takes what a family or a team shares and nothing of the person', () => {
    expect(copyOf(first, blank, questions, true)).toEqual({
      last_name: 'Бережная',
      phone: '+7 (916) 204-18-30',
      extra_contact: '+7 (916) 204-18-31',
      region: '524925',
      cluster: 'Волна 1',
      lamp: 'Возьму',
      adult_name: 'Олег',
      [teamKeys.mode]: 'found',
      [teamKeys.joined]: '',
      [teamKeys.title]: 'Кабаны',
      [teamKeys.code]: '',
      [clubKeys.id]: 'club-1',
      [clubKeys.title]: 'Гранит',
    });
  });
  it.each([{ title: '' }, { code: '' }])('takes no team that is only begun: %j', (team) => {
    expect(copyOf({ ...first, team }, blank, questions, true)).not.toHaveProperty(teamKeys.mode);
  });
  it('leaves everything that is typed', () => {
    const typed = { ...blank, last_name: 'Петрова', [teamKeys.mode]: 'code', [clubKeys.id]: 'club-2' };
    const copied = copyOf(first, typed, questions, true);
    expect(copied).not.toHaveProperty('last_name');
    expect(copied).not.toHaveProperty(teamKeys.mode);
    expect(copied).not.toHaveProperty(clubKeys.id);
  });
  it('counts the bare calling code of the mask as blank', () => {
    expect(copyOf(first, { ...blank, phone: '+7' }, questions, false)['phone']).toBe('+7 (916) 204-18-30');
  });
  it('has nothing to give when nothing is typed there', () => {
    expect(copyOf(nothing, blank, questions, true)).toEqual({});
  });
});

describe('filling in as a known person', () => {
  it('takes who it is and nothing of his other race', () => {
    expect(personOf(first.info ?? {}, questions, null)).toEqual({
      last_name: 'Бережная',
      first_name: 'Дарья',
      second_name: 'Ивановна',
      birth_date: '04.05.1990',
      gender: 'female',
      phone: '+7 (916) 204-18-30',
      extra_contact: '+7 (916) 204-18-31',
      item_size: 'M',
    });
  });
  it('takes no shirt that is gone or was never chosen', () => {
    for (const item_size of ['S', 'XXL', null])
      expect(personOf({ ...first.info, item_size }, questions, null)).not.toHaveProperty('item_size');
  });
  it('leaves nothing of the person chosen before, and a typed phone where none is known', () => {
    const values = personOf({ last_name: 'Ветров', first_name: 'Павел' }, questions, null);
    expect(values).toEqual({
      last_name: 'Ветров',
      first_name: 'Павел',
      second_name: '',
      birth_date: '',
      gender: '',
    });
  });
  it('leaves alone the sex that the format decides', () => {
    expect(personOf(first.info ?? {}, questions, 'male')).not.toHaveProperty('gender');
  });
});
