import { describe, expect, it } from 'vitest';
import { paymentActs, type PaymentFacts, paymentObstacle, paymentStates } from './payment-acts.ts';

const blocked: PaymentFacts = {
  state: 'authorized',
  isAtWork: true,
  isReachable: true,
  isTwoStage: true,
  isUnused: false,
};
const obstaclesOf = (facts: PaymentFacts) => paymentActs.map((act) => paymentObstacle(act, facts));

// BO-084
describe('acts on a payment', () => {
  it('capture blocked money and leave the order what it has', () =>
    expect(obstaclesOf(blocked)).toEqual([null, null, 'accepted']));
  it('let go of money that nobody can use', () =>
    expect(obstaclesOf({ ...blocked, state: 'refunding', isUnused: true })).toEqual([null, 'not_blocked', null]));
  it.each(paymentStates.filter((state) => state !== 'authorized'))('refuse both of one that is %s', (state) =>
    expect(obstaclesOf({ ...blocked, state })).toEqual([null, 'not_blocked', 'not_blocked']),
  );
  it('refuse both where money is never blocked', () =>
    expect(obstaclesOf({ ...blocked, isTwoStage: false })).toEqual([null, 'one_stage', 'one_stage']));
  it('refuse all of one whose provider was switched off', () =>
    expect(obstaclesOf({ ...blocked, isAtWork: false })).toEqual(['off', 'off', 'off']));
  it('refuse all of one that its provider has not met', () =>
    expect(obstaclesOf({ ...blocked, isReachable: false })).toEqual(['unreachable', 'unreachable', 'unreachable']));
});
