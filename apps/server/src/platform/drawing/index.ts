import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { QueueFull } from '../fair-queue.ts';
import type { Log } from '../log.ts';
import { createTurns } from '../turns.ts';
import type { ThreadTask } from './thread.ts';

/** A drawing by its place: the file that exports it is loaded in a thread, never here. */
export type Drawing<Input> = { readonly file: string; readonly name: string; readonly input?: Input };

/**
 * Names an exported function that draws: pure, of one plain value (bytes come as `Uint8Array`), and answers bytes.
 * `drawing<typeof posterPdf>(import.meta.resolve('./poster-pdf.ts'), 'posterPdf')`
 */
export const drawing = <Draws extends (input: never) => Promise<Uint8Array>>(
  file: string,
  name: string,
): Drawing<Parameters<Draws>[0]> => ({ file, name });

/** Draws in a thread. A fault of the drawing or of its thread is thrown; QueueFull when too much waits. */
export type Draw = <Input>(what: Drawing<Input>, input: NoInfer<Input>) => Promise<Buffer>;

export type Drawings = {
  readonly draw: Draw;
  /** Drawings that run or wait. */
  readonly waiting: () => number;
  /** Ends the threads: whatever is being drawn or waits is given up. */
  close(): Promise<void>;
};

export type DrawingsOptions = {
  readonly log: Pick<Log, 'error'>;
  readonly threads?: number;
  /** Drawings that may wait beside those that run. */
  readonly most?: number;
  /** Milliseconds after which a thread with nothing to do ends. */
  readonly idle?: number;
  /** File that a thread runs. */
  readonly thread?: string;
};

/** Milliseconds after which a drawing that does not end is given up with its thread: its turn is wanted by others. */
const longest = 120_000;
/** One core stays with the site, and four threads draw more than one disk keeps. */
const usualThreads = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Threads that draw, so that whoever buys meanwhile waits for none of it. They start with the first drawing, stand behind
 * the site at the processor and end when there is nothing to draw.
 */
export const createDrawings = ({
  log,
  threads = usualThreads,
  most = 1000,
  idle = 300_000,
  thread = import.meta.resolve('./thread.ts'),
}: DrawingsOptions): Drawings => {
  const turns = createTurns({ atOnce: threads, waiting: most });
  let pool: Piscina<ThreadTask, Uint8Array> | null = null;
  let isClosed = false;
  let count = 0;

  const open = (): Piscina<ThreadTask, Uint8Array> => {
    if (isClosed) throw new Error('the threads that draw have ended');
    if (pool) return pool;
    const opened = new Piscina<ThreadTask, Uint8Array>({
      filename: thread,
      name: 'runDrawing',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idle,
      // Behind the site but not starved where it takes all: letters wait for papers. macOS has no priority of a thread, there
      // the whole site would step back.
      niceIncrement: process.platform === 'darwin' ? 0 : 5,
      execArgv: [],
    });
    // A thread that fails before it can draw leaves what waits for it waiting: all of that fails, the next drawing begins anew.
    opened.on('error', (error: unknown) => {
      log.error({ err: error }, 'a thread that draws failed');
      if (pool === opened) pool = null;
      void opened.destroy();
    });
    pool = opened;
    return opened;
  };

  const run = (task: ThreadTask): Promise<Uint8Array> => {
    try {
      return open().run(task, { signal: AbortSignal.timeout(longest) });
    } catch (error) {
      // No thread could be made, and the task stays behind in its pool.
      pool = null;
      throw error;
    }
  };

  return {
    async draw({ file, name }, input) {
      count += 1;
      try {
        // The turns hold back what the threads cannot take: a dead thread fails its own drawing, and the next one starts another.
        const bytes = await turns('drawing', () => run({ file, name, input }));
        if (bytes === null) throw new QueueFull();
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } finally {
        count -= 1;
      }
    },
    waiting: () => count,
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
};
