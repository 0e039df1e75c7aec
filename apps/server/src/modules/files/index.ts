import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import { deleteUnused, findUsableFiles, markFilesUsed, unmarkFiles } from './files.repository.ts';
import { fileRoutes, type FilesDeps } from './files.routes.ts';

export { filesPersonalData } from './personal/personal-data.ts';
export { namesOfSizes } from './serve-image.ts';
export { releaseFiles } from './release-files.repository.ts';
export type { FilesDeps } from './files.routes.ts';

export type FilesModule = {
  routes(app: FastifyInstance): void;
  /**
   * Internal ids of uploaded files of a purpose ('ticket' unless said) by public id; unknown ones are absent. The id is the right (128 random bits): a
   * guest uploads with one credential and may pay with another (DEC-42, DEC-103).
   */
  findUsable(
    executor: Executor,
    publicIds: readonly string[],
    purpose?: 'ticket' | 'image',
  ): Promise<Map<string, number>>;
  /** Keeps files for good, in the transaction that attaches them; a guest's become the buyer's. */
  markUsed(tx: Executor, fileIds: readonly number[], userId: number): Promise<number>;
  /** Lets detached files go with the next sweep, in the transaction that detaches them; those still in use stay. */
  release(tx: Executor, fileIds: readonly number[]): Promise<void>;
  /** Removes files that nobody used within 24 hours; answers how many. For a job, about every ten minutes. */
  sweepUnused(): Promise<number>;
};

const day = 86_400_000;
const batch = 200;

/** Private files of participants and public pictures. */
export const createFilesModule = (deps: FilesDeps): FilesModule => {
  const { db, clock, storage } = deps;
  return {
    routes: (app) => fileRoutes(app, deps),
    findUsable: (executor, publicIds, purpose = 'ticket') =>
      findUsableFiles(executor, [...new Set(publicIds)], purpose),
    markUsed: (tx, fileIds, userId) => markFilesUsed(tx, fileIds, userId, clock()),
    release: unmarkFiles,
    async sweepUnused() {
      const names = await deleteUnused(db, new Date(clock().getTime() - day), batch);
      for (const name of names) await storage.delete(name);
      return names.length;
    },
  };
};
