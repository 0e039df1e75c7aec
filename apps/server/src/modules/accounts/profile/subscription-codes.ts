import { createKeyedHash, isSameText } from '../../../platform/keyed-hash.ts';

type Purpose = 'subscribe' | 'unsubscribe';

const sign = (key: Buffer, purpose: Purpose, publicId: string): string =>
  createKeyedHash(key)(`${purpose}:${publicId}`);

/** What stands in the link: whose it is, and proof that we wrote it. A subscription's or an account's public id. */
export const subscriptionCode = (key: Buffer, purpose: Purpose, publicId: string): string =>
  `${publicId}.${sign(key, purpose, publicId)}`;

/** The public id of a code that we made for this purpose; null: anything else. */
export const readSubscriptionCode = (key: Buffer, purpose: Purpose, code: string): string | null => {
  const [publicId = '', proof = ''] = code.split('.');
  return publicId && isSameText(proof, sign(key, purpose, publicId)) ? publicId : null;
};
