const own = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const none = { all: 404, 'own start': 404, 'other start': 404 };
const writers = <T>(of: T) => ({ admin: of, content: of });
const make = (): Promise<string> => Promise.resolve('pers');
const body = () => ({ version: 1_000_000, at: null });

/** Legal texts are the house's: there are three of them, and their names are their ids. */
export const documentRows = {
  'GET /api/admin/documents': { may: writers(own) },
  'GET /api/admin/documents/{id}': { make, may: writers(own) },
  'GET /api/admin/documents/{id}/history': { make, may: writers(own) },
  'GET /api/admin/documents/{id}/versions/{number}': { make, may: writers(none) },
  'PUT /api/admin/documents/{id}': {
    make,
    body: () => ({ version: 1_000_000, title_ru: 'x' }),
    may: writers(conflict),
  },
  'PUT /api/admin/documents/{id}/publish': { make, body, may: { admin: conflict } },
  'PUT /api/admin/documents/{id}/withdraw': { make, body, may: { admin: conflict } },
  'PUT /api/admin/documents/{id}/discard': { make, body: () => ({ version: 1_000_000 }), may: writers(conflict) },
  'POST /api/admin/documents/{id}/preview': { make, body: () => ({}), may: writers(own) },
  'POST /api/admin/documents/{id}/revoke_preview': { make, body: () => ({}), may: writers(own) },
  'POST /api/admin/documents': {
    body: () => ({ name: 'advertising', title_ru: 'Согласие', html_ru: '<p>Текст</p>' }),
    may: { admin: own },
  },
};
