import { randomBytes } from 'node:crypto';
import type { Executor } from '../../platform/database/index.ts';
import { decipher, encipher } from '../../platform/secrets/enciphering.ts';
import type { Kept } from './domain/entry-content.ts';
import { insertSubjectKey, selectSubjectKeys } from './subject-keys.repository.ts';

/** Keys of people; null: erased, undefined: none was ever made. */
export type Keys = ReadonlyMap<number, Buffer | null>;

const aboutKey = (userId: number): string => `subject ${userId}`;

export const readKeys = async (db: Executor, secret: Buffer, userIds: readonly number[]): Promise<Keys> => {
  if (!userIds.length) return new Map();
  const rows = await selectSubjectKeys(db, userIds);
  return new Map(
    rows.map(({ userId, wrapped }) => [userId, wrapped && decipher(secret, wrapped, aboutKey(userId))] as const),
  );
};

/**
 * The keys of these people, made where there is none yet. A first one is made in the transaction of its entry: whoever writes
 * of the same person meanwhile waits for its end. A connection of its own for it would starve the pool.
 */
export const takeKeys = async (tx: Executor, secret: Buffer, userIds: readonly number[]): Promise<Keys> => {
  const known = await readKeys(tx, secret, userIds);
  const missing = [...new Set(userIds)].filter((userId) => !known.has(userId)).toSorted((a, b) => a - b);
  if (!missing.length) return known;
  for (const userId of missing) await insertSubjectKey(tx, userId, encipher(secret, randomBytes(32), aboutKey(userId)));
  return readKeys(tx, secret, userIds);
};

/** A personal value under the key of its person; of an erased one nothing is kept. `about`: the entry it stands in. */
export const keep = (keys: Keys, value: unknown, person: number | undefined, about: string): Kept => {
  if (person === undefined || value === null || value === undefined) return { plain: value ?? null };
  const key = keys.get(person);
  const sealed = key ? encipher(key, Buffer.from(JSON.stringify(value)), about).toString('base64') : '';
  return { of: person, sealed };
};

/** The value again, or the word that stands for an erased one. */
export const readKept = (keys: Keys, kept: Kept, about: string, erased: string): unknown => {
  if ('plain' in kept) return kept.plain;
  const key = keys.get(kept.of);
  if (!key || kept.sealed === '') return erased;
  return JSON.parse(decipher(key, Buffer.from(kept.sealed, 'base64'), about).toString());
};
