import { openPipelinedPool, type Pool } from '../../../platform/database/index.ts';
import type { Log } from '../../../platform/log.ts';
import { type Coalescer, createCoalescer } from '../../../platform/coalescer.ts';
import type { Answer, Ask } from '../domain/decide-batch.ts';
import type { HoldLimits } from './settle-batch.ts';
import { createSettleBatch } from './settle-batch.ts';

export type HoldQueue = Coalescer<Ask, Answer> & {
  /** After the last ask; the common pool is not closed. */ close(): Promise<void>;
};

/** Asks in one transaction: its statements stay short, and what comes later need not wait for a giant. */
const maxBatch = 500;
const maxWaiting = 5000;
/** Together with the statements' own time limit below the 8 s in which the server answers (DEC-15). */
const maxWait = 3000;
/** About as long as an order takes. */
const pause = 15;

/** The queue through which every hold is made, changed and given up. */
export const createHoldQueue = ({ pool, limits, log }: { pool: Pool; limits: HoldLimits; log: Log }): HoldQueue => {
  const own = openPipelinedPool(pool, 1);
  const coalescer = createCoalescer<Ask, Answer>({
    settle: createSettleBatch(own, limits),
    busy: () => ({ type: 'unavailable' }),
    failed: () => ({ type: 'unavailable' }),
    onFault: (error, size) => log.error({ err: error, size }, 'a batch of holds failed'),
    maxBatch,
    maxWaiting,
    maxWait,
    pause,
  });
  return {
    ...coalescer,
    async close() {
      await coalescer.idle();
      await own.end();
    },
  };
};
