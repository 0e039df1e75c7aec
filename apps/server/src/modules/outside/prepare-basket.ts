import type { MessageSpec } from '@trassa/contracts';
import { preparedDaysUsual } from '@trassa/rules';
import { createHash } from 'node:crypto';
import { toUnix } from '../../kernel/clock.ts';
import { randomId, randomToken } from '../../kernel/ids.ts';
import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
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
export const makePartner = async (
  db: Executor,
  title: string,
  userId: number | null = null,
): Promise<{ readonly publicId: string; readonly key: string }> => {
  const [publicId, key] = [randomId(), randomToken()];
  await insertPartner(db, { publicId, title, keyHash: hashKey(key), userId });
  return { publicId, key };
};

/** Where a prepared basket is opened. */
export const linkOf = (siteUrl: string, publicId: string): string => `${siteUrl}/basket-fill-outside/${publicId}`;

/** Lines that could not be bought now, each by its place (DEC-21). */
export const checkLines = async (
  { db, clock, orders }: Pick<OutsideDeps, 'db' | 'clock' | 'orders'>,
  goods: readonly PreparedLine[],
): Promise<Record<string, MessageSpec>> => {
  const quotes = inOrder(
    goods,
    await orders.quote(db, toQuote(orders.sellables, goods), { purpose: 'price', now: clock(), account: null }),
  );
  const errors: Record<string, MessageSpec> = {};
  for (const [index, line] of quotes.entries()) {
    if (!line) errors[`goods.${index}.selector`] = { id: 'not_sold_here' };
    else if (Object.keys(line.errors).length) Object.assign(errors, line.errors);
    else if (line.problem) errors[`goods.${index}.public_id`] = line.problem.message;
  }
  return errors;
};

/** Stores what a partner proposes; a line that could not be bought now is refused by its place (DEC-21). */
export const prepareBasket = async (
  deps: OutsideDeps,
  partnerId: number,
  goods: readonly PreparedLine[],
): Promise<Result<{ values: { public_id: string; url: string; expires_at: number } }>> => {
  const errors = await checkLines(deps, goods);
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  const made = { publicId, partnerId, title: '', userId: null, goods, days: preparedDaysUsual, now: deps.clock() };
  const expiresAt = await insertPrepared(deps.db, made);
  if (!expiresAt) return refuse({ code: 'unauthorized', message: { id: 'partner_key' } });
  return ok({
    values: { public_id: publicId, url: linkOf(deps.siteUrl, publicId), expires_at: toUnix(expiresAt) },
  });
};
