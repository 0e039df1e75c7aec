import { refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/http/index.ts';
import { type Claim, claimKey, findKey, finishKey, freeKey, takeOver } from './idempotency.repository.ts';

export type Once<T> = {
  readonly idempotency: Idempotency | null;
  /** Call and visitor: keys of others do not meet. */
  readonly scope: string;
  /** `claim` is to be bound to the order in the transaction that makes it; null: the call carries no key. */
  run(claim: Claim | null): Promise<Result<T>>;
  /** The answer once more, from the order that the first call made. */
  repeat(orderId: number): Promise<Result<T>>;
};

const running = (): Refused => refuse({ code: 'idempotency', message: { id: 'idempotency_running' }, retryAfter: 1 });

/**
 * Runs a call once per key (DEC-15): the same key and body repeat the first answer, another body or a call still running
 * is 409; refused and failed calls free the key. A call whose process died is taken over.
 */
export const runOnce = async <T>(db: Database, { idempotency, scope, run, repeat }: Once<T>): Promise<Result<T>> => {
  if (!idempotency) return run(null);
  const claim: Claim = { scope, key: idempotency.key, fingerprint: idempotency.fingerprint };
  if (!(await claimKey(db, claim))) {
    const kept = await findKey(db, claim);
    if (kept && !kept.isSame)
      return refuse({ code: 'idempotency', message: { id: 'idempotency_differs' }, retryAfter: 1 });
    if (kept?.state === 'done' && kept.orderId !== null) return repeat(kept.orderId);
    const taken = kept?.isAbandoned ? await takeOver(db, claim) : null;
    if (!taken) return running();
    if (taken.orderId !== null) {
      const answer = await repeat(taken.orderId);
      if (answer.ok) await finishKey(db, claim);
      return answer;
    }
  }
  try {
    const answer = await run(claim);
    await (answer.ok ? finishKey(db, claim) : freeKey(db, claim));
    return answer;
  } catch (error) {
    await freeKey(db, claim).catch(() => undefined);
    throw error;
  }
};
