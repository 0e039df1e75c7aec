import { describe, expect, it } from 'vitest';
import { createMicroCache as create, type MicroCacheOptions } from '../../src/platform/micro-cache.ts';
import type { CachedPage } from '../../src/platform/web/pages.ts';
import { stampPage } from '../../src/platform/web/stamped-page.ts';

const createMicroCache = (options: Omit<MicroCacheOptions<CachedPage>, 'sizeOf'>) =>
  create<CachedPage>({ ...options, sizeOf: ({ page }) => page.size });

const pageOf = (size: number): CachedPage => ({
  status: 200,
  headers: [],
  page: stampPage(Buffer.alloc(size, 'x'), 'never-there'),
});

describe('micro-cache', () => {
  it('never holds more bytes than it may', async () => {
    const cache = createMicroCache({ life: 60_000, maxBytes: 100_000 });
    for (let i = 0; i < 200; i++) {
      await cache.get(`page ${i}`, async () => pageOf(5000));
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.bytes).toBeGreaterThan(50_000);
    expect((await cache.get('page 199', async () => pageOf(1))).outcome).toBe('hit');
    expect((await cache.get('page 0', async () => pageOf(1))).outcome).toBe('miss');
  });

  it('does not let one huge page push the others out', async () => {
    const cache = createMicroCache({ life: 60_000, maxBytes: 100_000 });
    await cache.get('small', async () => pageOf(100));
    await cache.get('huge', async () => pageOf(98_000));
    expect((await cache.get('small', async () => pageOf(100))).outcome).toBe('hit');
  });

  it('serves a page for its life and makes it anew after', async () => {
    let now = 0;
    const cache = createMicroCache({ life: 1000, maxBytes: 100_000, now: () => now });
    const outcomes = [];
    for (now of [0, 999, 1001]) outcomes.push((await cache.get('page', async () => pageOf(1))).outcome);
    expect(outcomes).toEqual(['miss', 'hit', 'miss']);
    expect(cache.bytes).toBeLessThan(2000);
  });

  it('lets everybody who waits fail together, and the next one try again', async () => {
    const cache = createMicroCache({ life: 1000, maxBytes: 100_000 });
    const fail = async (): Promise<CachedPage> => {
      throw new Error('broken');
    };
    const both = await Promise.allSettled([cache.get('page', fail), cache.get('page', fail)]);
    expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect((await cache.get('page', async () => pageOf(1))).outcome).toBe('miss');
  });
});
