import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import { adoptStrays, findLost, type FindLost, type KeepMedia, keepMedia } from './keep-media.ts';
import { isMedia } from './media.repository.ts';
import { type MediaDeps, mediaRoutes } from './media.routes.ts';

export type { FindLost, KeepMedia } from './keep-media.ts';
export type { ReplacePicture } from './change-media.ts';

export type MediaModule = {
  routes(app: FastifyInstance): void;
  readonly keep: KeepMedia;
  readonly findLost: FindLost;
  /** Lists uploaded files that were never written down. */
  adoptStrays(): Promise<number>;
};

/** Pictures that the staff uploads for the site, and what shows them. */
export const createMediaModule = (deps: MediaDeps): MediaModule => ({
  routes: (app) => mediaRoutes(app, deps),
  keep: async (tx, photo) => (await keepMedia(deps.storage, tx, photo)).path,
  findLost,
  adoptStrays: () => adoptStrays(deps.db, deps.storage),
});

/** Where a picture belongs: to no start, as pictures are the house's; null: there is none. */
export const placesOfMedia = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isMedia(db, publicId)) ? [] : null;
