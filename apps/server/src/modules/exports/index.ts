import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Approved, Ran } from '../approvals/index.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { exportsRoutes } from './exports.routes.ts';
import { makeNext, removeOver } from './make-export.ts';
import { approvedExport } from './order-export.ts';

export { exportKind } from './exports-deps.ts';
export { exportsPersonalData } from './personal/personal-data.ts';

export type ExportsModule = {
  routes(app: FastifyInstance): void;
  /** Sweep: makes what waits, one file at a time; waits some seconds for it and answers how many were begun. */
  make(): Promise<number>;
  /** Sweep: removes files whose day is over. */
  removeOver(): Promise<number>;
  approved(tx: Tx, approved: Approved): Promise<Result<Ran>>;
  /** Gives back what is being made: another process, or this one later, begins it again. */
  close(): Promise<void>;
};

/** A sweep that is longer than others of its kind would count as one that hangs. */
const waits = 5000;

/** Files made of lists; the lists are of their owners, who are plugged in by `lists`. */
export const createExportsModule = (deps: ExportsDeps): ExportsModule => {
  const stopping = new AbortController();
  let underWay: Promise<number> | null = null;
  const makeAll = async (): Promise<number> => {
    let count = 0;
    while (!stopping.signal.aborted && (await makeNext(deps, stopping.signal))) count += 1;
    return count;
  };
  return {
    routes: (app) => exportsRoutes(app, deps),
    async make() {
      if (stopping.signal.aborted) return 0;
      underWay ??= makeAll().finally(() => {
        underWay = null;
      });
      const timer = Promise.withResolvers<'goes on'>();
      const timeout = setTimeout(timer.resolve, waits, 'goes on');
      const outcome = await Promise.race([underWay, timer.promise]).finally(() => clearTimeout(timeout));
      return outcome === 'goes on' ? 1 : outcome;
    },
    removeOver: () => removeOver(deps),
    approved: (tx, approved) => approvedExport(tx, deps, approved),
    async close() {
      stopping.abort();
      await underWay?.catch(() => undefined);
    },
  };
};
