/** Port: where made pictures are kept (the platform's storage). */
export type PictureStorage = {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer): Promise<void>;
};

export type Log = { warn(fields: object, message: string): void };

/** `later` waits until nobody is waiting for a picture. */
export type Urgency = 'now' | 'later';

export type PictureStore = {
  /** The stored file, null when it was never made. */
  find(name: string): Promise<Buffer | null>;
  /**
   * The stored file, else the one `make` gives, which is stored. One `make` at a time in the process and one per name;
   * null when too many pictures are waiting already.
   */
  getOrMake(name: string, make: () => Promise<Buffer>, urgency?: Urgency): Promise<Buffer | null>;
};

const LONGEST_QUEUE = 200;

/** Runs one task at a time: encoding takes a whole core, and pages come first. */
const createQueue = () => {
  const waiting: Record<Urgency, (() => void)[]> = { now: [], later: [] };
  let isBusy = false;
  const next = (): void => {
    const start = waiting.now.shift() ?? waiting.later.shift();
    isBusy = start !== undefined;
    start?.();
  };
  return {
    length: (): number => waiting.now.length,
    run: async <T>(task: () => Promise<T>, urgency: Urgency): Promise<T> => {
      if (isBusy) await new Promise<void>((resolve) => waiting[urgency].push(resolve));
      isBusy = true;
      try {
        return await task();
      } finally {
        next();
      }
    },
  };
};

export const createPictureStore = (storage: PictureStorage, log: Log): PictureStore => {
  const queue = createQueue();
  const making = new Map<string, Promise<Buffer>>();

  const make = async (name: string, draw: () => Promise<Buffer>, urgency: Urgency): Promise<Buffer> => {
    const bytes = await queue.run(draw, urgency);
    // A full disk must not take the pictures off the site: the next request draws anew.
    await storage.put(name, bytes).catch((error: unknown) => log.warn({ err: error, name }, 'picture not stored'));
    return bytes;
  };

  return {
    find: (name) => storage.get(name),
    getOrMake: async (name, draw, urgency = 'now') => {
      const stored = await storage.get(name);
      if (stored !== null) return stored;
      const running = making.get(name);
      if (running !== undefined) return running;
      if (urgency === 'now' && queue.length() >= LONGEST_QUEUE) return null;
      const started = make(name, draw, urgency).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
};
