import { hash, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text as base64url. */
export type KeyedHash = (text: string) => string;

const blockSize = 64;

/**
 * HMAC with the key's blocks prepared once: Node's own takes 15 µs to set up an object, two plain hashes take 2 µs, and
 * this one is on the path of every reservation.
 */
export const createKeyedHash = (key: Buffer): KeyedHash => {
  const block = Buffer.alloc(blockSize);
  (key.length > blockSize ? hash('sha256', key, 'buffer') : key).copy(block);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return (text) =>
    hash(
      'sha256',
      Buffer.concat([outer, hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer')]),
      'base64url',
    );
};

/** Compares in constant time. */
export const isSameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
