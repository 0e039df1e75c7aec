import { describe, expect, it } from 'vitest';
import {
  type ActFigures,
  aloneAfter,
  approvalLife,
  approvalLimits,
  approvalTransitions,
  type ApprovedAct,
  type AskedApproval,
  mayDecide,
  needsApproval,
} from './approval.ts';
import type { Grant } from './grant.ts';

const now = 1_800_000_000;
const asks = <A extends ApprovedAct>(act: A, figures: ActFigures[A]) => ({
  act,
  asks: needsApproval(act, figures, approvalLimits),
});

describe('a second person', () => {
  it.each([
    [asks('refund', { amount: 30_000_00, today: 0, mayOnlyAsk: false }), false],
    [asks('refund', { amount: 30_000_01, today: 0, mayOnlyAsk: false }), true],
    [asks('refund', { amount: 29_000_00, today: 71_000_00, mayOnlyAsk: false }), false],
    [asks('refund', { amount: 29_000_00, today: 87_000_00, mayOnlyAsk: false }), true],
    [asks('refund', { amount: 1_00, today: 0, mayOnlyAsk: true }), true],
    [asks('goodwill', { amount: 1_000_00 }), false],
    [asks('goodwill', { amount: 1_000_01 }), true],
    [asks('mass_refund', null), true],
    [asks('certificate', { amount: 10_000_00, pieces: 10 }), false],
    [asks('certificate', { amount: 10_000_01, pieces: 1 }), true],
    [asks('certificate', { amount: 1_00, pieces: 11 }), true],
    [asks('free_tickets', { count: 100, capacity: 2000 }), false],
    [asks('free_tickets', { count: 101, capacity: 10_000 }), true],
    [asks('free_tickets', { count: 6, capacity: 100 }), true],
    [asks('mailing', { people: 10_000 }), false],
    [asks('mailing', { people: 10_001 }), true],
    [asks('admin_role', { admins: 1 }), false],
    [asks('admin_role', { admins: 2 }), true],
    [asks('personal_export', { rows: 50_000 }), false],
    [asks('personal_export', { rows: 50_001 }), true],
  ])('%j', (figures, isAsked) => {
    expect(figures.asks).toBe(isAsked);
  });
});

describe('an approval', () => {
  const places = [{ event: 'spring', start: 'moscow' }];
  const grant = (change: Partial<Grant>): Grant => ({
    role: 'finance',
    scope: 'all',
    areas: [],
    until: null,
    ...change,
  });
  const asked: AskedApproval = { act: 'refund', state: 'waiting', askedBy: 1, askedLogin: 11, askedAt: now, places };
  const other = { userId: 2, loginId: 22, grants: [grant({})] };
  const asker = { ...other, userId: 1, loginId: 11 };

  it.each<[string, Partial<AskedApproval>, typeof other, number, number, string]>([
    ['another of finance', {}, other, 2, 0, 'yes'],
    ['the asker', {}, asker, 2, 0, 'own'],
    ['the asker from another login', {}, { ...asker, loginId: 12 }, 2, 0, 'own'],
    ['another in the asker’s login', {}, { ...other, loginId: 11 }, 2, 0, 'own'],
    ['the only one, at once', {}, asker, 1, aloneAfter - 1, 'early'],
    ['the only one, a day later', {}, asker, 1, aloneAfter, 'alone'],
    ['another, as it lapses', {}, other, 2, approvalLife, 'closed'],
    ['another, when it is decided', { state: 'approved' }, other, 2, 0, 'closed'],
    ['a manager of money', {}, { ...other, grants: [grant({ role: 'manager' })] }, 2, 0, 'no_right'],
    ['finance of a letter', { act: 'mailing' }, other, 2, 0, 'no_right'],
    ['finance of an administrator', { act: 'admin_role' }, other, 2, 0, 'no_right'],
    ['finance of an export', { act: 'personal_export' }, other, 2, 0, 'no_right'],
    [
      'another manager of the start',
      { act: 'free_tickets' },
      { ...other, grants: [grant({ role: 'manager', scope: { starts: ['moscow'] } })] },
      2,
      0,
      'yes',
    ],
    [
      'a manager of another start',
      { act: 'free_tickets' },
      { ...other, grants: [grant({ role: 'manager', scope: { starts: ['kazan'] } })] },
      2,
      0,
      'out_of_scope',
    ],
  ])('%s', (_who, change, decider, eligible, after, answer) => {
    expect(mayDecide({ ...asked, ...change }, decider, eligible, now + after)).toBe(answer);
  });

  it('has one answer', () => {
    const { waiting, ...ended } = approvalTransitions;
    expect(Object.values(waiting)).toEqual(['approved', 'declined', 'withdrawn', 'outdated', 'lapsed']);
    expect(Object.values(ended).flatMap((causes) => Object.keys(causes))).toEqual([]);
  });
});
