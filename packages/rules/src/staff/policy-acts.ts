export const policyMoments = ['coming', 'active', 'over', 'cancelled'] as const;
/** Where a policy stands in time, as the staff is told. */
export type PolicyMoment = (typeof policyMoments)[number];

/** What became of the money of a cancelled policy that goes back by itself; `failed`: it needs a person. */
export const policyRepayments = ['due', 'done', 'failed'] as const;
export type PolicyRepayment = (typeof policyRepayments)[number];

export const policyActs = ['correct', 'send', 'retry', 'cancel'] as const;
export type PolicyAct = (typeof policyActs)[number];

export const policyObstacles = [
  'cancelled',
  'begun',
  'over',
  'unnamed',
  'returning',
  'not_failed',
  'by_hand',
  'erased',
] as const;
export type PolicyObstacle = (typeof policyObstacles)[number];

export type PolicyFacts = {
  readonly isCancelled: boolean;
  /** Unix seconds; `ends`: the first one after it. */
  readonly starts: number;
  readonly ends: number;
  readonly repayment: PolicyRepayment | null;
  readonly isNamed: boolean;
  /** The insured was erased by his own wish, or by the term. */
  readonly isErased: boolean;
  /** A return of its ticket has begun and its money has not gone yet: it pays the policy. */
  readonly isReturning: boolean;
  /** Two people are closing its refund by a paper of the bank. */
  readonly isByHand: boolean;
};

export const policyMoment = (
  { isCancelled, starts, ends }: Pick<PolicyFacts, 'isCancelled' | 'starts' | 'ends'>,
  now: number,
): PolicyMoment => {
  if (isCancelled) return 'cancelled';
  if (now < starts) return 'coming';
  return now < ends ? 'active' : 'over';
};

const retryObstacle = ({ repayment, isByHand, isReturning }: PolicyFacts): PolicyObstacle | null => {
  if (repayment !== 'failed') return 'not_failed';
  if (isByHand) return 'by_hand';
  return isReturning ? 'returning' : null;
};

const sendObstacle = (facts: PolicyFacts, now: number): PolicyObstacle | null => {
  if (!facts.isNamed) return 'unnamed';
  return now < facts.ends ? null : 'over';
};

/** Why an act is refused; null: it may be done. Nothing of a policy that has begun is changed (DEC-98). BO-100 */
export const policyObstacle = (act: PolicyAct, facts: PolicyFacts, now: number): PolicyObstacle | null => {
  if (act === 'retry') return retryObstacle(facts);
  if (facts.isCancelled) return 'cancelled';
  if (act === 'send') return sendObstacle(facts, now);
  if (facts.starts <= now) return 'begun';
  if (act === 'correct') return facts.isErased ? 'erased' : null;
  return facts.isReturning ? 'returning' : null;
};

/** Days that one batch of the insurer's register may be of. */
export const registerDaysMax = 366;
/** Policies of one batch; the rest go with the next one. */
export const registerRowsMax = 20_000;
