import { expect, test } from 'vitest';
import { checkChosenPassword, checkConsent, checkEmail } from './account-fields.ts';

test.each([
  ['', { id: 'required' }],
  ['  ', { id: 'required' }],
  ['anna@', { id: 'email' }],
  [' anna@example.org ', null],
])('an address %j is answered by %j', (text, problem) => {
  expect(checkEmail(text)).toEqual(problem);
});

test.each([
  ['', { id: 'required' }],
  ['Ab1', { id: 'password_short' }],
  ['abc1', { id: 'password_upper' }],
  ['Abcd', { id: 'password_digit' }],
  ['Abc1', null],
])('a chosen password %j is answered by %j', (text, problem) => {
  expect(checkChosenPassword(text)).toEqual(problem);
});

test('a consent that is not given is asked for', () => {
  expect(checkConsent(false)).toEqual({ id: 'consent_required' });
  expect(checkConsent(true)).toBeNull();
});
