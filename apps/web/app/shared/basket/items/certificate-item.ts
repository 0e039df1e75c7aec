import type { CertificateNominal } from '@trassa/contracts';
import { lineCost } from '@trassa/rules';
import { type BasketCertificate, groupIds, type Recipient } from './basket-item.ts';
import { changeBasket } from '../basket-store.ts';
import { blankLine } from './blank-line.ts';
import { changeLine } from '../change-lines.ts';

export type CertificateChoice = { recipient: Recipient; count?: number };

/** The line that a nominal becomes (DEC-84). */
export const certificateItem = (
  nominal: CertificateNominal,
  { recipient, count = 1 }: CertificateChoice,
  newId: () => string,
): BasketCertificate => ({
  ...blankLine,
  selector: 'certificate',
  unique_id: newId(),
  public_id: nominal.public_id,
  groupId: groupIds.certificate,
  count,
  price: nominal.price,
  totalCost: lineCost(nominal.price, count),
  title: nominal.title,
  logo: nominal.picture,
  picture: nominal.picture,
  recipient,
});

/** Puts certificates for one recipient into the basket; answers the unique_id of the line. */
export const addCertificate = (nominal: CertificateNominal, choice: CertificateChoice): string => {
  const line = certificateItem(nominal, choice, () => crypto.randomUUID());
  changeBasket((goods) => [...goods, line]);
  return line.unique_id;
};

/** For whom the certificates of a line are. */
export const setRecipient = (uniqueId: string, recipient: Recipient): void =>
  changeLine('certificate', uniqueId, { recipient });
