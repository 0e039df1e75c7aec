import { createHash } from 'node:crypto';
import type { Executor } from '../../src/platform/database/index.ts';
import { inDays, insertRow, unique } from './events.ts';

type Row = Record<string, unknown>;

/** A partner; answers his key. */
export const createPartner = async (db: Executor, row: Row = {}): Promise<string> => {
  const key = `${unique('partner-key')}-of-a-test`;
  await insertRow(db, 'partner_keys', { title: 'Клуб', ...row, key_hash: createHash('sha256').update(key).digest() });
  return key;
};

/** A basket made by the house that ends in a month; answers its public id. */
export const createPrepared = async (db: Executor, goods: readonly Row[], row: Row = {}): Promise<string> => {
  const publicId = unique('prepared');
  await insertRow(db, 'prepared_baskets', {
    expires_at: inDays(30),
    ...row,
    public_id: publicId,
    goods: JSON.stringify(goods),
  });
  return publicId;
};
