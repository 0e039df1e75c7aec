import type { GiftRecipient } from '@trassa/rules';

/** What an order keeps of a certificate line in `details`, and `issue` makes certificates of. */
export type CertificateDetails = {
  readonly recipient: GiftRecipient;
  /** Made by the staff: there is no buyer to be told. */
  readonly byHand?: true;
};
