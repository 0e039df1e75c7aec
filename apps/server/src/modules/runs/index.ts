import type { FastifyInstance } from 'fastify';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { bulkRun, createBulkRun } from './bulk/bulk-run.ts';
import { randomId } from '../../kernel/ids.ts';
import type { RunsDeps } from './runs-deps.ts';
import type { RunsPort } from './runs-port.ts';
import { findRunPlaces, insertRun } from './runs.repository.ts';
import { runsRoutes } from './runs.routes.ts';
import { findRun } from './runs-list.repository.ts';
import { presentRun } from './present-run.ts';
import { work, workAtOnce } from './work.ts';

export type { BulkOwner } from './bulk/bulk-owner.ts';
export type { RunsPort } from './runs-port.ts';
export type { NewRun, RunFigures, RunKind, RunUnderWay } from './runs-deps.ts';
export { findRunPlaces as placesOfRun };

export type RunsModule = {
  routes(app: FastifyInstance): void;
  readonly port: RunsPort;
  /** Sweep, every 2 s: the next pieces of what goes on. */
  work(): Promise<number>;
};

/** Long work, piece by piece; its kinds are of their owners, acts on many rows of a list among them. */
export const createRunsModule = (given: RunsDeps): RunsModule => {
  const { bulk } = given;
  const deps = bulk ? { ...given, kinds: { ...given.kinds, [bulkRun]: createBulkRun({ ...given, ...bulk }) } } : given;
  const port: RunsPort = {
    async start(tx, run) {
      const publicId = randomId();
      await insertRun(tx, run, { publicId, now: deps.clock() });
      return publicId;
    },
    workAtOnce: (publicId, most) => workAtOnce(deps, publicId, most),
    async show(publicId, language) {
      const run = await findRun(deps.db, publicId, null);
      if (!run) throw new Error(`run ${publicId} is gone`);
      const names = await deps.namesOf(deps.db, run.by === null ? [] : [run.by]);
      return presentRun(run, { names, language, now: deps.clock() });
    },
  };
  return {
    routes(app) {
      runsRoutes(app, deps);
      if (bulk) bulkRoutes(app, { clock: deps.clock, port, owners: bulk.owners });
    },
    port,
    work: () => work(deps),
  };
};
