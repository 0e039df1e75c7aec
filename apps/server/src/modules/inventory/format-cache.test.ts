import { afterEach, expect, it, vi } from 'vitest';
import type { SaleFormat } from './domain/sale-format.ts';
import { createFormatCache } from './format-cache.ts';

afterEach(() => void vi.useRealTimers());

it('guessed ids do not push out a format that is being bought', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const read: string[] = [];
  const find = createFormatCache(async (publicIds) => {
    read.push(...publicIds);
    return new Map(publicIds.map((id) => [id, {} as SaleFormat]));
  });
  for (let guess = 0; guess < 6000; guess += 1) {
    await find('sold');
    await find(`guess ${guess}`);
  }
  expect(read.filter((id) => id === 'sold')).toHaveLength(1);
});
