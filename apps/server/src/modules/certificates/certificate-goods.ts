import { type CertificateLine, goodsKinds } from '@trassa/contracts';
import type { Clock } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import { toRoubles } from '../../kernel/money.ts';
import { say } from '../../kernel/say.ts';
import { readLine, type Sellable } from '../orders/index.ts';
import type { CertificateDetails } from './certificate-line.ts';
import { issueCertificates, type IssueDeps } from './issue-certificates.ts';
import { quoteCertificates } from './quote-certificates.ts';
import { refundedCertificates } from './staff-returns.ts';

/** Gift certificates as a kind of goods: money on paper, so there is no stock to take or to give back. */
export const certificateGoods = (
  deps: IssueDeps & { readonly clock: Clock },
): Sellable<CertificateLine, CertificateDetails, CertificateDetails> => ({
  kind: 'certificate',
  contract: goodsKinds.certificate,
  fromBasket: (goods) => {
    const { unique_id, public_id, count } = goods;
    return readLine(goodsKinds.certificate.line, goods, { unique_id, public_id, count });
  },
  quote: quoteCertificates,
  reserve: (_tx, _order, lines) =>
    Promise.resolve(ok(lines.map(({ uniqueId, goods }) => ({ uniqueId, holdId: null, details: goods.plan })))),
  reserveAnew: () => Promise.resolve(ok(new Map())),
  issue: (tx, order, lines) => issueCertificates(tx, deps, order, lines, deps.clock()),
  present: (line, language) => ({
    public_id: line.itemPublicId,
    unique_id: line.uniqueId,
    title: say(language, line.titleRu, line.titleEn),
    count: line.count,
    totalCost: toRoubles(line.total),
  }),
  personal: { recipient: 'recipient', byHand: false },
  fiscal: { subject: 'payment', method: 'advance' },
  lead: {
    place: 3,
    ru: 'Сертификат придёт получателю, копия\u00a0– вам.',
    en: 'The certificate goes to its recipient, with a copy to you.',
  },
  thanks: 'certificateThanks',
  refunded: refundedCertificates(deps.clock),
});
