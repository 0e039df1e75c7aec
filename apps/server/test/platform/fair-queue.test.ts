import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueue, QueueFull } from '../../src/platform/fair-queue.ts';

/** A queue whose tasks write their names down and end only when they are let go. */
const watched = (queue: FairQueue) => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const ask = (asker: string | null, name: string) =>
    queue.run(asker, name, async () => {
      await gate.promise;
      done.push(name);
      return name;
    });
  return { done, ask, letGo: gate.resolve };
};
const settled = (asked: Promise<string>[]) =>
  Promise.all(asked.map((one) => one.catch((error: unknown) => (error instanceof QueueFull ? 'full' : 'fault'))));

describe('a fair queue', () => {
  it('serves askers in turn, however much one of them asks for', async () => {
    const { done, ask, letGo } = watched(createFairQueue({ perAsker: 500, inAll: 1000 }));
    const flood = Array.from({ length: 260 }, (_, n) => ask('flood', `flood-${n}`));
    const person = ask('person', 'mine');
    letGo();
    expect(await person).toBe('mine');
    await Promise.all(flood);
    expect(done.indexOf('mine')).toBe(2);
  });

  it('does the same work once, at the first turn any of its askers has', async () => {
    const { done, ask, letGo } = watched(createFairQueue({ perAsker: 500, inAll: 1000 }));
    const flood = Array.from({ length: 100 }, (_, n) => ask('flood', `picture-${n}`));
    const same = ask('person', 'picture-99');
    letGo();
    await Promise.all([...flood, same]);
    expect(done.indexOf('picture-99')).toBe(2);
    expect(done).toHaveLength(100);
  });

  it('refuses who has too much waiting, and nobody else', async () => {
    const { ask, letGo } = watched(createFairQueue({ perAsker: 3, inAll: 1000 }));
    const flood = Array.from({ length: 6 }, (_, n) => ask('flood', `flood-${n}`));
    const person = ask('person', 'mine');
    letGo();
    expect(await settled([...flood, person])).toEqual([
      'flood-0',
      'flood-1',
      'flood-2',
      'flood-3',
      'full',
      'full',
      'mine',
    ]);
  });

  it('that is full drops the last wish of who has most', async () => {
    const { ask, letGo } = watched(createFairQueue({ perAsker: 10, inAll: 4 }));
    const flood = Array.from({ length: 5 }, (_, n) => ask('flood', `flood-${n}`));
    const person = ask('person', 'mine');
    letGo();
    expect(await settled([...flood, person])).toEqual(['flood-0', 'flood-1', 'flood-2', 'flood-3', 'full', 'mine']);
  });

  it('leaves for the end what nobody waits for', async () => {
    const { done, ask, letGo } = watched(createFairQueue({ perAsker: 10, inAll: 10 }));
    const all = [ask('a', 'first'), ask(null, 'idle'), ask('a', 'second'), ask('b', 'third')];
    letGo();
    await Promise.all(all);
    expect(done).toEqual(['first', 'second', 'third', 'idle']);
  });

  it('goes on after a task that failed', async () => {
    const queue = createFairQueue({ perAsker: 10, inAll: 10 });
    const failing = queue.run('a', 'bad', async () => Promise.reject(new Error('no ink')));
    const after = queue.run('a', 'good', async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    expect(await after).toBe('drawn');
    expect(await queue.run('a', 'bad', async () => 'drawn at last')).toBe('drawn at last');
  });
});
