import type { Executor } from '../../../src/platform/database/index.ts';
import { createUser } from '../../factories/accounts.ts';
import { createClub, createClubResult, createCompetition, createType } from '../../factories/clubs.ts';

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

let club: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const makeClub = (db: Executor): Promise<string> => {
  club ??= createClub(db).then(({ publicId }) => publicId);
  return club;
};
const act = (body: object) => ({ make: makeClub, body: () => ({ version: 1000, ...body }), may: moderators(conflict) });

let competition: Promise<string> | undefined;
const makeCompetition = (db: Executor): Promise<string> => {
  competition ??= (async () => {
    const [own, type] = [await createClub(db), await createType(db)];
    return (await createCompetition(db, own.id, type.id)).publicId;
  })();
  return competition;
};
const actOnCompetition = (body: object) => ({
  make: makeCompetition,
  body: () => ({ version: 1000, ...body }),
  may: moderators(conflict),
});

let type: Promise<string> | undefined;
const makeType = (db: Executor): Promise<string> => {
  type ??= createType(db).then(({ publicId }) => publicId);
  return type;
};

export const clubRows = {
  'GET /api/admin/competitions': { may: moderators(list) },
  'GET /api/admin/competitions/count': { may: moderators(list) },
  'GET /api/admin/competition_types': { may: moderators(list) },
  'POST /api/admin/competition_types': {
    body: () => ({ title_ru: 'Бёрпи', unit: 'count', distance: 5 }),
    may: moderators({ ...house, all: 400 }),
  },
  'GET /api/admin/competition_types/{id}': { make: makeType, may: moderators(house) },
  'GET /api/admin/competition_types/{id}/history': { make: makeType, may: moderators(house) },
  'PUT /api/admin/competition_types/{id}': {
    make: makeType,
    body: () => ({ version: 1000, title_ru: 'Бёрпи' }),
    may: moderators(conflict),
  },
  'DELETE /api/admin/competition_types/{id}': { make: makeType, query: '?version=1000', may: moderators(conflict) },
  'POST /api/admin/competitions': {
    body: () => ({ title: 'Осень', club: 'nobody', type: 'none', starts_at: 1, ends_at: 2 }),
    may: moderators({ ...house, all: 400 }),
  },
  'GET /api/admin/competitions/{id}': { make: makeCompetition, may: moderators(house) },
  'GET /api/admin/competitions/{id}/history': { make: makeCompetition, may: moderators(house) },
  'PUT /api/admin/competitions/{id}': actOnCompetition({ title: 'Зима' }),
  'PUT /api/admin/competitions/{id}/moderate': actOnCompetition({ state: 'draft' }),
  'GET /api/admin/clubs': { may: moderators(list) },
  'GET /api/admin/clubs/count': { may: moderators(list) },
  'GET /api/admin/clubs/cities': { may: moderators(list) },
  'POST /api/admin/clubs': { body: () => ({ title: 'Клуб', city: 1 }), may: moderators({ ...house, all: 400 }) },
  'GET /api/admin/clubs/{id}': { make: makeClub, may: moderators(house) },
  'GET /api/admin/clubs/{id}/history': { make: makeClub, may: moderators(house) },
  'GET /api/admin/clubs/{id}/members': { make: makeClub, may: moderators(house) },
  'PUT /api/admin/clubs/{id}': act({ title: 'Другой' }),
  'POST /api/admin/clubs/{id}/picture': { make: makeClub, query: '?version=1000', may: moderators(conflict) },
  'PUT /api/admin/clubs/{id}/moderate': act({ state: 'draft', reason: 'Проверка' }),
  'GET /api/admin/clubs/{id}/merge': {
    make: makeClub,
    query: '?into=nobody',
    may: moderators({ ...house, all: 400 }),
  },
  'PUT /api/admin/clubs/{id}/merge': act({ into: 'nobody', into_version: 1, reason: 'Проверка' }),
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
