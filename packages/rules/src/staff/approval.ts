import type { Transitions } from '../states/transitions.ts';
import { type Grant, may, type Places } from './grant.ts';
import type { Right } from './rights.ts';

export * from './exporting.ts';

export type ApprovalState = 'waiting' | 'approved' | 'declined' | 'withdrawn' | 'outdated' | 'lapsed';
export type ApprovalCause = 'approve' | 'decline' | 'withdraw' | 'outdate' | 'lapse';

/** What was asked for waits for one answer; an act whose sum or version has changed is outdated and done by nobody. */
export const approvalTransitions: Transitions<ApprovalState, ApprovalCause> = {
  waiting: {
    approve: 'approved',
    decline: 'declined',
    withdraw: 'withdrawn',
    outdate: 'outdated',
    lapse: 'lapsed',
  },
  approved: {},
  declined: {},
  withdrawn: {},
  outdated: {},
  lapsed: {},
};

/** Figures of an act; kopecks. */
export type ActFigures = {
  /** By the policy of the event. `today`: refunded by the same person today, without this one. */
  refund: { readonly amount: number; readonly today: number; readonly mayOnlyAsk: boolean };
  /** Beyond the policy, or goodwill. */
  goodwill: { readonly amount: number };
  mass_refund: null;
  /** A refund that no provider does any more is paid by a paper of the bank. */
  refund_by_hand: null;
  certificate: { readonly amount: number; readonly pieces: number };
  free_tickets: { readonly count: number; readonly capacity: number };
  mailing: { readonly people: number };
  admin_role: { readonly admins: number };
  personal_export: { readonly rows: number };
  /** A limit of this table itself is raised. */
  raised_limits: null;
};
export type ApprovedAct = keyof ActFigures;

/** From which size on a second person decides; defaults of settings. Money in kopecks. */
export const approvalLimits = {
  refund: 30_000_00,
  refundsOfDay: 100_000_00,
  goodwill: 1_000_00,
  certificate: 10_000_00,
  certificatePieces: 10,
  freeTickets: 100,
  /** Of the capacity of a format. */
  freeTicketsPercent: 5,
  mailing: 10_000,
  exportRows: 50_000,
};
export type ApprovalLimits = { readonly [Name in keyof typeof approvalLimits]: number };

type Rules = {
  readonly [A in ApprovedAct]: {
    readonly asks: (figures: ActFigures[A], limits: ApprovalLimits) => boolean;
    /** The right of the second person. */
    readonly decidedWith: Right;
  };
};

/** Which act asks for a second person, and whose. The sum of a day sees refunds that were cut into small ones. */
const rules: Rules = {
  refund: {
    asks: ({ amount, today, mayOnlyAsk }, limits) =>
      mayOnlyAsk || amount > limits.refund || today + amount > limits.refundsOfDay,
    decidedWith: 'approvals.decide',
  },
  goodwill: { asks: ({ amount }, limits) => amount > limits.goodwill, decidedWith: 'approvals.decide' },
  mass_refund: { asks: () => true, decidedWith: 'approvals.decide' },
  refund_by_hand: { asks: () => true, decidedWith: 'approvals.decide' },
  certificate: {
    asks: ({ amount, pieces }, limits) => amount > limits.certificate || pieces > limits.certificatePieces,
    decidedWith: 'approvals.decide',
  },
  free_tickets: {
    asks: ({ count, capacity }, limits) =>
      count > limits.freeTickets || count * 100 > capacity * limits.freeTicketsPercent,
    decidedWith: 'tickets.invite',
  },
  mailing: { asks: ({ people }, limits) => people > limits.mailing, decidedWith: 'mailings.send' },
  admin_role: { asks: ({ admins }) => admins >= 2, decidedWith: 'staff.manage' },
  personal_export: { asks: ({ rows }, limits) => rows > limits.exportRows, decidedWith: 'privacy.handle' },
  raised_limits: { asks: () => true, decidedWith: 'settings.edit' },
};

/** The right of the second person of an act. */
export const decidedWith = (act: ApprovedAct): Right => rules[act].decidedWith;

export const approvedActs = Object.keys(rules) as ApprovedAct[];

/** Whether an act of this size waits for a second person. */
export const needsApproval = <A extends ApprovedAct>(act: A, figures: ActFigures[A], limits: ApprovalLimits): boolean =>
  rules[act].asks(figures, limits);

/** Seconds after which an approval lapses, and after which the only person who could decide may confirm himself. */
export const approvalLife = 72 * 3600;
export const aloneAfter = 24 * 3600;

export type AskedApproval = {
  readonly act: ApprovedAct;
  readonly state: ApprovalState;
  readonly askedBy: number;
  readonly askedLogin: number;
  /** Unix seconds. */
  readonly askedAt: number;
  readonly places: Places;
};
export type Decider = { readonly userId: number; readonly loginId: number; readonly grants: readonly Grant[] };

/**
 * Whether a person may decide what was asked: never the asker, nor anybody from the asker's login. `eligible`: how many
 * people of the installation could; when the asker is the only one he confirms after a day, and the entry says `alone`.
 */
export const mayDecide = (
  approval: AskedApproval,
  decider: Decider,
  eligible: number,
  now: number,
): 'yes' | 'alone' | 'closed' | 'own' | 'early' | 'no_right' | 'out_of_scope' => {
  if (approval.state !== 'waiting' || now >= approval.askedAt + approvalLife) return 'closed';
  const { verdict } = may(decider.grants, rules[approval.act].decidedWith, approval.places, now);
  if (verdict !== 'yes') return verdict;
  if (decider.userId !== approval.askedBy) return decider.loginId === approval.askedLogin ? 'own' : 'yes';
  if (eligible > 1) return 'own';
  return now < approval.askedAt + aloneAfter ? 'early' : 'alone';
};
