import type { Page } from '@playwright/test';

/** Everything that a window's site keeps in the browser: both storages, IndexedDB and the cache storage. */
export const storedBytes = (page: Page): Promise<{ place: string; text: string }[]> =>
  page.evaluate(async () => {
    const asPromise = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB failed')));
      });
    const parts: { place: string; text: string }[] = [];
    for (const storage of [localStorage, sessionStorage])
      parts.push(...Object.keys(storage).map((key) => ({ place: key, text: key + (storage.getItem(key) ?? '') })));
    for (const { name } of await indexedDB.databases()) {
      const database = await asPromise(indexedDB.open(name ?? ''));
      for (const table of database.objectStoreNames)
        parts.push({
          place: table,
          text: JSON.stringify(await asPromise(database.transaction(table).objectStore(table).getAll())),
        });
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys()) {
        const type = (await cache.match(asked))?.headers.get('content-type') ?? '';
        const isText = !/^(image|font)\//.test(type);
        const body = isText ? await (await cache.match(asked))?.text() : '';
        parts.push({ place: `${name} ${asked.url}`, text: name + asked.url + (body ?? '') });
      }
    }
    return parts;
  });
