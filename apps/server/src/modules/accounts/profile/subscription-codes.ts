import { readSignedId, signedId } from '../../../platform/secrets/signed-id.ts';

type Purpose = 'subscribe' | 'unsubscribe';

/** What stands in the link: whose it is, and proof that we wrote it. A subscription's or an account's public id. */
export const subscriptionCode = (key: Buffer, purpose: Purpose, publicId: string): string =>
  signedId(key, purpose, publicId);

/** The public id of a code that we made for this purpose; null: anything else. */
export const readSubscriptionCode = (key: Buffer, purpose: Purpose, code: string): string | null =>
  readSignedId(key, purpose, code);
