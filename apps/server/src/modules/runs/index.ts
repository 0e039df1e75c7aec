import type { FastifyInstance } from 'fastify';
import { randomId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { NewRun, RunsDeps } from './runs-deps.ts';
import { findRunPlaces, insertRun } from './runs.repository.ts';
import { runsRoutes } from './runs.routes.ts';
import { work } from './work.ts';

export type { NewRun, RunFigures, RunKind, RunUnderWay } from './runs-deps.ts';
export { findRunPlaces as placesOfRun };

/** For the owners of long work. */
export type RunsPort = {
  /** In the transaction of whoever begins it: nothing of it is done before that is committed. Answers its public id. */
  start(tx: Tx, run: NewRun): Promise<string>;
};

export type RunsModule = {
  routes(app: FastifyInstance): void;
  readonly port: RunsPort;
  /** Sweep, every 2 s: the next pieces of what goes on. */
  work(): Promise<number>;
};

/** Long work, piece by piece; its kinds are of their owners. */
export const createRunsModule = (deps: RunsDeps): RunsModule => ({
  routes: (app) => runsRoutes(app, deps),
  port: {
    async start(tx, run) {
      const publicId = randomId();
      await insertRun(tx, run, { publicId, now: deps.clock() });
      return publicId;
    },
  },
  work: () => work(deps),
});
