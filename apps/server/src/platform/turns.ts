/**
 * Runs a task of an asker when one of his turns is free; null: too many of his wait already. What waits here keeps no
 * database connection that the others need.
 */
export type Turns = <T>(asker: string, run: () => Promise<T>) => Promise<T | null>;

/** `atOnce` tasks of each asker at a time, `waiting` more wait in order of arrival; askers do not wait for one another. */
export const createTurns = ({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns => {
  const askers = new Map<string, { running: number; queue: (() => void)[] }>();
  return async (asker, run) => {
    const own = askers.get(asker) ?? { running: 0, queue: [] };
    askers.set(asker, own);
    if (own.running >= atOnce) {
      if (own.queue.length >= waiting) return null;
      await new Promise<void>((resolve) => {
        own.queue.push(resolve);
      });
    } else own.running += 1;
    try {
      return await run();
    } finally {
      const next = own.queue.shift();
      if (next) next();
      else {
        own.running -= 1;
        if (!own.running) askers.delete(asker);
      }
    }
  };
};
