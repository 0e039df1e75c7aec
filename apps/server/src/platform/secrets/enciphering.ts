import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of 32 bytes: nonce, text, tag. `about` is bound to it, so that it cannot be moved elsewhere. */
export const encipher = (key: Buffer, plain: Buffer, about: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** Throws on what was not enciphered with this key about this. */
export const decipher = (key: Buffer, text: Buffer, about: string): Buffer => {
  const decipherer = createDecipheriv(algorithm, key, text.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(text.subarray(-tagBytes));
  return Buffer.concat([decipherer.update(text.subarray(nonceBytes, -tagBytes)), decipherer.final()]);
};
