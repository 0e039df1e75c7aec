import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import { formatCertificateCode, normaliseCertificateCode } from '@trassa/rules';
import type { Executor } from '../../platform/database/index.ts';
import type { CertificateCodes } from './certificate-codes.ts';
import { findBalances } from './ledger.repository.ts';

export type CheckedCertificate = { code: string; balance: number; valid_until: number };

/** What a certificate is worth; used up, ended and unknown ones are the same to whoever asks (API §6, DEC-84). */
export const checkCertificate = async (
  db: Executor,
  codes: CertificateCodes,
  typed: string,
  now: Date,
): Promise<Result<{ values: CheckedCertificate }>> => {
  const code = normaliseCertificateCode(typed);
  const hash = code === null ? null : codes.hashOf(code);
  const found = hash === null ? undefined : (await findBalances(db, [hash])).get(hash);
  if (code === null || !found || found.balance <= 0 || found.validUntil <= now) {
    return refuse({ code: 'certificate', message: { id: 'certificate' }, errors: { code: { id: 'certificate' } } });
  }
  return ok({
    values: {
      code: formatCertificateCode(code),
      balance: toRoubles(found.balance),
      valid_until: toUnix(found.validUntil),
    },
  });
};
