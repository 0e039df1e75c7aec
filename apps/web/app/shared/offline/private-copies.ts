/**
 * Copies of what a person has read, for times without network. A person has a cache of his own, named by his public id;
 * everybody else's are erased as soon as the session changes, so one browser never shows one person's data to another.
 */
const prefix = 'private:';
const draftPrefix = 'ticketDraft:';
const nameOf = (owner: string): string => prefix + owner;
const addressOf = (name: string): string => `/private/${encodeURIComponent(name)}`;

/** What was kept, and when (milliseconds). */
export type Copy<T> = { data: T; savedAt: number };

/** `isStillOwn` says whether the session is the one that read it: the cache opens late, and he may be gone by then. */
export const keepCopy = async (
  owner: string,
  name: string,
  data: unknown,
  isStillOwn: () => boolean,
): Promise<void> => {
  try {
    const cache = await caches.open(nameOf(owner));
    const copy: Copy<unknown> = { data, savedAt: Date.now() };
    await cache.put(addressOf(name), new Response(JSON.stringify(copy)));
    if (!isStillOwn()) await caches.delete(nameOf(owner));
  } catch {
    // Storage is off or full: the page works with the network alone.
  }
};

export const findCopy = async <T>(owner: string, name: string): Promise<Copy<T> | null> => {
  try {
    if (!(await caches.has(nameOf(owner)))) return null;
    const cache = await caches.open(nameOf(owner));
    const found = await cache.match(addressOf(name));
    return found ? ((await found.json()) as Copy<T>) : null;
  } catch {
    return null;
  }
};

/** Where what was typed about a ticket waits until it is sent; erased together with the copies. */
export const draftKey = (owner: string, ticket: string): string => `${draftPrefix}${owner}:${ticket}`;

/** Erases the copies and drafts of everybody but `owner`; of everybody without one. */
export const wipeCopies = async (owner: string | null): Promise<void> => {
  try {
    const own = owner === null ? null : draftKey(owner, '');
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
    for (const key of drafts) if (own === null || !key.startsWith(own)) localStorage.removeItem(key);
    const kept = owner === null ? null : nameOf(owner);
    const foreign = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== kept);
    await Promise.all(foreign.map((name) => caches.delete(name)));
  } catch {
    // Nothing can be stored here, so nothing is.
  }
};
