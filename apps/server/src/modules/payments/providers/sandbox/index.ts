import type { ProviderFolder } from '../provider-folder.routes.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { sandboxRoutes } from './sandbox.routes.ts';

/** The provider of tests and demonstrations. */
export const sandbox: ProviderFolder = {
  create: ({ db, sandboxKey: key }) => createSandboxProvider({ db, key }),
  routes: (app, { db, log, sandboxKey: key, brand }, deliver) => sandboxRoutes(app, { db, log, key, brand, deliver }),
};
