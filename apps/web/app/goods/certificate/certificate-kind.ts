import type { CertificateLine } from '@trassa/contracts';
import { checkRecipient } from '@trassa/rules';
import type { BasketCertificate } from '../../shared/basket/items/basket-item.ts';
import type { BasketKind } from '../basket-kind.ts';
import { CertificateGroup } from './certificate-group.tsx';
import { certificateLines } from './certificate-lines.ts';

/** Gift certificates: each line has a recipient. */
export const certificateKind = {
  ...certificateLines,
  Groups: CertificateGroup,
  titleIn: ({ title }) => title,
  fieldText: ({ title }) => title,
  isUnready: ({ recipient }, now) => Object.keys(checkRecipient(recipient, now)).length > 0,
} satisfies BasketKind<BasketCertificate, CertificateLine>;
