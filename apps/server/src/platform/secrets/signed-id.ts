import { createKeyedHash, isSameText } from './keyed-hash.ts';

const sign = (key: Buffer, purpose: string, id: string): string => createKeyedHash(key)(`${purpose}:${id}`);

/** What stands in the link of a letter: which thing it is about, and proof that we wrote it for this purpose; nothing is kept. */
export const signedId = (key: Buffer, purpose: string, id: string): string => `${id}.${sign(key, purpose, id)}`;

/** The id of a text that we made for this purpose; null: anything else. */
export const readSignedId = (key: Buffer, purpose: string, text: string): string | null => {
  const [id = '', proof = ''] = text.split('.');
  return id && isSameText(proof, sign(key, purpose, id)) ? id : null;
};
