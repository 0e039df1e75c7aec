import type { CertificateLine } from '@trassa/contracts';
import { certificateCountMax, checkRecipient, normaliseRecipient } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import type { Executor } from '../../platform/database/index.ts';
import {
  type LineProblem,
  type LineQuote,
  type QuoteContext,
  type SentLine,
  soldLine,
  unsoldLine,
} from '../orders/index.ts';
import { priceLines } from '../pricing/index.ts';
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

const idOf = ({ line }: SentLine<CertificateLine>): string => line.public_id;

const errorsOf = ({ path, line }: SentLine<CertificateLine>, { purpose, now }: QuoteContext): LineQuote['errors'] => {
  const wrong = purpose === 'order' ? checkRecipient(line.recipient, toUnix(now)) : {};
  return Object.fromEntries(Object.entries(wrong).map(([field, message]) => [`${path}.recipient.${field}`, message]));
};

/** Prices of certificate lines: the nominal, without any discount; for an order their recipients too (DEC-80, DEC-84). */
export const quoteCertificates = async (
  db: Executor,
  lines: readonly SentLine<CertificateLine>[],
  context: QuoteContext,
): Promise<LineQuote<CertificateDetails>[]> => {
  const nominals = await findNominals(db, [...new Set(lines.map(idOf))]);
  const good = lines.filter((sent) => !problemOf(nominals.get(idOf(sent)), sent.line.count));
  const priced = await priceLines(
    db,
    good.flatMap((sent) => {
      const item = nominals.get(idOf(sent));
      const { uniqueId, line } = sent;
      if (!item) return [];
      return [
        { uniqueId, selector: 'certificate', item, count: line.count, price: item.price, sales: [], promocode: null },
      ];
    }),
    { now: context.now },
  );
  return lines.map((sent) => {
    const { line } = sent;
    const nominal = nominals.get(idOf(sent));
    const problem = problemOf(nominal, line.count);
    const more = { problem, errors: errorsOf(sent, context), isPromocodeOff: true };
    const price = priced[good.indexOf(sent)];
    if (!nominal || !price) return unsoldLine(sent, { ...more, count: line.count, price: nominal?.price ?? 0 });
    const { id: itemId, publicId: itemPublicId, titleRu, titleEn } = nominal;
    const plan = { recipient: normaliseRecipient(line.recipient ?? {}) };
    return soldLine(sent, price, {
      ...more,
      goods: { itemId, itemPublicId, title: { ru: titleRu, en: titleEn ?? titleRu }, plan },
    });
  });
};
