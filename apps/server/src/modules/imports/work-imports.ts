import { importDays } from '@trassa/rules';
import { storedName } from './import-file.ts';
import { objectOf, placesOfRow } from './import-object.ts';
import type { ImportJob, ImportsDeps, Watcher } from './imports-deps.ts';
import {
  endApplied,
  endReading,
  forgetFile,
  giveBack,
  type ImportRow,
  keepLease,
  readMoved,
  selectOver,
  takeImport,
  tryAgain,
} from './imports.repository.ts';

/** A process that says nothing so long is gone. */
const lease = 60_000;
const saysEvery = 2000;
const mostAttempts = 3;
/** Milliseconds before what failed is begun again. */
const rest = 10_000;
const overAtOnce = 50;

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

class Stopped extends Error {}

/** Says that somebody is at it, until `end`; a job that is no longer ours stops at its next step. */
const holdJob = (deps: ImportsDeps, row: ImportRow, signal: AbortSignal): Watcher & { end(): Promise<void> } => {
  let progress = 0;
  let isOurs = true;
  let saying: Promise<void> = Promise.resolve();
  const tell = async (): Promise<void> => {
    isOurs = await keepLease(deps.db, row, { progress, until: after(deps.clock(), lease) }).catch(() => isOurs);
  };
  const timer = setInterval(() => {
    saying = saying.then(tell);
  }, saysEvery);
  return {
    onProgress(percent) {
      progress = Math.min(99, Math.max(0, Math.round(percent)));
      if (signal.aborted || !isOurs) throw new Stopped();
    },
    async end() {
      clearInterval(timer);
      await saying;
    },
  };
};

const dryRun = async (deps: ImportsDeps, row: ImportRow, job: ImportJob, watcher: Watcher): Promise<void> => {
  const read = await deps.kinds()[row.kind].dryRun(job, watcher);
  await endReading(deps.db, row, {
    state: read.state,
    failure: read.state === 'failed' ? read.failure : null,
    shown: read.shown,
    hash: read.state === 'ready' ? read.hash : null,
    counts: read.state === 'ready' ? read.counts : null,
  });
};

const apply = async (deps: ImportsDeps, row: ImportRow, job: ImportJob, watcher: Watcher): Promise<void> => {
  const { wish } = row;
  if (!wish) throw new Error('an import is applied without a wish');
  const now = deps.clock();
  const isDone = await deps.kinds()[row.kind].apply(job, wish, {
    ...watcher,
    async onDone(tx, counts, changes) {
      if (!(await endApplied(tx, row, counts, { userId: wish.userId, now }))) throw new Stopped();
      await deps.audit.note(tx, {
        at: now,
        actor: wish.userId,
        from: 'system',
        session: null,
        act: row.startPublicId === null ? 'reference.done' : 'import.done',
        object: objectOf(row),
        places: placesOfRow(row),
        changes: [{ field: 'file', before: null, after: row.fileName }, ...changes],
        reason: null,
        address: null,
        requestId: null,
        result: 'done',
        code: null,
      });
    },
  });
  if (!isDone) await readMoved(deps.db, row.id, wish.hash);
};

const failed = { state: 'failed', failure: null, shown: null, hash: null, counts: null } as const;

const workOn = async (deps: ImportsDeps, row: ImportRow, signal: AbortSignal): Promise<void> => {
  const watcher = holdJob(deps, row, signal);
  try {
    if (row.attempts > mostAttempts) throw new Error('an import was begun too often');
    const bytes = await deps.storage.get(storedName(row));
    if (!bytes) throw new Error('the file of an import is missing');
    const { startPublicId, fileName, map, options } = row;
    const job: ImportJob = { startPublicId, fileName, bytes, map, options };
    await (row.state === 'applying' ? apply : dryRun)(deps, row, job, watcher);
  } catch (error) {
    if (error instanceof Stopped) {
      if (signal.aborted) await giveBack(deps.db, row);
      return;
    }
    deps.log.error({ err: error, import: row.publicId }, 'an import has failed');
    // What failed by a lock, a limit or a database that started anew passes the next time.
    if (row.attempts < mostAttempts) await tryAgain(deps.db, row, after(deps.clock(), rest));
    else await endReading(deps.db, row, failed);
  } finally {
    await watcher.end();
  }
};

/** The next one; false: none waits. */
export const workOnNext = async (deps: ImportsDeps, signal: AbortSignal): Promise<boolean> => {
  const now = deps.clock();
  const row = await takeImport(deps.db, { now, until: after(now, lease) });
  if (row) await workOn(deps, row, signal);
  return row !== null;
};

/** Sweep: removes files whose time is over, and what they showed; answers how many. */
export const removeOver = async ({ db, clock, storage }: ImportsDeps): Promise<number> => {
  const now = clock();
  const over = await selectOver(db, { before: after(now, -importDays * 86_400_000), limit: overAtOnce });
  for (const row of over) {
    await storage.delete(storedName(row));
    await forgetFile(db, row.id, now);
  }
  return over.length;
};
