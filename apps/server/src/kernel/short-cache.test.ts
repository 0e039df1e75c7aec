import { describe, expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

const now = (): number => performance.now();

/** Counts what is loaded. */
const counter = () => {
  const loaded: string[] = [];
  const load = (key: string) => async (): Promise<string> => {
    loaded.push(key);
    return `value of ${key}`;
  };
  return { loaded, load };
};

describe('a short cache', () => {
  it('loads once for everybody who comes at once, and keeps the answer', async () => {
    const { loaded, load } = counter();
    const cache = createShortCache({ ttl: 60_000, now });
    const answers = await Promise.all([cache.get('a', load('a')), cache.get('a', load('a'))]);
    expect([...answers, await cache.get('a', load('a'))]).toEqual(Array(3).fill('value of a'));
    expect(loaded).toEqual(['a']);
  });

  it('with no life only joins those who come at once', async () => {
    const { loaded, load } = counter();
    const cache = createShortCache({ ttl: 0, now });
    await Promise.all([cache.get('a', load('a')), cache.get('a', load('a'))]);
    await cache.get('a', load('a'));
    expect(loaded).toEqual(['a', 'a']);
  });

  it('keeps also an answer of nothing, and no failure', async () => {
    const cache = createShortCache({ ttl: 60_000, now });
    const fail = (): Promise<never> => Promise.reject(new Error('broken'));
    const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.get('a', async () => null)).toBeNull();
    expect(await cache.get('a', async () => 'later')).toBeNull();
  });

  it('lets go of what was asked for longest ago, and gives the pushed out load to who waits for it', async () => {
    const { loaded, load } = counter();
    const cache = createShortCache({ ttl: 60_000, max: 2, now });
    const slow = Promise.withResolvers<string>();
    const waiting = cache.get('slow', () => slow.promise);
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, load(key));
    slow.resolve('done');
    expect(await waiting).toBe('done');
    expect(loaded).toEqual(['a', 'b', 'c']);
  });
});
