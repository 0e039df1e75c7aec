import { randomBytes } from 'node:crypto';
import { randomId } from '../../../kernel/ids.ts';
import type { Executor } from '../../../platform/database/index.ts';
import { createKeyedHash, isSameText } from '../../../platform/secrets/keyed-hash.ts';
import {
  type CodePurpose,
  type CodeRow,
  endCodes,
  endLiveCode,
  findCode,
  insertCode,
  lockPeople,
} from './one-time-codes.repository.ts';

export {
  countRecentCodes,
  endCodes,
  findCode,
  lockCodesOf,
  type CodePurpose,
  type CodeRow,
} from './one-time-codes.repository.ts';

export type NewCode = {
  readonly purpose: CodePurpose;
  /** null: an address without an account. */
  readonly userId: number | null;
  /** Where the letter goes, and what the code proves. */
  readonly email: string;
  readonly minutes: number;
};

/** What a redeemed code proves: whoever has it reads the letters of this address. */
export type RedeemedCode = { readonly userId: number | null; readonly email: string };

/** A new code of a letter; older live ones of the same purpose and person end. The letter's data carries the id alone. */
export const issueCode = async (tx: Executor, code: NewCode): Promise<{ id: string }> => {
  const id = randomId();
  if (code.userId !== null) await endCodes(tx, code.userId, [code.purpose]);
  await insertCode(tx, { ...code, publicId: id, seed: randomBytes(32) });
  return { id };
};

/** The text that stands in the link: 22 characters of id, a point, 43 of HMAC-SHA256. `key`: `secrets.codes`. */
export const codeText = (key: Buffer, row: Pick<CodeRow, 'publicId' | 'purpose' | 'seed'>): string =>
  `${row.publicId}.${createKeyedHash(key)(`${row.purpose} ${row.publicId} ${row.seed.toString('base64url')}`)}`;

type PresentedCode = { readonly purpose: CodePurpose | readonly CodePurpose[]; readonly code: string };

/** A live code that fits, without using it up. */
export const findLiveCode = async (db: Executor, key: Buffer, presented: PresentedCode): Promise<CodeRow | null> => {
  const [id = ''] = presented.code.split('.', 1);
  const row = /^[A-Za-z0-9_-]{22}$/.test(id) ? await findCode(db, id) : null;
  return row?.isLive &&
    [presented.purpose].flat().includes(row.purpose) &&
    isSameText(presented.code, codeText(key, row))
    ? row
    : null;
};

/**
 * Uses a code up, and holds whom it is about to the end of the transaction: once, in its time, compared in constant time;
 * null for everything else.
 */
export const redeemCode = async (tx: Executor, key: Buffer, presented: PresentedCode): Promise<RedeemedCode | null> => {
  const row = await findLiveCode(tx, key, presented);
  if (!row) return null;
  await lockPeople(tx, row.userId, row.email);
  return (await endLiveCode(tx, row.publicId)) ? { userId: row.userId, email: row.email } : null;
};
