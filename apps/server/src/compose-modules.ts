import type { FastifyInstance } from 'fastify';
import { goods } from './composition/goods.ts';
import { type AllModules, type House, type Makers } from './composition/modules.ts';
import { office } from './composition/office.ts';
import { pages } from './composition/pages.ts';
import { people } from './composition/people.ts';
import type { Platform } from './composition/platform.ts';
import { plugTogether } from './composition/plug-together.ts';
import { purchases } from './composition/purchases.ts';
import { addJobs, callable, listSweeps, type Sweeps } from './composition/sweeps.ts';
import type { FindLogin, StaffPort } from './platform/http/index.ts';
import type { Jobs } from './platform/jobs.ts';

const makers: Makers = { ...people, ...pages, ...goods, ...purchases, ...office };

/** The modules plugged together. */
export type Modules = {
  findLogin: FindLogin;
  /** What calls of the staff stand on. */
  readonly staff: StaffPort;
  /** Registers the calls of every module. */
  routes(app: FastifyInstance): void;
  readonly sweeps: Sweeps;
  /** Gives every sweep its rhythm. */
  addJobs(jobs: Jobs): void;
  /** After the web server and before the database: resolves when nothing waits for the database any more. */
  close(): Promise<void>;
};

/** Every module, plugged into the platform and into one another. */
export const composeModules = (platform: Platform): Modules => {
  const { config, metrics } = platform;
  const house: House = { ...platform, siteUrl: config.siteUrl, brand: config.mailFrom.name };
  const modules: AllModules = plugTogether(makers, house);
  const sweeps = listSweeps(house, modules);
  return {
    findLogin: modules.accounts.findLogin,
    staff: modules.staff.port,
    sweeps: callable(sweeps),
    routes(app) {
      for (const module of Object.values(modules)) if ('routes' in module) module.routes(app);
    },
    addJobs(jobs) {
      const { drawPictures, ...others } = sweeps;
      addJobs(jobs, config.drawAhead ? { ...others, drawPictures } : others);
      metrics.gauge('holds_waiting', 'Reservations that wait for the next transaction', modules.inventory.waiting);
    },
    async close() {
      await modules.exports.close();
      await modules.imports.close();
      await modules.inventory.close();
    },
  };
};
