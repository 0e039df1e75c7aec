import { refuse, type Result } from '../../kernel/result.ts';
import { networkOf } from '../../platform/http/index.ts';
import { checkGranted } from './show-session.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Wrong proofs from one network, whosever they are. */
const rules = [{ count: 20, seconds: 900 }];

/** Runs what compares a proof: counted for its network before, and taken back unless it was wrong. */
export const boundNetwork = async <T>(
  deps: Pick<StaffDeps, 'takeGuess' | 'db' | 'clock'>,
  { userId, address }: { readonly userId: number; readonly address: string },
  compare: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  // Whoever is no colleague takes no room of those who are.
  const granted = await checkGranted(deps, userId);
  if (!granted.ok) return granted;
  const taken = await deps.takeGuess('staff_proof', networkOf(address), rules);
  if (!('giveBack' in taken)) return refuse({ code: 'rate_limited', retryAfter: taken.wait });
  let isWrong = false;
  try {
    const answer = await compare();
    isWrong = !answer.ok && answer.refusal.code === 'validation';
    return answer;
  } finally {
    if (!isWrong) await taken.giveBack();
  }
};
