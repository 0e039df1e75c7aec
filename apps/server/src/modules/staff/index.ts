import type { Places } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { readNetworkList } from '../../platform/network-list.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { StaffPort } from '../../platform/http/index.ts';
import { actKeys, deleteOldActKeys } from './act-keys.repository.ts';
import { endLapsedGrants } from './end-lapsed-grants.ts';
import { createChangesSince } from './changes-since.ts';
import { createFindStaff } from './find-staff.ts';
import { selectAllGrants, selectGrants, selectGrantsSince } from './grants.repository.ts';
import { addStaffLetters } from './letters/staff-letters.ts';
import { listsRoutes } from './lists/lists.routes.ts';
import { memberRoutes } from './people/members.routes.ts';
import { findAnybody, selectNames } from './people.repository.ts';
import { createShowHistory, type ShowHistory } from './people/show-history.ts';
import { deleteOldChallenges } from './passkeys/challenges.repository.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { deleteOldPresences } from './presence/presences.repository.ts';
import { authenticatorRoutes } from './ways/authenticator.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { placesOf } from './places-of.ts';
import { type FollowedPlace, followPlace } from './scopes/follow-place.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffRoutes } from './staff.routes.ts';

export { actKeys } from './act-keys.repository.ts';
export { grantAdminByCommand, resetSecondFactor } from './grant-by-command.ts';
export type { FollowedPlace } from './scopes/follow-place.ts';
export type { PlacesOf } from './staff-deps.ts';
export type { ShowHistory } from './people/show-history.ts';
export { staffPersonalData } from './personal/personal-data.ts';

/** Names of people by internal ids. */
export type NamesOf = typeof selectNames;

type OfficeConfig = { readonly config: Pick<Config, 'officeNetworks'> };

export type StaffModule = {
  routes(app: FastifyInstance): void;
  /** Sweep: ends grants whose time is over; answers of how many people. */
  endLapsed(): Promise<number>;
  /** Sweep, hourly: keys of acts that are a day old, challenges that nobody answered, cards that nobody has open. */
  forgetKeys(): Promise<number>;
  /** An internal id by the public one, also of somebody erased; null: nobody. */
  findPerson(db: Executor, publicId: string): Promise<number | null>;
  /** Names of people by internal ids. */
  namesOf: NamesOf;
  /** What a person may now; nothing: he is none of the staff. */
  readonly grantsOf: typeof selectGrants;
  /** Where a thing belongs, as its owner says. */
  placesOf(db: Executor, kind: string, id: string): Promise<Places | null>;
  /** Everybody of the staff with the grants that count now. */
  readonly staffGrants: typeof selectAllGrants;
  /** Everybody who had a grant at any moment since then, with all of them as if they had no end. */
  readonly staffGrantsSince: typeof selectGrantsSince;
  /** For the owner of events and starts: grants follow one to another address, and end with it. */
  followPlace(tx: Tx, place: FollowedPlace): Promise<void>;
  /** For the owners of things: what was done to one of theirs. */
  readonly showHistory: ShowHistory;
  /** What every call of the staff stands on. */
  readonly port: StaffPort;
};

/** The people of the back office: their sessions, second factors and grants. */
export const createStaffModule = (given: Omit<StaffDeps, 'networks'> & OfficeConfig): StaffModule => {
  const { all, money } = given.config.officeNetworks;
  const deps: StaffDeps = { ...given, networks: { all: readNetworkList(all), money: readNetworkList(money) } };
  const { db, clock, audit } = deps;
  addStaffLetters(deps);
  return {
    routes(app) {
      staffRoutes(app, deps);
      passkeyRoutes(app, deps);
      authenticatorRoutes(app, deps);
      memberRoutes(app, deps);
      listsRoutes(app, deps);
      presenceRoutes(app, deps);
    },
    showHistory: createShowHistory(deps),
    async forgetKeys() {
      const now = clock();
      return (
        (await deleteOldActKeys(db, now)) + (await deleteOldChallenges(db, now)) + (await deleteOldPresences(db, now))
      );
    },
    endLapsed: () => endLapsedGrants(deps),
    findPerson: findAnybody,
    namesOf: selectNames,
    followPlace: (tx, place) => followPlace(deps, tx, place),
    staffGrants: selectAllGrants,
    staffGrantsSince: selectGrantsSince,
    grantsOf: selectGrants,
    placesOf: (executor, kind, id) => placesOf({ ...deps, db: executor }, kind, id),
    port: {
      db,
      clock,
      audit,
      keys: actKeys,
      changesSince: createChangesSince(deps),
      findStaff: createFindStaff(deps),
      placesOf: (kind, id) => placesOf(deps, kind, id),
    },
  };
};
