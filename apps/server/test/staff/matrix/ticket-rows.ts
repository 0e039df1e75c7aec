type Ticket = { readonly ticket: string };

const own = { all: 200, 'own start': 200, 'other start': 404 };
const changed = { all: 409, 'own start': 409, 'other start': 404 };
const id = ({ ticket }: Ticket): string => ticket;
const viewers = <T>(of: T) => ({ admin: of, manager: of, finance: of });
const editors = <T>(of: T) => ({ admin: of, manager: of });
const seen = { id, may: viewers(own) };
/** An act by a version that the ticket never had: who may do it is told of a conflict, and nothing changes. */
const actOn = (body: object) => ({ id, body: () => ({ version: 1000, ...body }), may: editors(changed) });
const reason = 'Просили по телефону';

/** Tickets, of one of the start “moscow”. */
export const ticketRows = {
  'GET /api/admin/tickets/{id}': seen,
  'GET /api/admin/tickets/{id}/history': seen,
  'GET /api/admin/tickets/{id}/form': { id, may: editors(own) },
  'GET /api/admin/tickets/{id}/clubs': { id, may: editors(own) },
  'GET /api/admin/tickets/{id}/teams': { id, may: editors(own) },
  'PUT /api/admin/tickets/{id}': actOn({ info: {} }),
  'PUT /api/admin/tickets/{id}/number': actOn({ number: null }),
  'PUT /api/admin/tickets/{id}/document': actOn({ kind: 'medical', state: 'none' }),
  'PUT /api/admin/tickets/{id}/transfer': actOn({ email: 'friend@example.org', reason }),
  'GET /api/admin/tickets/{id}/move': { id, may: editors(own) },
  'POST /api/admin/tickets/{id}/move/quote': actOn({ format: 'x' }),
  'POST /api/admin/tickets/{id}/move': actOn({ format: 'x', sum: 0, reason }),
  'PUT /api/admin/tickets/{id}/block': actOn({ reason }),
  'PUT /api/admin/tickets/{id}/unblock': actOn({ reason }),
  'PUT /api/admin/tickets/{id}/renew_qr': actOn({ reason }),
};
