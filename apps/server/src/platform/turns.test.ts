import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks that end when the test says so. */
const make = (options = { atOnce: 2, waiting: 1 }) => {
  const turns = createTurns(options);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const run = (asker: string, name: string) =>
    turns(
      asker,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  return { run, begun, ends };
};
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('turns', () => {
  it('let so many of an asker run at once, one more wait, and refuse the next; others are not kept waiting', async () => {
    const { run, begun, ends } = make();
    const own = ['a', 'b', 'c'].map((name) => run('net', name));
    expect(await run('net', 'd')).toBeNull();
    const other = run('other', 'e');
    expect(begun).toEqual(['a', 'b', 'e']);
    ends.get('b')?.();
    expect(await own[1]).toBe('b');
    await turn();
    expect(begun).toEqual(['a', 'b', 'e', 'c']);
    for (const name of ['a', 'c', 'e']) ends.get(name)?.();
    expect(await Promise.all([own[0], own[2], other])).toEqual(['a', 'c', 'e']);
  });

  it('go on after a task that failed', async () => {
    const { run, begun, ends } = make({ atOnce: 1, waiting: 5 });
    const failing = run('net', 'a');
    const next = run('net', 'b');
    ends.get('a')?.(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    await turn();
    ends.get('b')?.();
    expect(await next).toBe('b');
    const third = run('net', 'c');
    expect(begun).toEqual(['a', 'b', 'c']);
    ends.get('c')?.();
    expect(await third).toBe('c');
  });
});
