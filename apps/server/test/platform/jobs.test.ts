import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../../src/platform/jobs.ts';
import { createLog } from '../../src/platform/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = createLog({ logLevel: 'silent' });

describe('jobs', () => {
  it('run about every so many seconds, also after a failure', async () => {
    const jobs = createJobs(log);
    let runs = 0;
    jobs.every('sweep', 10, async () => {
      runs += 1;
      if (runs === 2) throw new Error('broken');
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(0);
    jobs.start();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(runs).toBeGreaterThanOrEqual(9);
    expect(runs).toBeLessThanOrEqual(11);
    await jobs.stop();
  });

  it('rest longer after a run that had nothing to do', async () => {
    const jobs = createJobs(log);
    let left = 20;
    let runs = 0;
    const work = async (): Promise<number> => {
      runs += 1;
      if (left > 0) left -= 1;
      return left;
    };
    jobs.every('draw', 1, work, 60);
    jobs.start();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(left).toBe(0);
    expect(runs).toBe(20);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(21);
    await jobs.stop();
  });

  it('never run twice at once, and a stop waits for the running one', async () => {
    const jobs = createJobs(log);
    let begun = 0;
    let finish = (): void => {};
    jobs.every('slow', 1, () => {
      begun += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    jobs.start();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(begun).toBe(1);
    let isStopped = false;
    const stopping = jobs.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(begun).toBe(1);
  });
});
