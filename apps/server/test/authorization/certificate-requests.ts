import { codesOf, createCertificate } from '../factories/certificates.ts';
import type { CallName, Row } from './row.ts';

type CertificateCall = Extract<CallName, `certificates.${string}`>;

export const certificateRequests: Record<CertificateCall, Row> = {
  'certificates.nominals': { request: () => ({}) },
  'certificates.check': {
    request: async ({ app }) => ({ params: { code: (await createCertificate(app.database.db, codesOf(app))).code } }),
  },
};
