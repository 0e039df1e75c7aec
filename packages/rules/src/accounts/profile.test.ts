import { describe, expect, test } from 'vitest';
import type { ContactData, ContactInput } from './profile-contact.ts';
import { changeContact, relativeKinds } from './profile-contact.ts';
import { checkPasswordChange } from './profile-password.ts';
import { checkNewEmail, checkNewPhone } from './profile-ways.ts';
import type { PersonalData, ProfileInput } from './profile.ts';
import { changeProfile } from './profile.ts';

const now = Date.UTC(2026, 5, 1, 12) / 1000;
const known: PersonalData = {
  name: 'Анна',
  last_name: 'Иванова',
  second_name: '',
  birth_date: '1990-05-17',
  gender: 'female',
  extra_contact: '+79991234567',
  language: 'ru',
};

describe('personal data', () => {
  test.each<[string, ProfileInput, Partial<PersonalData>]>([
    ['an absent field', {}, {}],
    ['a field that is undefined', { name: undefined }, {}],
    ['the same name in another spelling', { name: '  анна ' }, {}],
    ['the same date as a moment', { birth_date: '1990-05-17T00:00:00Z' }, {}],
    ['the same phone with punctuation', { extra_contact: '8 (999) 123-45-67' }, {}],
    ['a new name', { name: ' мария  луиза' }, { name: 'Мария луиза' }],
    ['a cleared name', { name: null }, { name: '' }],
    ['a cleared date', { birth_date: '' }, { birth_date: null }],
    ['a cleared phone', { extra_contact: null }, { extra_contact: null }],
    ['a cleared gender', { gender: '' }, { gender: 'none' }],
    ['a Belarusian second phone', { extra_contact: '+375 29 123-45-67' }, { extra_contact: '+375291234567' }],
    ['the language', { language: 'en' }, { language: 'en' }],
    ['one of two that differs', { name: 'Анна', last_name: 'Петрова' }, { last_name: 'Петрова' }],
  ])('keeps of %s what has changed', (_, input, value) => {
    expect(changeProfile(known, input, now)).toEqual({ ok: true, value });
  });

  test.each<[string, ProfileInput, Record<string, unknown>]>([
    ['a day that is none', { birth_date: '1990-02-31' }, { birth_date: { id: 'profile_date' } }],
    ['a typed date', { birth_date: '17.05.1990' }, { birth_date: { id: 'profile_date' } }],
    ['a birth in the future', { birth_date: '2026-06-03' }, { birth_date: { id: 'profile_date' } }],
    ['a name too long', { name: 'я'.repeat(101) }, { name: { id: 'too_long', max: 100 } }],
    ['a second phone of Kazakhstan', { extra_contact: '+77012345678' }, { extra_contact: { id: 'phone' } }],
    ['a phone of half a number', { extra_contact: '+7999' }, { extra_contact: { id: 'phone' } }],
    ['another gender', { gender: 'robot' }, { gender: { id: 'wrong_value' } }],
    ['no language', { language: null }, { language: { id: 'wrong_value' } }],
  ])('refuses %s', (_, input, problems) => {
    expect(changeProfile(known, { second_name: 'новое', ...input }, now)).toEqual({ ok: false, problems });
  });
});

describe('contacts', () => {
  const none: ContactData = { extra_contact: null, contact_name: null, type_relate: null, contact_phone: null };
  const full: ContactData = {
    extra_contact: null,
    contact_name: 'Пётр',
    type_relate: 'Друг',
    contact_phone: '+79990000001',
  };
  const relative = { contact_name: 'пётр', type_relate: 'Друг', contact_phone: '8 999 000-00-01' };

  test.each<[string, ContactData, ContactInput, Partial<ContactData>]>([
    ['nothing', none, {}, {}],
    ['a whole relative', none, relative, { contact_name: 'Пётр', type_relate: 'Друг', contact_phone: '+79990000001' }],
    ['the same relative', full, relative, {}],
    ['another relation alone', full, { type_relate: 'Коллега' }, { type_relate: 'Коллега' }],
    [
      'all three cleared',
      full,
      { contact_name: '', type_relate: null, contact_phone: '' },
      { contact_name: null, type_relate: null, contact_phone: null },
    ],
    ['a second phone alone', full, { extra_contact: '+992 90 123-45-67' }, { extra_contact: '+992901234567' }],
    ['blanks where nothing is known', none, { contact_name: ' ', extra_contact: '' }, {}],
    ['a relative in Kazakhstan', full, { contact_phone: '+7 701 234-56-78' }, { contact_phone: '+77012345678' }],
  ])('keep of %s what has changed', (_, before, input, value) => {
    expect(changeContact(before, input)).toEqual({ ok: true, value });
  });

  test.each<[string, ContactData, ContactInput, string[]]>([
    ['a name alone', none, { contact_name: 'Пётр' }, ['type_relate', 'contact_phone']],
    ['a relation alone', none, { type_relate: 'Друг' }, ['contact_name', 'contact_phone']],
    ['a phone alone', none, { contact_phone: '+79990000001' }, ['contact_name', 'type_relate']],
    ['one of three cleared', full, { contact_phone: null }, ['contact_phone']],
    ['a stranger to the list', none, { ...relative, type_relate: 'Сосед' }, ['type_relate']],
    ['a bad second phone', full, { extra_contact: '12' }, ['extra_contact']],
  ])('refuse %s', (_, before, input, fields) => {
    const outcome = changeContact(before, input);
    expect(outcome.ok ? [] : Object.keys(outcome.problems)).toEqual(fields);
  });

  test('name the five relations', () => {
    expect(relativeKinds).toEqual(['Партнер', 'Родитель', 'Родственник', 'Друг', 'Коллега']);
  });
});

describe('a change of password', () => {
  test.each([
    ['', 'Better1', true, ['password']],
    ['Old1', '', true, ['new_password']],
    ['Old1', 'better1', true, ['new_password']],
    ['', 'x', true, ['password', 'new_password']],
    ['Old1', 'Better1', true, []],
    ['', 'Better1', false, []],
    ['', `${'A1'.repeat(64)}b`, false, ['new_password']],
  ])('from %j to %j gives %j', (password, new_password, hasPassword, wrong) => {
    const problems = checkPasswordChange({ password, new_password }, hasPassword);
    expect(Object.keys(problems)).toEqual(wrong);
    expect(new Set(Object.values(problems).map(({ id }) => id)).size).toBeLessThan(2);
  });
});

describe('a new way in', () => {
  test.each([
    ['', 'required'],
    ['nobody', 'email'],
    ['a@b.ru,c@d.ru', 'email'],
    [' Anna@Example.org ', 'email_same'],
    ['new@example.org', undefined],
  ])('as the e-mail %s gives %s', (text, id) => {
    expect(checkNewEmail(text, 'anna@example.org')?.id).toBe(id);
  });
  test('may be any e-mail where there was none', () => {
    expect(checkNewEmail('anna@example.org', null)).toBeNull();
  });
  test.each([
    ['', 'phone'],
    ['+77012345678', 'phone'],
    ['+375291234567', 'phone'],
    ['8 (999) 123-45-67', 'phone_same'],
    ['9991234568', undefined],
  ])('as the phone %s gives %s', (text, id) => {
    expect(checkNewPhone(text, '+79991234567')?.id).toBe(id);
  });
});
