import { describe, expect, it } from 'vitest';
import {
  type CertificateFacts,
  certificateActs,
  certificateObstacle,
  certificateState,
  checkAdjust,
} from './certificate-acts.ts';

const now = 1000;
const live: CertificateFacts = { blocked: null, balance: 100, validUntil: now + 1 };
const kinds: Record<string, CertificateFacts> = {
  active: live,
  spent: { ...live, balance: 0 },
  over: { ...live, validUntil: now },
  blocked: { ...live, blocked: 'staff', balance: 0 },
  returned: { ...live, blocked: 'return', validUntil: now },
};

describe('a certificate', () => {
  it.each(Object.entries(kinds))('is %s', (state, facts) => {
    expect(certificateState(facts, now)).toBe(state);
  });

  it.each([
    ['send', ['active']],
    ['prolong', ['active', 'spent', 'over', 'blocked']],
    ['block', ['active', 'spent', 'over']],
    ['unblock', ['blocked']],
    ['adjust', ['active', 'spent', 'over', 'blocked']],
    ['reissue', ['active', 'spent', 'blocked']],
  ] as const)('lets itself be acted on by %s when it is one of %j', (act, states) => {
    const free = Object.entries(kinds).filter(([, facts]) => certificateObstacle(act, facts, now) === null);
    expect(free.map(([state]) => state)).toEqual(states);
  });

  it('whose money went back lets nothing be done', () => {
    for (const act of certificateActs) expect(certificateObstacle(act, kinds['returned']!, now)).toBe('returned');
  });

  it('that was blocked gets no new code once its time has passed', () => {
    expect(certificateObstacle('reissue', { ...live, blocked: 'staff', validUntil: now }, now)).toBe('over');
  });
});

// BO-039
describe('a change of the balance', () => {
  it.each([
    [1, { balance: 0, nominal: 1 }, null],
    [-1, { balance: 1, nominal: 1 }, null],
    [2, { balance: 0, nominal: 1 }, { id: 'number_max', max: 0.01 }],
    [-2, { balance: 1, nominal: 1 }, { id: 'certificate_left', left: 0.01 }],
    [0, { balance: 1, nominal: 2 }, { id: 'certificate_change' }],
    [0.5, { balance: 1, nominal: 2 }, { id: 'certificate_change' }],
    // What came back of orders after a raise may lie above the nominal: it goes down alone.
    [1, { balance: 3, nominal: 2 }, { id: 'number_max', max: 0 }],
    [-1, { balance: 3, nominal: 2 }, null],
  ])('by %d of %j is %j', (change, of, problem) => {
    expect(checkAdjust(change, of)).toEqual(problem);
  });
});
