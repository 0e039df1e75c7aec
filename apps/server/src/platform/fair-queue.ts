/** Something to be done once, whoever comes to its turn first. */
type Job = { isTaken: boolean; start(): void; drop(): void };

export type FairQueue = {
  /**
   * Runs a task of this asker when it is his turn; rejects with QueueFull when too much waits already. `name`: the same
   * work asked for by several is done once, at the first turn any of them has. null: nobody waits for it, so it comes
   * after all others.
   */
  run<T>(asker: string | null, name: string, task: () => Promise<T>): Promise<T>;
};

export class QueueFull extends Error {}

export type FairQueueOptions = { /** Waiting tasks of one asker, and of all. */ perAsker: number; inAll: number };

/**
 * One task at a time, askers in turn: whoever asks for much waits behind himself, not before the others. A full queue
 * drops the last wish of who has most of them.
 */
export const createFairQueue = ({ perAsker, inAll }: FairQueueOptions): FairQueue => {
  const waiting = new Map<string, Job[]>();
  const idle: Job[] = [];
  const known = new Map<string, { job: Job; result: Promise<unknown> }>();
  let isBusy = false;
  let length = 0;

  const shift = (): Job | undefined => {
    const [asker, jobs] = waiting.entries().next().value ?? [];
    if (asker === undefined || jobs === undefined) return idle.shift();
    waiting.delete(asker);
    length -= 1;
    const job = jobs.shift();
    if (jobs.length) waiting.set(asker, jobs);
    return job;
  };
  const next = (): void => {
    let job = shift();
    while (job?.isTaken) job = shift();
    isBusy = job !== undefined;
    job?.start();
  };
  const wait = (asker: string | null, job: Job): boolean => {
    if (asker === null) return idle.push(job) > 0;
    const own = waiting.get(asker) ?? [];
    if (own.length >= perAsker) return false;
    if (length >= inAll) {
      const greediest = [...waiting.values()].reduce((most, jobs) => (jobs.length > most.length ? jobs : most), own);
      if (greediest === own) return false;
      length -= 1;
      greediest.pop()?.drop();
    }
    own.push(job);
    waiting.set(asker, own);
    length += 1;
    return true;
  };

  return {
    run<T>(asker: string | null, name: string, task: () => Promise<T>): Promise<T> {
      const running = known.get(name);
      if (running) {
        if (!running.job.isTaken) wait(asker, running.job);
        return running.result as Promise<T>;
      }
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const job: Job = {
        isTaken: false,
        start() {
          job.isTaken = true;
          void task()
            .then(resolve, reject)
            .finally(() => {
              known.delete(name);
              next();
            });
        },
        drop() {
          if (job.isTaken || [...waiting.values(), idle].some((jobs) => jobs.includes(job))) return;
          job.isTaken = true;
          known.delete(name);
          reject(new QueueFull());
        },
      };
      if (isBusy && !wait(asker, job)) return Promise.reject(new QueueFull());
      known.set(name, { job, result: promise });
      if (!isBusy) {
        isBusy = true;
        job.start();
      }
      return promise;
    },
  };
};
