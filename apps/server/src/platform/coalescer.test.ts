import { describe, expect, it } from 'vitest';
import { createCoalescer } from './coalescer.ts';

type Gate = { open(): void; fail(error: Error): void };

/** A coalescer of numbers whose transactions end when the test says so. */
const make = (options: { maxBatch?: number; maxWaiting?: number; maxWait?: number } = {}) => {
  const batches: number[][] = [];
  const gates: Gate[] = [];
  const faults: unknown[] = [];
  /** Asks that get no answer yet. */
  const inUse = new Set<number>();
  const queue = createCoalescer<number, string>({
    settle: (asks) =>
      new Promise((resolve, reject) => {
        batches.push([...asks]);
        const answer = (ask: number) => (inUse.has(ask) ? null : `done ${ask}`);
        gates.push({ open: () => resolve(asks.map(answer)), fail: reject });
      }),
    busy: () => 'busy',
    failed: () => 'failed',
    onFault: (error) => faults.push(error),
    maxBatch: 100,
    maxWaiting: 100,
    maxWait: 10_000,
    pause: 1,
    ...options,
  });
  return { queue, batches, gates, faults, inUse };
};
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('a queue of asks', () => {
  it('settles together what arrives while a transaction is in flight, in order of arrival', async () => {
    const { queue, batches, gates } = make();
    const first = queue.ask(1);
    await turn();
    const others = [queue.ask(2), queue.ask(3), queue.ask(4)];
    await turn();
    expect(batches).toEqual([[1]]);
    gates[0]?.open();
    expect(await first).toBe('done 1');
    await turn();
    expect(batches).toEqual([[1], [2, 3, 4]]);
    gates[1]?.open();
    expect(await Promise.all(others)).toEqual(['done 2', 'done 3', 'done 4']);
    await queue.idle();
  });

  it('answers nobody before the transaction is done', async () => {
    const { queue, gates } = make();
    let isAnswered = false;
    void queue.ask(1).then(() => {
      isAnswered = true;
    });
    await turn();
    await turn();
    expect(isAnswered).toBe(false);
    gates[0]?.open();
    await queue.idle();
    expect(isAnswered).toBe(true);
  });

  it('fails all of a failed transaction and goes on with the others', async () => {
    const { queue, gates, faults } = make();
    const lost = [queue.ask(1), queue.ask(2)];
    await turn();
    const next = queue.ask(3);
    gates[0]?.fail(new Error('commit unknown'));
    expect(await Promise.all(lost)).toEqual(['failed', 'failed']);
    await turn();
    gates[1]?.open();
    expect(await next).toBe('done 3');
    expect(faults).toHaveLength(1);
  });

  it('takes no more than the largest batch at once', async () => {
    const { queue, batches, gates } = make({ maxBatch: 2 });
    const answers = [1, 2, 3].map((ask) => queue.ask(ask));
    await turn();
    gates[0]?.open();
    await answers[0];
    await turn();
    gates[1]?.open();
    await Promise.all(answers);
    expect(batches).toEqual([[1, 2], [3]]);
  });

  it('answers the others while one comes again, and that one when it can', async () => {
    const { queue, batches, gates, inUse } = make();
    inUse.add(1);
    const answers = [queue.ask(1), queue.ask(2)];
    let isIdle = false;
    await turn();
    gates[0]?.open();
    expect(await answers[1]).toBe('done 2');
    void queue.idle().then(() => {
      isIdle = true;
    });
    await turn();
    expect(isIdle).toBe(false);
    expect(queue.waiting()).toBe(1);
    inUse.clear();
    await expect.poll(() => batches.length).toBe(2);
    gates[1]?.open();
    expect(await answers[0]).toBe('done 1');
    expect(batches).toEqual([[1, 2], [1]]);
    await queue.idle();
  });

  it('refuses those who come when too many wait', async () => {
    const { queue, gates } = make({ maxWaiting: 2 });
    const answers = [queue.ask(1), queue.ask(2)];
    expect(await queue.ask(3)).toBe('busy');
    await turn();
    gates[0]?.open();
    expect(await Promise.all(answers)).toEqual(['done 1', 'done 2']);
  });

  it('refuses those who waited too long instead of doing what nobody waits for', async () => {
    const { queue, batches, gates } = make({ maxWait: 0 });
    const first = queue.ask(1);
    await turn();
    expect(await first).toBe('busy');
    await queue.idle();
    expect(batches).toEqual([]);
    expect(gates).toEqual([]);
  });
});
