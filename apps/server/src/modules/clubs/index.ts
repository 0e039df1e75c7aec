import type { FastifyInstance } from 'fastify';
import type { Places } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import { findKnownClubs, listClubNames } from './clubs.repository.ts';
import { clubsRoutes } from './clubs.routes.ts';
import { competitionsRoutes } from './competitions.routes.ts';
import type { HandInDeps } from './hand-in-result.ts';
import { resultLetter } from './result-letter.ts';
import { isClubResult } from './staff/results/result-rows.repository.ts';
import { type ClubsStaffDeps, clubsStaffRoutes } from './staff/clubs/clubs-staff.routes.ts';
import { competitionsStaffRoutes } from './staff/competitions/competitions-staff.routes.ts';
import { competitionTypesStaffRoutes } from './staff/types/types-staff.routes.ts';
import { type ClubResultsStaffDeps, clubResultsStaffRoutes } from './staff/results/results-staff.routes.ts';

export { placesOfCompetition } from './staff/competitions/competitions-staff.routes.ts';
export { replaceClubPictures } from './staff/clubs/replace-pictures.repository.ts';
export { placesOfCompetitionType } from './staff/types/types-staff.routes.ts';
export { placesOfClub } from './staff/clubs/places-of-club.ts';
export { listPersonClubs } from './staff/person-clubs.repository.ts';
export { findClubs } from './staff/find-clubs.repository.ts';
export { clubsPersonalData } from './personal/personal-data.ts';
export { moderateResult } from './moderate-result.ts';
export { listWaiting, type WaitingRow } from './moderation.repository.ts';

export type ClubsDeps = HandInDeps & {
  readonly notifications: Pick<NotificationsModule, 'addTemplate' | 'queue'>;
  readonly storage: ClubResultsStaffDeps['storage'];
  /** Ports of the back office. */
  readonly office: Pick<ClubsStaffDeps, 'namesOf' | 'showHistory' | 'tickets' | 'keepMedia'>;
  readonly siteUrl: string;
  readonly brand: string;
};

export type ClubsModule = {
  routes(app: FastifyInstance): void;
  /** Which of these public ids are those of clubs that a participant may run for (DEC-55). */
  findKnown(db: Executor, publicIds: readonly string[]): Promise<Set<string>>;
  /** Paths of the pages of all clubs, for the site map. */
  listPages(): Promise<string[]>;
};

/** Pages in the site map; more than a country has clubs. */
const mostPages = 5000;

/** Clubs, their people and competitions (API §10). */
export const createClubsModule = (deps: ClubsDeps): ClubsModule => {
  deps.notifications.addTemplate('club_result', resultLetter(deps));
  return {
    routes(app) {
      clubsRoutes(app, deps);
      competitionsRoutes(app, deps);
      clubsStaffRoutes(app, { ...deps, ...deps.office });
      competitionsStaffRoutes(app, { ...deps, ...deps.office });
      competitionTypesStaffRoutes(app, { ...deps, ...deps.office });
      clubResultsStaffRoutes(app, { ...deps, ...deps.office });
    },
    findKnown: findKnownClubs,
    listPages: async () => ['/clubs', ...(await listClubNames(deps.db, mostPages)).map((name) => `/clubs/${name}`)],
  };
};

/** Where a result of clubs belongs: to no start; null: there is none. */
export const placesOfClubResult = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isClubResult(db, publicId)) ? [] : null;
