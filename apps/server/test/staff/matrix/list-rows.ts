/** A list answers everybody with the right, whatever he reaches; so do its count and acts on many of it. */
const list = { all: 200, 'own start': 200, 'other start': 200 };
/** What belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** An act that the list does not know, which is told only to who may see the list. */
const unknown = { all: 400, 'own start': 400, 'other start': 400 };
const bulk = { body: () => ({ action: 'none-such', ids: ['none-such'] }), refusal: 'validation' };

const sellers = <T>(of: T) => ({ admin: of, manager: of, finance: of });
const editors = <T>(of: T) => ({ admin: of, manager: of });
const viewers = <T>(of: T) => ({ admin: of, manager: of, content: of, finance: of });

/** What was sold, counts of the lists, and acts on many rows. */
export const listRows = {
  'GET /api/admin/dashboard': { may: sellers(list) },
  'GET /api/admin/reports/vat': { query: '?from=2026-01-01&to=2026-01-31', may: { admin: house, finance: house } },
  'GET /api/admin/reports/occupancy': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/reports/sizes': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/reports/participants': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/reports/registration': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/reports/support': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(house) },
  'GET /api/admin/reports/settlement': {
    query: '?from=2026-01-01&to=2026-01-31',
    may: { admin: house, finance: house },
  },
  'GET /api/admin/reports/shop': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(house) },
  'GET /api/admin/reports/insurance': {
    query: '?from=2026-01-01&to=2026-01-31',
    may: { admin: house, finance: house },
  },
  'GET /api/admin/reports/sales': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/reports/promocodes': { query: '?from=2026-01-01&to=2026-01-31', may: sellers(list) },
  'GET /api/admin/sales_lines': { query: '?f.at.from=1760000000&f.at.to=1760000060', may: sellers(list) },
  'GET /api/admin/sales_lines/count': { query: '?f.at.from=1760000000&f.at.to=1760000060', may: sellers(list) },
  'GET /api/admin/orders': { may: sellers(list) },
  'GET /api/admin/tickets': { may: sellers(list) },
  'GET /api/admin/refunds': { may: sellers(list) },
  'GET /api/admin/runs': { may: sellers(list) },
  'GET /api/admin/teams/holes': { may: editors(list) },
  'GET /api/admin/orders/count': { may: sellers(list) },
  'GET /api/admin/tickets/count': { may: sellers(list) },
  'GET /api/admin/people/count': { query: '?f.start=moscow', may: sellers(list) },
  'GET /api/admin/formats/count': { may: editors(list) },
  'GET /api/admin/approvals/count': { may: sellers(list) },
  'GET /api/admin/refunds/count': { may: sellers(list) },
  'GET /api/admin/runs/count': { may: sellers(list) },
  'GET /api/admin/events/count': { may: viewers(list) },
  'GET /api/admin/event_cities/count': { may: viewers(list) },
  'GET /api/admin/promocodes/count': { may: sellers(list) },
  'GET /api/admin/certificates/count': { may: sellers(list) },
  'POST /api/admin/orders/bulk': { ...bulk, may: sellers(unknown) },
  'POST /api/admin/tickets/bulk': { ...bulk, may: sellers(unknown) },
  'POST /api/admin/event_cities/bulk': { ...bulk, may: viewers(unknown) },
  'POST /api/admin/promocodes/bulk': { ...bulk, may: sellers(unknown) },
};
