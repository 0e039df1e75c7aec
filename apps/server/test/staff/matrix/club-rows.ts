import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { createClubResult, createType } from '../../factories/clubs.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** Clubs belong to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may decide is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const gone = { all: 404, 'own start': 404, 'other start': 404 };
const moderators = <T>(of: T) => ({ admin: of, manager: of, content: of });

let made: Promise<string> | undefined;
/** One without a picture for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= (async () => {
    const [user, type] = [await createUser(db), await createType(db)];
    return (await createClubResult(db, user.id, { typeId: type.id, value: 2530, status: 'new' })).publicId;
  })();
  return made;
};

export const clubRows = {
  'GET /api/admin/club_results': { may: moderators(list) },
  'GET /api/admin/club_results/count': { may: moderators(list) },
  'GET /api/admin/club_results/next': { may: moderators(house) },
  'GET /api/admin/club_results/{id}': { make, may: moderators(house) },
  'GET /api/admin/club_results/{id}/picture': { make, may: moderators(gone) },
  'GET /api/admin/club_results/{id}/history': { make, may: moderators(house) },
  'PUT /api/admin/club_results/{id}': {
    make,
    body: () => ({ version: 1000, accept: true }),
    may: moderators(conflict),
  },
  'PUT /api/admin/club_results/{id}/undo': { make, body: () => ({ version: 1000 }), may: moderators(conflict) },
};
