import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import type { OwnWords } from '../notifications/index.ts';
import { findLetterWords } from './letter-words.repository.ts';
import type { TemplatesDeps } from './templates-deps.ts';
import { templatesRoutes } from './templates.routes.ts';

export type TemplatesModule = {
  routes(app: FastifyInstance): void;
  /** Where a letter belongs: to no start; null: there is none whose words may be changed. */
  placesOf(db: Executor, letter: string): Promise<Places | null>;
};

/** Words that the house has in the place of the built ones; read at each letter, so a change counts for the next one. */
export const ownWordsOf = async (db: Executor, letter: string): Promise<OwnWords> =>
  (await findLetterWords(db, letter))?.words ?? {};

/** Words of the house's letters, as the staff changes them (docs/adr/0046). */
export const createTemplatesModule = (deps: TemplatesDeps): TemplatesModule => ({
  routes: (app) => templatesRoutes(app, deps),
  placesOf: async (_db, letter) => (deps.notifications.houseLetters().has(letter) ? [] : null),
});
