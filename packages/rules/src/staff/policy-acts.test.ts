import { describe, expect, it } from 'vitest';
import { policyActs, type PolicyFacts, policyMoment, policyObstacle } from './policy-acts.ts';

const now = 1000;
const coming: PolicyFacts = {
  isCancelled: false,
  starts: now + 1,
  ends: now + 2,
  repayment: null,
  isNamed: true,
  isErased: false,
  isReturning: false,
  isByHand: false,
};
const cancelled: PolicyFacts = { ...coming, isCancelled: true };

describe('a policy', () => {
  it.each([
    ['coming', coming],
    ['active', { ...coming, starts: now }],
    ['over', { ...coming, starts: now - 1, ends: now }],
    ['cancelled', { ...cancelled, starts: now }],
  ] as const)('is %s', (moment, facts) => expect(policyMoment(facts, now)).toBe(moment));

  // BO-100
  it.each([
    ['a coming one', coming, { correct: null, send: null, retry: 'not_failed', cancel: null }],
    [
      'one that begins now',
      { ...coming, starts: now },
      { correct: 'begun', send: null, retry: 'not_failed', cancel: 'begun' },
    ],
    [
      'one that is over',
      { ...coming, starts: 1, ends: now },
      { correct: 'begun', send: 'over', retry: 'not_failed', cancel: 'begun' },
    ],
    [
      'one without a person',
      { ...coming, isNamed: false },
      { correct: null, send: 'unnamed', retry: 'not_failed', cancel: null },
    ],
    [
      'one whose person was erased',
      { ...coming, isNamed: false, isErased: true },
      { correct: 'erased', send: 'unnamed', retry: 'not_failed', cancel: null },
    ],
    [
      'one whose ticket comes back',
      { ...coming, isReturning: true },
      { correct: null, send: null, retry: 'not_failed', cancel: 'returning' },
    ],
    [
      'a cancelled one',
      cancelled,
      { correct: 'cancelled', send: 'cancelled', retry: 'not_failed', cancel: 'cancelled' },
    ],
    [
      'one on its way back',
      { ...cancelled, repayment: 'due' },
      { correct: 'cancelled', send: 'cancelled', retry: 'not_failed', cancel: 'cancelled' },
    ],
    [
      'one that needs a person',
      { ...cancelled, repayment: 'failed' },
      { correct: 'cancelled', send: 'cancelled', retry: null, cancel: 'cancelled' },
    ],
    [
      'one that two people close',
      { ...cancelled, repayment: 'failed', isByHand: true },
      { correct: 'cancelled', send: 'cancelled', retry: 'by_hand', cancel: 'cancelled' },
    ],
    [
      'one that a return will pay',
      { ...cancelled, repayment: 'failed', isReturning: true },
      { correct: 'cancelled', send: 'cancelled', retry: 'returning', cancel: 'cancelled' },
    ],
  ] as const)('%s lets itself be acted on by what is null of %j', (_name, facts, expected) => {
    expect(Object.fromEntries(policyActs.map((act) => [act, policyObstacle(act, facts, now)]))).toEqual(expected);
  });
});
