import { describe, expect, it } from 'vitest';
import type { ParticipantAnswers } from './answers.ts';
import { format, sizes } from './format-for-tests.ts';
import { everyQuestion } from './problems.ts';
import { answersOf, keyOf, teamKeys, typedOf } from './typed-answers.ts';

const race = format({
  regions: [{ id: 524925, name_ru: 'Московская область', name_en: 'Moscow Oblast' }],
  clusters: [{ name: 'Быстрый', file: true, document: null }],
  license: true,
  booked_numbers: true,
  additional_fields: [
    { name: 'best.time[10]', label: 'Лучшее время', required: false, type: 'text' },
    { name: 'weight', label: 'Вес', required: false, type: 'number' },
    { name: 'since', label: 'Бегаю с', required: false, type: 'date' },
    { name: 'swims', label: 'Умею плавать', required: false, type: 'checkbox' },
  ],
});
const questions = everyQuestion(race, sizes);
const nothing: ParticipantAnswers = {
  info: null,
  license_file: null,
  file: null,
  number: null,
  team: null,
  club: null,
};
const full: ParticipantAnswers = {
  info: {
    last_name: 'Бережная',
    first_name: 'Дарья',
    birth_date: '1990-05-04',
    gender: 'female',
    phone: '+79162041830',
    region: 524925,
    item_size: 'M',
    cluster: 'Быстрый',
    'best.time[10]': '52:10',
    weight: 61.5,
    since: '2015-03-01',
    swims: true,
  },
  license_file: 'licence-1',
  file: 'document-1',
  number: 104,
  team: { public_id: 'team-1', code: 'VOLK' },
  club: { public_id: 'club-1', title: 'Гранит' },
};

describe('values of the inputs', () => {
  it('show dates and phones as people write them', () => {
    const typed = typedOf(full, questions);
    expect(typed['birth_date']).toBe('04.05.1990');
    expect(typed['phone']).toBe('+7 (916) 204-18-30');
    expect(typed['region']).toBe('524925');
    expect(typed['number']).toBe('104');
    expect(typed['swims']).toBe(true);
  });
  it('come back to the wire unchanged', () => {
    expect(answersOf(typedOf(full, questions), questions, full)).toEqual(full);
    expect(answersOf(typedOf(nothing, questions), questions, nothing)).toEqual(nothing);
  });
  it('keep half a date and half a phone in the draft, and show them again', () => {
    const draft = answersOf(
      { ...typedOf(nothing, questions), birth_date: '04.05', phone: '+7 (916) 20' },
      questions,
      nothing,
    );
    expect(draft.info).toEqual({ birth_date: '04.05', phone: '+7 (916) 20' });
    expect(typedOf(draft, questions)['birth_date']).toBe('04.05');
    expect(typedOf(draft, questions)['phone']).toBe('+7 (916) 20');
  });
  it('count the bare calling code of the mask as nothing typed', () => {
    expect(
      answersOf({ ...typedOf(nothing, questions), phone: '+7 (', extra_contact: '+375' }, questions, nothing).info,
    ).toBeNull();
  });
  it('read a number with a comma and leave words as they are', () => {
    const of = (weight: string) =>
      answersOf({ ...typedOf(nothing, questions), weight }, questions, nothing).info?.['weight'];
    expect(of('61,5')).toBe(61.5);
    expect(of('сто')).toBe('сто');
  });
  it('keep answers that nobody asks any more', () => {
    const before = { ...nothing, info: { email: 'd@pochta.ru' } };
    expect(answersOf(typedOf(before, questions), questions, before).info).toEqual({ email: 'd@pochta.ru' });
  });
  it('found a team by its title and leave an unchosen one out', () => {
    const typed = typedOf(nothing, questions);
    expect(
      answersOf({ ...typed, [teamKeys.mode]: 'found', [teamKeys.title]: ' Кабаны ' }, questions, nothing).team,
    ).toEqual({ title: 'Кабаны' });
    expect(answersOf({ ...typed, [teamKeys.mode]: 'join' }, questions, nothing).team).toBeNull();
  });
});

describe('names of inputs', () => {
  it('are free of what a form reads as a path, and stay different', () => {
    expect(keyOf('best.time[10]')).not.toMatch(/[.[\]]/);
    expect(new Set(['a.b', 'a[b', 'a$46;b', 'a46b'].map(keyOf)).size).toBe(4);
  });
});
