import type { SettingValues } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Result } from '../../kernel/result.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { Approved, Ran } from '../approvals/index.ts';
import { approvedRaise, isSection } from './change-setting.ts';
import { type LetterSettings, readLetters } from './read-letters.ts';
import type { SettingsDeps } from './settings-deps.ts';
import { findSection } from './settings.repository.ts';
import { settingsRoutes } from './settings.routes.ts';
import { readSection } from './stored-settings.ts';

export type { LetterSettings } from './read-letters.ts';
export { raiseKind } from './settings-deps.ts';

/** Where a section belongs: to no start, as settings are the house's; null: there is none. */
export const placesOfSetting = async (_db: Executor, section: string): Promise<readonly [] | null> =>
  isSection(section) ? [] : null;

export type SettingsModule = {
  routes(app: FastifyInstance): void;
  /** Read at each letter: a change counts for the next one. */
  letters(db?: Executor): Promise<LetterSettings>;
  /** What a new event or start begins with. */
  sale(tx: Tx): Promise<SettingValues['sale']>;
  approvedRaise(tx: Tx, approved: Approved): Promise<Result<Ran>>;
};

/** Settings of the house: what is set here wins over the environment, and what is left open is as the environment has it. */
export const createSettingsModule = (deps: SettingsDeps): SettingsModule => ({
  routes: (app) => settingsRoutes(app, deps),
  letters: (db = deps.db) => readLetters(db, deps),
  sale: async (tx) => readSection('sale', await findSection(tx, 'sale')),
  approvedRaise: (tx, approved) => approvedRaise(tx, deps, approved),
});
