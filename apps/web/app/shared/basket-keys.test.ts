import { beforeEach, describe, expect, it, vi } from 'vitest';
import { basketKeys, leaveUserBasket, parseGoods, readStored, writeStored } from './basket-keys.ts';

/** Local storage as a browser has it. */
class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

const goods = (...ids: string[]): string => JSON.stringify(ids.map((unique_id) => ({ unique_id })));
const idsOf = (key: 'user' | 'guest'): string[] =>
  parseGoods<{ unique_id: string }>(readStored(basketKeys[key])).map(({ unique_id }) => unique_id);

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

describe('the basket of a person who leaves', () => {
  it('goes away when the server has all of it', () => {
    writeStored(basketKeys.user, goods('a'));
    writeStored(basketKeys.sync, 'loaded');
    leaveUserBasket();
    expect(idsOf('guest')).toEqual([]);
    expect(readStored(basketKeys.user)).toBeNull();
    expect(readStored(basketKeys.sync)).toBeNull();
  });

  it.each(['unsent', null])("becomes the guest's while the server does not know it (%s)", (sync) => {
    writeStored(basketKeys.guest, goods('g'));
    writeStored(basketKeys.user, goods('a', 'b'));
    writeStored(basketKeys.sync, sync);
    leaveUserBasket();
    expect(idsOf('guest')).toEqual(['g', 'a', 'b']);
    expect(idsOf('user')).toEqual([]);
  });
});

describe('a stored basket', () => {
  it('is empty when it is absent, spoilt or no list', () => {
    for (const stored of [null, '', '{', '{"a":1}', '7', 'null']) expect(parseGoods(stored)).toEqual([]);
  });
});
