import type { MessageSpec } from '@trassa/contracts';
import { createHash } from 'node:crypto';
import { toUnix } from '../../kernel/clock.ts';
import { randomId, randomToken } from '../../kernel/ids.ts';
import { invalid, ok, type Result } from '../../kernel/result.ts';
import type { Executor } from '../../platform/database/index.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { findPartner, insertPartner, insertPrepared } from './outside.repository.ts';
import { inOrder, type PreparedLine, toQuote } from './prepared-line.ts';

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The key of `Authorization: Partner <key>` with whose it is; null: nobody's. */
export const readPartner = async ({ db }: OutsideDeps, header: string | undefined): Promise<number | null> => {
  const key = header && header.length <= 200 ? /^Partner\s+([A-Za-z0-9_-]+)$/i.exec(header)?.[1] : undefined;
  return key === undefined ? null : findPartner(db, hashKey(key));
};

/** A new partner's key; only its hash is kept. */
export const makePartner = async (db: Executor, title: string): Promise<string> => {
  const key = randomToken();
  await insertPartner(db, title, hashKey(key));
  return key;
};

/** Stores what a partner proposes; a line that could not be bought now is refused by its place (DEC-21). */
export const prepareBasket = async (
  { db, clock, siteUrl, orders }: OutsideDeps,
  partnerId: number,
  goods: readonly PreparedLine[],
): Promise<Result<{ values: { public_id: string; url: string; expires_at: number } }>> => {
  const now = clock();
  const quotes = inOrder(
    goods,
    await orders.quote(db, toQuote(orders.sellables, goods), { purpose: 'price', now, account: null }),
  );
  const errors: Record<string, MessageSpec> = {};
  for (const [index, line] of quotes.entries()) {
    if (!line) errors[`goods.${index}.selector`] = { id: 'not_sold_here' };
    else if (Object.keys(line.errors).length) Object.assign(errors, line.errors);
    else if (line.problem) errors[`goods.${index}.public_id`] = line.problem.message;
  }
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  const expiresAt = await insertPrepared(db, { publicId, partnerId, goods, now });
  return ok({
    values: { public_id: publicId, url: `${siteUrl}/basket-fill-outside/${publicId}`, expires_at: toUnix(expiresAt) },
  });
};
