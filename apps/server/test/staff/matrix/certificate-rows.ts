import { createCertificateCodes } from '../../../src/modules/certificates/certificate-codes.ts';
import type { Executor } from '../../../src/platform/database/index.ts';
import { createCertificate } from '../../factories/certificates.ts';

const list = { all: 200, 'own start': 200, 'other start': 200 };
/** A certificate belongs to no start. */
const house = { all: 200, 'own start': 404, 'other start': 404 };
/** A version that it never had: who may act on it is told of a conflict, and nothing changes. */
const conflict = { all: 409, 'own start': 404, 'other start': 404 };
const viewers = <T>(of: T) => ({ admin: of, manager: of, finance: of });
const editors = <T>(of: T) => ({ admin: of, finance: of });

let made: Promise<string> | undefined;
/** One for all calls: no one of them changes it. */
const make = (db: Executor): Promise<string> => {
  made ??= createCertificate(db, createCertificateCodes(Buffer.alloc(32, 3))).then(({ publicId }) => publicId);
  return made;
};
const act = (body: object) => ({
  make,
  body: () => ({ version: 1000, reason: 'Просили по телефону', ...body }),
  may: editors(conflict),
});

export const certificateRows = {
  'GET /api/admin/certificates': { may: viewers(list) },
  'GET /api/admin/certificates/nominals': { may: editors(house) },
  'GET /api/admin/certificates/{id}': { make, may: viewers(house) },
  'GET /api/admin/certificates/{id}/ledger': { make, may: viewers(house) },
  'GET /api/admin/certificates/{id}/history': { make, may: viewers(house) },
  'POST /api/admin/certificates': {
    // To nobody, which is told only to who may make one.
    body: () => ({ amount: 100, count: 1, recipient: { name: '', email: '' }, reason: 'Приз за победу' }),
    may: editors({ all: 400, 'own start': 404, 'other start': 404 }),
  },
  'POST /api/admin/certificates/{id}/block': act({}),
  'POST /api/admin/certificates/{id}/unblock': act({}),
  'POST /api/admin/certificates/{id}/prolong': act({ until: '2030-01-01' }),
  'POST /api/admin/certificates/{id}/adjust': act({ amount: 1 }),
  'POST /api/admin/certificates/{id}/reissue': act({}),
  'POST /api/admin/certificates/{id}/send': act({}),
};
