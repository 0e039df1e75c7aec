import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { QueueFull } from '../fair-queue.ts';
import type { Log } from '../log.ts';
import { createTurns } from '../turns.ts';
import type { DrawingAnswer, DrawingTask } from './process.ts';

/** A drawing by its place: the file that exports it is loaded in a process of its own, never here. */
export type Drawing<Input> = { readonly file: string; readonly name: string; readonly input?: Input };

/**
 * Names an exported function that draws: pure, of one plain value (bytes come as `Uint8Array`), and answers bytes.
 * `drawing<typeof posterPdf>(import.meta.resolve('./poster-pdf.ts'), 'posterPdf')`
 */
export const drawing = <Draws extends (input: never) => Promise<Uint8Array>>(
  file: string,
  name: string,
): Drawing<Parameters<Draws>[0]> => ({ file, name });

/** Draws elsewhere. A fault of the drawing or of its process is thrown; QueueFull when too much waits. */
export type Draw = <Input>(what: Drawing<Input>, input: NoInfer<Input>) => Promise<Buffer>;

export type Drawings = {
  readonly draw: Draw;
  /** Drawings that run or wait. */
  readonly waiting: () => number;
  /** Ends the processes: whatever is being drawn or waits is given up. */
  close(): Promise<void>;
};

export type DrawingsOptions = {
  readonly log: Pick<Log, 'error'>;
  readonly processes?: number;
  /** Drawings that may wait beside those that run. */
  readonly most?: number;
  /** Milliseconds after which a process with nothing to do ends. */
  readonly idle?: number;
  /** Steps (0–19) that what is drawn stands behind the site at the processor. */
  readonly niceness?: number;
  /** File that a process runs. */
  readonly file?: string;
};

/** Milliseconds after which a drawing that does not end is given up with its process: its turn is wanted by others. */
const longest = 120_000;
/** One core stays with the site, and four processes draw more than one disk keeps. */
const usualProcesses = Math.min(4, Math.max(1, availableParallelism() - 1));
/** They draw one picture at a time; a large young generation only makes them large. */
const nodeArgs = ['--max-semi-space-size=8'];

/**
 * Processes that draw, so that whoever buys meanwhile waits for none of it and the site keeps none of its memory: glibc
 * does not give back what an encoder took from a thread. They start with the first drawing, stand behind the site at the
 * processor and end when there is nothing to draw.
 */
export const createDrawings = ({
  log,
  processes = usualProcesses,
  most = 1000,
  idle = 60_000,
  niceness = 5,
  file: program = import.meta.resolve('./process.ts'),
}: DrawingsOptions): Drawings => {
  const turns = createTurns({ atOnce: processes, waiting: most });
  const all = new Set<ChildProcess>();
  const free = new Map<ChildProcess, NodeJS.Timeout>();
  let isClosed = false;
  let count = 0;

  const end = (child: ChildProcess): void => void child.kill('SIGKILL');
  const open = (): ChildProcess => {
    const child = fork(fileURLToPath(program), [String(niceness)], { execArgv: nodeArgs, serialization: 'advanced' });
    all.add(child);
    child.on('error', (error) => log.error({ err: error }, 'a process that draws failed'));
    child.on('exit', () => {
      all.delete(child);
      clearTimeout(free.get(child));
      free.delete(child);
    });
    return child;
  };
  const take = (): ChildProcess => {
    if (isClosed) throw new Error('the processes that draw have ended');
    for (const [child, timer] of free) {
      clearTimeout(timer);
      free.delete(child);
      if (child.connected) return child;
    }
    return open();
  };
  const giveBack = (child: ChildProcess): void => {
    child.channel?.unref();
    child.unref();
    free.set(child, setTimeout(() => end(child), idle).unref());
  };

  const run = async (task: DrawingTask): Promise<Uint8Array> => {
    const child = take();
    child.channel?.ref();
    child.ref();
    const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`a process that draws ended with ${code === null ? signal : `code ${code}`}`));
    const late = setTimeout(() => end(child), longest);
    // A server that is watched for changes is told by its children which files they load, over the same channel.
    const onMessage = (message: DrawingAnswer): void => {
      if ('bytes' in message || 'error' in message) resolve(message);
    };
    child.on('message', onMessage).once('exit', onExit).once('error', reject);
    let answer: DrawingAnswer | null = null;
    try {
      child.send(task, (error) => error && reject(error));
      answer = await promise;
    } finally {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onExit).off('error', reject);
      if (answer === null) end(child);
      else giveBack(child);
    }
    if ('error' in answer) throw answer.error;
    return answer.bytes;
  };

  return {
    async draw({ file, name }, input) {
      count += 1;
      try {
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
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) end(child);
      await Promise.all(ended);
    },
  };
};
