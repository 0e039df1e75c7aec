import { createKeyedHash, isSameText } from '../../platform/keyed-hash.ts';

type Purpose = 'confirm' | 'stop';

const sign = (key: Buffer, purpose: Purpose, publicId: string): string =>
  createKeyedHash(key)(`reminder ${purpose}:${publicId}`);

/** What stands in the link of a letter: which reminder, and proof that we wrote it. */
export const reminderCode = (key: Buffer, purpose: Purpose, publicId: string): string =>
  `${publicId}.${sign(key, purpose, publicId)}`;

/** The public id of a code that we made for this purpose; null: anything else. */
export const readReminderCode = (key: Buffer, purpose: Purpose, code: string): string | null => {
  const [publicId = '', proof = ''] = code.split('.');
  return publicId && isSameText(proof, sign(key, purpose, publicId)) ? publicId : null;
};
