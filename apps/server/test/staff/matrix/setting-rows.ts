/** Settings are the house's: whoever reaches some starts alone has none of them. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const make = (): Promise<string> => Promise.resolve('season');

export const settingRows = {
  'GET /api/admin/settings': { may: { admin: house } },
  'GET /api/admin/integrations': { may: { admin: house } },
  'POST /api/admin/integrations/{id}/try': { make: () => Promise.resolve('storage'), may: { admin: house } },
  'GET /api/admin/settings/{id}/history': { make, may: { admin: house } },
  'PUT /api/admin/settings/{id}': {
    make,
    body: () => ({ version: 1_000_000, season: '2030' }),
    may: { admin: conflict },
  },
};
