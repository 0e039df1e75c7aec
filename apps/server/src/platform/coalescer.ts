export type CoalescerOptions<Ask, Answer> = {
  /**
   * One transaction for all; resolves after its commit with an answer for each ask, in their order. null: what the ask needs
   * is in use, and it comes again a little later while the others go on.
   */
  settle(asks: readonly Ask[]): Promise<readonly (Answer | null)[]>;
  /** Said when too many wait or one waited too long: nothing was done. */
  busy(): Answer;
  /** Said to everybody of a transaction that failed, or whose commit was not confirmed: what was done is unknown. */
  failed(): Answer;
  onFault(error: unknown, size: number): void;
  maxBatch: number;
  maxWaiting: number;
  /** Milliseconds in the queue, the transaction itself aside. */
  maxWait: number;
  /** Milliseconds until an ask without an answer comes again; twice as long each time. */
  pause: number;
};

export type Coalescer<Ask, Answer> = {
  /** Never rejects; never resolves before the commit. */
  ask(ask: Ask): Promise<Answer>;
  waiting(): number;
  /** Resolves when nothing waits and nothing is in flight. */
  idle(): Promise<void>;
};

type Waiting<Ask, Answer> = { ask: Ask; since: number; rests: number; resolve: (answer: Answer) => void };

/**
 * Settles together what arrives while a transaction is in flight: one at a time per process, in order of arrival. A
 * thousand askers cost a few commits instead of a thousand (docs/adr/0001-0019/0005-coalesced-reservation.md).
 */
export const createCoalescer = <Ask, Answer>(options: CoalescerOptions<Ask, Answer>): Coalescer<Ask, Answer> => {
  const { settle, busy, failed, onFault, maxBatch, maxWaiting, maxWait, pause } = options;
  let queue: Waiting<Ask, Answer>[] = [];
  let isRunning = false;
  /** How many come again later. */
  let resting = 0;
  const idlers: (() => void)[] = [];

  const takeBatch = (): Waiting<Ask, Answer>[] => {
    const batch = queue.length > maxBatch ? queue.splice(0, maxBatch) : queue;
    if (batch === queue) queue = [];
    const oldest = performance.now() - maxWait;
    if ((batch[0]?.since ?? Infinity) >= oldest) return batch;
    for (const one of batch) if (one.since < oldest) one.resolve(busy());
    return batch.filter((one) => one.since >= oldest);
  };

  const runBatch = async (batch: Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await settle(batch.map((one) => one.ask));
      for (const [i, one] of batch.entries()) {
        const answer = answers[i];
        if (answer === null) rest(one);
        else one.resolve(answer ?? failed());
      }
    } catch (error) {
      onFault(error, batch.length);
      for (const one of batch) one.resolve(failed());
    }
  };

  const run = async (): Promise<void> => {
    while (queue.length) {
      const batch = takeBatch();
      if (batch.length) await runBatch(batch);
    }
    isRunning = false;
    if (!resting) for (const resolve of idlers.splice(0)) resolve();
  };

  const start = (): void => {
    if (isRunning) return;
    isRunning = true;
    // Everything that this turn of the event loop still reads from its sockets joins the first batch.
    setImmediate(() => void run());
  };

  const rest = (one: Waiting<Ask, Answer>): void => {
    resting += 1;
    setTimeout(
      () => {
        resting -= 1;
        queue.unshift(one);
        start();
      },
      pause * 2 ** one.rests,
    );
    one.rests += 1;
  };

  return {
    ask(ask) {
      if (queue.length + resting >= maxWaiting) return Promise.resolve(busy());
      return new Promise((resolve) => {
        queue.push({ ask, since: performance.now(), rests: 0, resolve });
        start();
      });
    },
    waiting: () => queue.length + resting,
    idle: () => (isRunning || resting ? new Promise((resolve) => idlers.push(resolve)) : Promise.resolve()),
  };
};
