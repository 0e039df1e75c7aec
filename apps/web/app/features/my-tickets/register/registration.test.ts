import { describe, expect, it } from 'vitest';
import type { ParticipantAnswers } from '../../../shared/participant-form/answers.ts';
import { registrationOf } from './answers.ts';
import { refusalOf } from '../refusal.ts';

const answers: ParticipantAnswers = {
  info: { first_name: 'Анна' },
  license_file: null,
  file: null,
  number: 7,
  team: { public_id: 'team-1', title: 'Карабин' },
  club: { public_id: 'club-1', title: 'Гранит' },
};
const solo = { public_id: 't', format: { isTeam: false, team_all: false, booked_numbers: false, space: null } };

describe('registering a ticket', () => {
  it('sends neither a team nor a number where none is asked', () => {
    expect(registrationOf(solo, answers)).toEqual({
      public_id: 't',
      info: { first_name: 'Анна' },
      license_file: null,
      file: null,
      club: 'club-1',
    });
  });
  it('takes the club away when none is chosen', () => {
    expect(registrationOf(solo, { ...answers, club: null })).toMatchObject({ club: null });
  });
  it('sends the chosen number where numbers are offered, and none when any will do', () => {
    const offered = { ...solo, format: { ...solo.format, booked_numbers: true, space: null } };
    expect(registrationOf(offered, answers)).toMatchObject({ number: 7 });
    expect(registrationOf(offered, { ...answers, number: null })).not.toHaveProperty('number');
  });
  it('names a team to join by its id, a private one by its code too, a new one by its title', () => {
    const open = { ...solo, format: { ...solo.format, isTeam: true } };
    const teamOf = (team: ParticipantAnswers['team']) => registrationOf(open, { ...answers, team }).team;
    expect(teamOf({ public_id: 'team-1', title: 'Карабин' })).toEqual({ public_id: 'team-1' });
    expect(teamOf({ public_id: 'team-2', code: 'QW12' })).toEqual({ public_id: 'team-2', code: 'QW12' });
    expect(teamOf({ title: 'Новая' })).toEqual({ title: 'Новая' });
    expect(teamOf(null)).toBeNull();
  });
  it('sends no team of a whole team, which was bought together', () => {
    const whole = { ...solo, format: { ...solo.format, isTeam: true, team_all: true } };
    expect(registrationOf(whole, answers)).not.toHaveProperty('team');
  });
});

describe('a refusal', () => {
  it('stands at its fields, with or without the prefix of the wire', () => {
    const errors = { 'info.phone': 'Введите корректный номер телефона!', license_file: 'Загрузите файл' };
    expect(refusalOf({ message: 'Проверьте выделенные поля', errors })).toEqual({
      fields: { phone: 'Введите корректный номер телефона!', license_file: 'Загрузите файл' },
      message: null,
    });
  });
  it.each([
    ['age', 'birth_date'],
    ['number_taken', 'number'],
    ['size_unavailable', 'item_size'],
  ])('of code %s stands at %s', (code, field) => {
    expect(refusalOf({ message: 'Нет', code })).toEqual({ fields: { [field]: 'Нет' }, message: null });
  });
  it('of a state is a sentence', () => {
    expect(refusalOf({ message: 'Срок для этого действия прошёл', code: 'deadline' })).toEqual({
      fields: {},
      message: 'Срок для этого действия прошёл',
    });
  });
});
