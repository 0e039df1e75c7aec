import type { FastifyInstance } from 'fastify';
import type { OfficeImportRow } from '@trassa/contracts/office';
import type { Executor } from '../../platform/database/index.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { selectImports } from './imports.repository.ts';
import { importsRoutes } from './imports.routes.ts';
import { presentHead } from './present-import.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { removeOver, workOnNext } from './work-imports.ts';

export type { ByLanguage, DryRun, ImportCounts, ImportJob, ImportKind } from './imports-deps.ts';
export { cellReader } from './reference/read-cell.ts';
export { createReferenceImport } from './reference/reference-import.ts';
export type {
  ReferenceCells,
  ReferenceList,
  ReferenceProblem,
  ReferenceReading,
  SettledRows,
} from './reference/reference-list.ts';
export { placesOfImport } from './imports.repository.ts';
export { importsPersonalData } from './personal/personal-data.ts';

export type ListImports = (db: Executor, startId: number, most: number) => Promise<OfficeImportRow[]>;

export type ImportsModule = {
  routes(app: FastifyInstance): void;
  /** The latest files of a start. */
  readonly list: ListImports;
  /** Sweep: reads and applies what waits, one file at a time; waits some seconds for it and answers how many were begun. */
  work(): Promise<number>;
  /** Sweep: removes files that are kept no longer. */
  removeOver(): Promise<number>;
  /** Gives back what is being done: another process, or this one later, begins it again. */
  close(): Promise<void>;
};

/** A sweep that is longer than others of its kind would count as one that hangs. */
const waits = 5000;

/** Files of the staff that are read, shown and then applied; what they are is of their owners, who are plugged in by `kinds`. */
export const createImportsModule = (deps: ImportsDeps): ImportsModule => {
  const stopping = new AbortController();
  let underWay: Promise<number> | null = null;
  const workOnAll = async (): Promise<number> => {
    let count = 0;
    while (!stopping.signal.aborted && (await workOnNext(deps, stopping.signal))) count += 1;
    return count;
  };
  return {
    routes(app) {
      importsRoutes(app, deps);
      referenceRoutes(app, deps);
    },
    async list(db, startId, most) {
      const rows = await selectImports(db, startId, most);
      const names = await deps.namesOf(db, [...new Set(rows.map(({ createdBy }) => createdBy))]);
      return rows.map((row) => ({ ...presentHead(row, names), kind: 'results' as const }));
    },
    async work() {
      if (stopping.signal.aborted) return 0;
      underWay ??= workOnAll().finally(() => {
        underWay = null;
      });
      const timer = Promise.withResolvers<'goes on'>();
      const timeout = setTimeout(timer.resolve, waits, 'goes on');
      const outcome = await Promise.race([underWay, timer.promise]).finally(() => clearTimeout(timeout));
      return outcome === 'goes on' ? 1 : outcome;
    },
    removeOver: () => removeOver(deps),
    async close() {
      stopping.abort();
      await underWay?.catch(() => undefined);
    },
  };
};
