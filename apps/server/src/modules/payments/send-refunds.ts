import type { Database } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { askForRefund, type DescribeRefund } from './ask-for-refund.ts';
import { type ApplyRefund, confirmRefund, giveUpRefund } from './close-refund.ts';
import type { LockOrder } from './lock-payment.ts';
import type { PaymentProvider } from './port/provider.ts';
import { markRefused, markTaken, postponeRefund, type Refund, takeDueRefunds } from './refunds.repository.ts';

export type RefundDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly describeRefund: DescribeRefund;
  readonly applyRefund: ApplyRefund;
  readonly lockOrder: LockOrder;
};

const batch = 7;
/** Batches of one sweep: 35 refunds each ten seconds, which is the 10 000 of an hour that are promised, and no more (BO-048). */
const rounds = 5;
/** Seconds: longer than a provider may take to answer. */
const lease = 120;
const maxAttempts = 30;
const longest = 3600;

/** Attempts after which every pause is the longest. */
const slowAfter = 9;

const delayAfter = (attempts: number): number | null =>
  attempts >= maxAttempts ? null : Math.min(longest, 15 * 2 ** (attempts - 1));

/** The provider has taken it, so that it is asked on and never given up: the money may be gone already. */
const keepAsking = ({ db }: RefundDeps, { id, attempts }: Refund): Promise<void> =>
  postponeRefund(db, id, delayAfter(Math.min(attempts, slowAfter)) ?? longest, slowAfter);

const giveUp = async (deps: RefundDeps, refund: Refund, error: unknown): Promise<void> => {
  const facts = { err: error, refund: refund.id, attempts: refund.attempts, alarm: 'refund' };
  if (await giveUpRefund(deps, refund)) deps.log.error(facts, 'a refund was given up: it needs a person');
};

/** Nobody took it: later once more, or never, and then somebody is called. One that was taken is asked about on. */
const putOff = async (deps: RefundDeps, refund: Refund, error: unknown): Promise<void> => {
  const delay = delayAfter(refund.attempts);
  const facts = { err: error, refund: refund.id, attempts: refund.attempts };
  if (refund.providerRefundId !== null) {
    const alarm = refund.attempts > slowAfter ? { alarm: 'refund' } : {};
    deps.log.warn({ ...facts, ...alarm }, 'a refund that was taken could not be asked about');
    return keepAsking(deps, refund);
  }
  if (delay === null) return giveUp(deps, refund, error);
  deps.log.warn(facts, 'a refund was not taken');
  return postponeRefund(deps.db, refund.id, delay, maxAttempts);
};

const confirm = async (deps: RefundDeps, refund: Refund): Promise<boolean> => {
  try {
    await confirmRefund(deps, refund);
    return true;
  } catch (error) {
    deps.log.error({ err: error, refund: refund.id, alarm: 'refund' }, 'money has gone back and its goods have not');
    await keepAsking(deps, refund);
    return false;
  }
};

const sendOne = async (deps: RefundDeps, refund: Refund): Promise<boolean> => {
  const provider = deps.providers.get(refund.provider);
  if (!provider) throw new Error(`no provider ${refund.provider}`);
  const answer = await askForRefund(deps, provider, refund);
  if (answer.outcome === 'refused') {
    if (!(await markRefused(deps.db, refund))) return false;
    // A person has to look at it at once: no further try would change anything.
    if (answer.isFinal) await giveUp(deps, refund, new Error(`refused for good: ${answer.reason}`));
    else await putOff(deps, { ...refund, providerRefundId: null }, new Error(`refused: ${answer.reason}`));
    return false;
  }
  if (answer.outcome === 'done') return confirm(deps, refund);
  if (answer.outcome === 'unknown') {
    const facts = { refund: refund.id, ...(refund.attempts > slowAfter ? { alarm: 'refund' } : {}) };
    deps.log.warn(facts, 'nobody knows whether a refund was taken');
  } else await markTaken(deps.db, refund, answer.providerRefundId ?? refund.publicId);
  await keepAsking(deps, refund);
  return false;
};

const sendBatch = async (deps: RefundDeps, due: readonly Refund[]): Promise<number> => {
  let done = 0;
  for (const refund of due) {
    try {
      if (await sendOne(deps, refund)) done += 1;
    } catch (error) {
      await putOff(deps, refund, error);
    }
  }
  return done;
};

/**
 * Sweep: sends money back, again and again until the provider confirms it; answers how many were confirmed. Of a start that
 * was called off thousands wait: several batches at a time, and no more, so that others get their turn (BO-048).
 */
export const sendRefunds = async (deps: RefundDeps): Promise<number> => {
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const due = await takeDueRefunds(deps.db, { limit: batch, lease });
    done += await sendBatch(deps, due);
    if (due.length < batch) break;
  }
  return done;
};
