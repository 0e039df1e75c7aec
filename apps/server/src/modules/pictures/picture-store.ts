import { createFairQueue, QueueFull } from '../../platform/fair-queue.ts';

/** Port: where made pictures are kept (the platform's storage). */
export type PictureStorage = {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer): Promise<void>;
  /** Marks a file as used now. */
  touch(name: string): Promise<void>;
};

export type Log = { warn(fields: object, message: string): void };

/** Who waits for a picture. Nobody (`null`): it is drawn after all others. */
export type PictureViewer = {
  /** His network: networks take turns. */
  readonly key: string;
  /** Takes one of the pictures that may be drawn for him. */
  mayDraw(): boolean;
};

export type PictureStore = {
  /** The stored file, null when it was never made. */
  find(name: string): Promise<Buffer | null>;
  /**
   * The stored file, else the one `make` gives, which is stored. One `make` at a time in the process and one per name;
   * null when too many pictures are waiting or were drawn for this asker already.
   */
  getOrMake(name: string, make: () => Promise<Buffer>, asker: PictureViewer | null): Promise<Buffer | null>;
};

const LIMITS = { perAsker: 200, inAll: 600 };
/** A picture in use is marked about once in six hours: old ones go first when the disk is full. */
const MARK_MS = 6 * 3600 * 1000;
const MOST_MARKS = 20_000;

/** Encoding takes a whole core, so it is done one at a time, and a flood of one network waits behind itself. */
export const createPictureStore = (storage: PictureStorage, log: Log): PictureStore => {
  const queue = createFairQueue(LIMITS);
  const marked = new Map<string, number>();

  const mark = (name: string): void => {
    const now = performance.now();
    const last = marked.get(name);
    if (last !== undefined && now - last < MARK_MS) return;
    marked.delete(name);
    marked.set(name, now);
    const oldest = marked.size > MOST_MARKS ? marked.keys().next().value : undefined;
    if (oldest !== undefined) marked.delete(oldest);
    storage.touch(name).catch((error: unknown) => log.warn({ err: error, name }, 'picture not marked as used'));
  };
  const find = async (name: string): Promise<Buffer | null> => {
    const stored = await storage.get(name);
    if (stored !== null) mark(name);
    return stored;
  };
  const make = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await draw();
    // A full disk must not take the pictures off the site: the next request draws anew.
    await storage.put(name, bytes).catch((error: unknown) => log.warn({ err: error, name }, 'picture not stored'));
    return bytes;
  };

  return {
    find,
    async getOrMake(name, draw, asker) {
      const stored = await find(name);
      if (stored !== null) return stored;
      if (asker && !asker.mayDraw()) return null;
      return queue
        .run(asker?.key ?? null, name, () => make(name, draw))
        .catch((error: unknown) => {
          if (error instanceof QueueFull) return null;
          throw error;
        });
    },
  };
};
