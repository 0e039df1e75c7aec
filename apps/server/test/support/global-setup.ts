import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate, startTestServer, type TestServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's database `postgres`, and the name of the migrated template with the way to copy it. */
    databaseUrl: string;
    templateName: string;
    copying: TestServer['copying'];
  }
}

/** One PostgreSQL and one migrated template for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  const template = await makeTemplate(server.url, path.resolve(import.meta.dirname, '../../db/migrations'));
  project.provide('databaseUrl', server.url);
  project.provide('templateName', template.name);
  project.provide('copying', server.copying);
  return async () => {
    await template.drop();
    await server.stop();
  };
};
