import { readSignedId, signedId } from '../../platform/secrets/signed-id.ts';

type Purpose = 'confirm' | 'stop';

/** What stands in the link of a letter: which reminder, and proof that we wrote it. */
export const reminderCode = (key: Buffer, purpose: Purpose, publicId: string): string =>
  signedId(key, `reminder ${purpose}`, publicId);

/** The public id of a code that we made for this purpose; null: anything else. */
export const readReminderCode = (key: Buffer, purpose: Purpose, code: string): string | null =>
  readSignedId(key, `reminder ${purpose}`, code);
