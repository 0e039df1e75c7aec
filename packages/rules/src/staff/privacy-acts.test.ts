import { expect, it } from 'vitest';
import {
  type PrivacyFacts,
  type PrivacyKind,
  privacyActs,
  privacyAnswers,
  privacyIdentitiesFor,
  privacyKinds,
  privacyObstacle,
} from './privacy-acts.ts';

const of = (kind: PrivacyKind, facts: Partial<PrivacyFacts> = {}): PrivacyFacts => ({
  kind,
  state: 'open',
  isProlonged: false,
  due: '2026-11-30',
  ...facts,
});

it.each([
  ['access', ['export', 'answer', 'prolong']],
  ['copy', ['export', 'answer', 'prolong']],
  ['correction', ['answer', 'prolong']],
  ['erasure', ['erase', 'answer', 'prolong']],
  ['withdrawal', ['erase', 'answer', 'prolong']],
] as const)('a request of %s allows %j', (kind, acts) => {
  expect(privacyActs.filter((act) => privacyObstacle(act, of(kind), '2026-11-30') === null)).toEqual(acts);
});

it('closes every act with the request', () => {
  for (const kind of privacyKinds)
    for (const act of privacyActs)
      expect(privacyObstacle(act, of(kind, { state: 'closed' }), '2026-11-16')).toBe('closed');
});

// BO-137
it.each([
  [{}, '2026-11-30', null],
  [{}, '2026-12-01', 'late'],
  [{ isProlonged: true }, '2026-11-16', 'prolonged'],
] as const)('a term %j is made longer on %s: %s', (facts, today, obstacle) => {
  expect(privacyObstacle('prolong', of('access', facts), today)).toBe(obstacle);
});

it('answers a request whose term is over', () => {
  expect(privacyObstacle('answer', of('access'), '2027-02-01')).toBe(null);
});

it.each([
  ['export', true, ['account', 'paper', 'letter']],
  ['erase', true, ['account', 'paper', 'letter']],
  ['answer', true, ['account', 'paper', 'letter']],
  ['export', false, ['letter']],
  ['erase', false, ['letter']],
  ['answer', false, ['paper', 'letter']],
] as const)('for %s, an account: %s, a person is seen by %j', (act, hasAccount, identities) => {
  expect(privacyIdentitiesFor(act, hasAccount)).toEqual(identities);
});

it.each([
  ['access', false, ['refused']],
  ['access', true, ['done', 'refused']],
  ['copy', false, ['refused']],
  ['copy', true, ['done', 'refused']],
  ['correction', false, ['done', 'refused']],
  ['withdrawal', false, ['done', 'refused']],
  ['erasure', false, ['refused']],
  ['erasure', true, ['refused']],
] as const)('an answer to %s, its file out: %s, says %j', (kind, isExported, answers) => {
  expect(privacyAnswers(kind, isExported)).toEqual(answers);
});
