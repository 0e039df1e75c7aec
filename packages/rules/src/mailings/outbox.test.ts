import { expect, it } from 'vitest';
import { carriesKey, type LetterFacts, letterObstacle, letterTemplates } from './outbox.ts';

const letter = (facts: Partial<LetterFacts> = {}): LetterFacts => ({
  state: 'waiting',
  template: 'order',
  isLast: false,
  ...facts,
});

// BO-008
it.each([
  ['repeat', letter({ state: 'sent' }), null],
  ['repeat', letter({ state: 'failed' }), null],
  ['repeat', letter({ state: 'stopped' }), null],
  ['repeat', letter(), 'waiting'],
  ['repeat', letter({ state: 'gone' }), 'gone'],
  ['repeat', letter({ state: 'failed', template: 'mailing' }), 'mailing'],
  ['repeat', letter({ state: 'failed', template: 'staff_new_place' }), null],
  ['stop', letter(), null],
  ['stop', letter({ state: 'sent' }), 'not_waiting'],
  ['stop', letter({ state: 'stopped' }), 'not_waiting'],
  ['stop', letter({ template: 'mailing' }), 'mailing'],
  ['stop', letter({ isLast: true }), 'last'],
  ['stop', letter({ template: 'new_device' }), 'guard'],
  ['stop', letter({ template: 'audit_seal' }), 'guard'],
] as const)('%s of %j: %s', (act, facts, obstacle) => expect(letterObstacle(act, facts)).toBe(obstacle));

it('knows which letters let somebody in', () =>
  expect(letterTemplates.filter(carriesKey)).toEqual([
    'order_confirm',
    'reminder_ask',
    'subscription',
    'confirm_email',
    'finish_registration',
    'link',
    'reset',
    'sms_code',
    'new_email',
    'delete_account',
    'guest_data',
    'staff_invitation',
    'staff_fresh',
  ]));
