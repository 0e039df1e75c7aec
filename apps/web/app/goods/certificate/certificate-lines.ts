import type { CertificateLine } from '@trassa/contracts';
import type { GoodsKind } from '../../shared/basket/goods-kind.ts';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import { certificateBase } from './certificate-base.ts';

const toQuote = ({ unique_id, public_id, count }: BasketCertificate): CertificateLine => ({
  unique_id,
  public_id,
  count,
});

/** Gift certificates in basket and checkout; no certificate pays for another one. */
export const certificateLines = {
  ...certificateBase,
  isGrouped: false,
  takesCertificates: false,
  toQuote,
  toPay: (line) => ({ ...toQuote(line), recipient: line.recipient }),
  fieldOf: (path) => /^recipient\.(name|email|text|send_at)$/.exec(path)?.[1] ?? null,
  nameOf: ({ title }) => title,
  section: ({ t }) => t('checkout.certificates'),
  pieces: ({ t }, count) => t('checkout.waiting.kinds.certificates', { count }),
} satisfies GoodsKind<BasketCertificate, CertificateLine>;
