import { createHash } from 'node:crypto';

/** A number from 0 to 1 that is always the same for a text. */
export const steady = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;

/** 22 url-safe characters that are always the same for a text. */
export const steadyId = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
