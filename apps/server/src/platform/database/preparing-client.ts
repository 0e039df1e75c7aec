import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Uses of a text within `usesWithin` milliseconds before it gets a name, so that no walk through sorted lists takes the names. */
const leastUses = 20;
const usesWithin = 60_000;
/** A connection keeps a plan of 10–100 kB for each name. */
const mostNames = 150;
/**
 * How long a connection lives, seconds, and a name that nobody uses: no connection that could hold its plan is left then, so
 * none holds more than `mostNames`.
 */
export const namesLiveFor = 3600;
const mostTexts = 2000;
/** A list of rows has another text for each length, and a plan as long as it. */
const mostValues = 100;
/**
 * A kept statement whose columns a migration has changed since, or that the connection no longer has, or has already. Not by
 * its message, which a server may write in its own language.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === '26000' ||
    error.code === '42P05' ||
    (error.code === '0A000' && error.routine === 'RevalidateCachedQuery'));

const givenUp = new WeakSet<pg.ClientBase>();
/** Whether a connection holds a stale statement: it must not come back into the pool. */
export const isGivenUp = (client: pg.ClientBase): boolean => givenUp.has(client);

/**
 * A client whose statements with parameters are prepared by name once their text is in frequent use, so that each
 * connection parses them once and plans them once where PostgreSQL finds that the values do not matter
 * (`plan_cache_mode = auto`). A stale one fails before anything is executed: outside a transaction it is sent again without
 * a name, inside one its own error ends the transaction; the connection is given up.
 */
export const createPreparingClient = (): typeof pg.Client => {
  const uses = new LRUCache<string, number>({ max: mostTexts, ttl: usesWithin, ttlResolution: 0, noUpdateTTL: true });
  const names = new LRUCache<string, string>({
    max: mostNames,
    ttl: namesLiveFor * 1000,
    ttlResolution: 0,
    updateAgeOnGet: true,
  });

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < leastUses || (names.size >= mostNames && !names.purgeStale())) return undefined;
    // By content: behind a proxy that shares connections, no process ever runs another text of the same name.
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
    names.set(text, name);
    return name;
  };

  class PreparingClient extends pg.Client {}
  PreparingClient.prototype.query = function prepared(
    this: pg.Client,
    text: unknown,
    values: unknown,
    ...rest: unknown[]
  ) {
    const isNamed =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && values.length <= mostValues;
    const name = isNamed ? nameOf(text) : undefined;
    // Where statements are sent together, what was sent before may have begun a transaction meanwhile.
    const wasIdle = !(this as { pipeline?: boolean }).pipeline && this.getTransactionStatus() === 'I';
    const args = name === undefined ? [text, values, ...rest] : [{ name, text, values }, undefined, ...rest];
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
    if (name === undefined || !(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isStale(error)) throw error;
      givenUp.add(this);
      if (!wasIdle) throw error;
      return Reflect.apply(pg.Client.prototype.query, this, [text, values]) as unknown;
    });
  } as typeof pg.Client.prototype.query;
  return PreparingClient;
};
