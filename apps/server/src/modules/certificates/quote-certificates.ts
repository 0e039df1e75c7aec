import type { CertificateLine } from '@trassa/contracts';
import { certificateCountMax, checkRecipient, lineCountMax, normaliseRecipient } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { LineProblem, LineQuote, QuoteContext, SentLine } from '../orders/index.ts';
import type { CertificateDetails } from './certificate-line.ts';
import { findNominals, type Nominal } from './nominals.repository.ts';

const problemOf = (nominal: Nominal | undefined, count: number): LineProblem | null => {
  if (!nominal) return { code: 'sale_closed', message: { id: 'certificate_gone' } };
  if (!Number.isInteger(count)) return { code: 'validation', message: { id: 'count_integer' } };
  if (count < 1) return { code: 'validation', message: { id: 'count_positive' } };
  if (count > certificateCountMax)
    return { code: 'validation', message: { id: 'count_max', max: certificateCountMax } };
  return null;
};

const quoteLine = (
  { path, uniqueId, line }: SentLine<CertificateLine>,
  nominal: Nominal | undefined,
  context: QuoteContext,
): LineQuote<CertificateDetails> => {
  const { count, recipient } = line;
  const problem = problemOf(nominal, count);
  const isSold = nominal !== undefined && problem === null;
  const wrong = context.purpose === 'order' ? checkRecipient(recipient, toUnix(context.now)) : {};
  const details: CertificateDetails = { recipient: normaliseRecipient(recipient ?? {}) };
  return {
    path,
    uniqueId,
    count: Number.isInteger(count) ? Math.min(Math.max(count, 0), lineCountMax) : 0,
    price: nominal?.price ?? 0,
    discount: 0,
    total: isSold ? nominal.price * count : 0,
    reason: null,
    promocodeCount: 0,
    isPromocodeOff: true,
    problem,
    errors: Object.fromEntries(
      Object.entries(wrong).map(([field, message]) => [`${path}.recipient.${field}`, message]),
    ),
    goods: isSold
      ? {
          itemId: nominal.id,
          itemPublicId: nominal.publicId,
          title: { ru: nominal.titleRu, en: nominal.titleEn ?? nominal.titleRu },
          promocodeId: null,
          plan: details,
        }
      : null,
  };
};

/** Prices of certificate lines: the nominal, without any discount; for an order their recipients too (DEC-80, DEC-84). */
export const quoteCertificates = async (
  db: Executor,
  lines: readonly SentLine<CertificateLine>[],
  context: QuoteContext,
): Promise<LineQuote<CertificateDetails>[]> => {
  const idOf = ({ line }: SentLine<CertificateLine>): string => line.public_id;
  const nominals = await findNominals(db, [...new Set(lines.map(idOf))]);
  return lines.map((line) => quoteLine(line, nominals.get(idOf(line)), context));
};
