import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export type Jobs = {
  /**
   * Runs about every so many seconds, never twice at once in this process; state lives in tables. `idle`: seconds to
   * wait instead when a run answered that it had nothing to do (0), or failed.
   */
  every(name: string, seconds: number, run: () => Promise<unknown>, idle?: number): void;
  start(): void;
  /** No new runs; resolves when the running ones are done. */
  stop(): Promise<void>;
  /** Whether every job has run within its time; said by /api/ready. */
  isHealthy(): boolean;
};

type Job = {
  name: string;
  ms: number;
  idleMs: number;
  run: () => Promise<unknown>;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
  endedAt: number;
  failed: boolean;
  isIdle: boolean;
};

/** Sweeps of one process. Errors are logged and counted; the next run comes all the same. */
export const createJobs = (log: Log, metrics?: Pick<Metrics, 'jobRuns'>): Jobs => {
  const jobs: Job[] = [];
  let isStarted = false;

  const runOnce = async (job: Job): Promise<void> => {
    try {
      job.isIdle = (await job.run()) === 0;
      job.failed = false;
      metrics?.jobRuns.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      job.failed = true;
      job.isIdle = true;
      metrics?.jobRuns.inc({ job: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name }, 'job failed');
    }
    job.endedAt = Date.now();
  };
  /** Jittered by a tenth, so that several processes do not sweep in step. */
  const schedule = (job: Job): void => {
    if (!isStarted) return;
    job.timer = setTimeout(
      () => {
        job.running = runOnce(job).finally(() => {
          delete job.running;
          schedule(job);
        });
      },
      (job.isIdle ? job.idleMs : job.ms) * (0.9 + Math.random() * 0.2),
    );
    job.timer.unref();
  };

  return {
    every(name, seconds, run, idle = seconds) {
      const times = { ms: seconds * 1000, idleMs: idle * 1000, endedAt: Date.now() };
      const job: Job = { name, ...times, run, failed: false, isIdle: false };
      jobs.push(job);
      schedule(job);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      jobs.forEach(schedule);
    },
    async stop(): Promise<void> {
      isStarted = false;
      for (const job of jobs) clearTimeout(job.timer);
      await Promise.all(jobs.map((job) => job.running ?? Promise.resolve()));
    },
    isHealthy: () =>
      !isStarted || jobs.every((job) => Date.now() - job.endedAt < Math.max(job.ms, job.idleMs) * 3 + 60_000),
  };
};
