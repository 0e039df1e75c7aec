import { outboxList } from '@trassa/contracts/office';
import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/index.ts';
import { findLetterRow, holdLetter, type RepeatDeps, repeatLetter, selectLetterIds } from '../notifications/index.ts';
import type { BulkOwner } from '../runs/index.ts';
import { isElsewhere } from './address-now.repository.ts';
import { type OutboxDeps, outboxRoutes } from './outbox.routes.ts';

export type OutboxModule = { routes(app: FastifyInstance): void; readonly bulk: BulkOwner };

/** Where a letter belongs: to no start; null: there is none. */
export const placesOfLetter = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await findLetterRow(db, publicId)) ? [] : null;

/** What is done to many letters at once, each by the same code as to one; whether a code has ended is seen when it is sent. */
const bulkOfLetters = (deps: RepeatDeps): BulkOwner<typeof outboxList> => ({
  list: outboxList,
  kind: 'letter',
  select: (tx, ask, { reach }, limit) => selectLetterIds(tx, ask, { isWhole: reach === 'all', sought: null }, limit),
  acts: {
    repeat: {
      act: 'letter.repeat',
      run: (tx, { id }) => repeatLetter(tx, deps, { publicId: id, version: null }, 'ru'),
    },
    stop: {
      act: 'letter.stop',
      run: (tx, { id, reason }) => holdLetter(tx, { publicId: id, version: null }, reason, 'ru'),
    },
  },
});

/** Letters and text messages as the staff looks after them (back-office.md 3.10). */
export const createOutboxModule = (deps: Omit<OutboxDeps, 'isElsewhere'>): OutboxModule => {
  const whole: OutboxDeps = { ...deps, isElsewhere };
  return { routes: (app) => outboxRoutes(app, whole), bulk: bulkOfLetters(whole) };
};
