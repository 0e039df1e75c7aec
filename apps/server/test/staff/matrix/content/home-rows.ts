/** The first page belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });
const make = () => Promise.resolve('home');

export const homeRows = {
  'GET /api/admin/home_slots/{id}': { make, may: writers(house) },
  'GET /api/admin/home_slots/{id}/history': { make, may: writers(house) },
  'PUT /api/admin/home_slots/{id}': {
    make,
    body: () => ({ version: 1_000_000, leading: [] }),
    may: writers(conflict),
  },
};
