import type { MessageSpec } from '../message.ts';

export const certificateStates = ['active', 'spent', 'over', 'blocked', 'returned'] as const;
/** What a gift certificate can do now; `returned`: its money is with whoever bought it, or on the way there. */
export type CertificateState = (typeof certificateStates)[number];

export const certificateActs = ['send', 'prolong', 'block', 'unblock', 'adjust', 'reissue'] as const;
export type CertificateAct = (typeof certificateActs)[number];

export type CertificateFacts = {
  /** Who stopped it: a colleague, or a return of its money. */
  readonly blocked: 'staff' | 'return' | null;
  /** Kopecks. */
  readonly balance: number;
  /** Unix seconds. */
  readonly validUntil: number;
};

export const certificateState = ({ blocked, balance, validUntil }: CertificateFacts, now: number): CertificateState => {
  if (blocked !== null) return blocked === 'return' ? 'returned' : 'blocked';
  if (balance <= 0) return 'spent';
  return validUntil <= now ? 'over' : 'active';
};

/** In which states an act makes sense; a blocked one may be reissued, which is what a leaked code needs. */
const permitted: Readonly<Record<CertificateAct, readonly CertificateState[]>> = {
  send: ['active'],
  prolong: ['active', 'spent', 'over', 'blocked'],
  block: ['active', 'spent', 'over'],
  unblock: ['blocked'],
  adjust: ['active', 'spent', 'over', 'blocked'],
  reissue: ['active', 'spent', 'blocked'],
};

/** The state because of which an act is refused; null: it may be done (back-office.md 5.12). */
export const certificateObstacle = (
  act: CertificateAct,
  facts: CertificateFacts,
  now: number,
): CertificateState | null => {
  const state = certificateState(facts, now);
  if (!permitted[act].includes(state)) return state;
  // Nobody is sent a code whose time has passed.
  return act === 'reissue' && facts.validUntil <= now ? 'over' : null;
};

/** What is wrong with a change of a balance, in kopecks: it stays between nothing and the nominal. BO-039 */
export const checkAdjust = (
  change: number,
  { balance, nominal }: { readonly balance: number; readonly nominal: number },
): MessageSpec | null => {
  if (change === 0 || !Number.isInteger(change)) return { id: 'certificate_change' };
  const room = nominal - balance;
  if (change > 0 && change > room) return { id: 'number_max', max: Math.max(0, room) / 100 };
  return balance + change < 0 ? { id: 'certificate_left', left: balance / 100 } : null;
};

/** A certificate made by hand, in kopecks. */
export const certificateSums = { least: 100_00, most: 100_000_00 } as const;
