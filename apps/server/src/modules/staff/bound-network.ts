import { refuse, type Result } from '../../kernel/result.ts';
import { networkOf } from '../../platform/http/index.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Wrong proofs from one network, whosever they are. */
const rules = [{ count: 20, seconds: 900 }];

/** Runs what compares a proof: counted for its network before, and taken back unless it was wrong. */
export const boundNetwork = async <T>(
  { takeGuess }: Pick<StaffDeps, 'takeGuess'>,
  address: string,
  compare: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  const taken = await takeGuess('staff_proof', networkOf(address), rules);
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
