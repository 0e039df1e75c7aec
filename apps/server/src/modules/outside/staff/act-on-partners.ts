import { partnerTitleMax, preparedState } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { changedSince, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import { insertPrepared } from '../outside.repository.ts';
import { makePartner } from '../prepare-basket.ts';
import type { PreparedLine } from '../prepared-line.ts';
import { lockPartnerRow, revokeKey } from './partner-rows.repository.ts';
import { endBasket, lockPreparedRow } from './prepared-rows.repository.ts';

export type By = { readonly userId: number; readonly now: Date };
type Seen = { readonly publicId: string; readonly version: number; readonly reason: string };
type Done<T = { id: string }> = Promise<Result<Acted<T>>>;

export const keyObject = (publicId: string, title: string) => ({ kind: 'partner_key', publicId, title });
export const basketObject = (publicId: string, title: string) => ({
  kind: 'prepared_basket',
  publicId,
  title: title.slice(0, partnerTitleMax),
});

/** POST /api/admin/partner_keys: the key is answered this once, and kept as a hash. */
export const createKey = async (tx: Tx, title: string, { userId }: By): Done<{ public_id: string; key: string }> => {
  const { key, publicId } = await makePartner(tx, title, userId);
  return ok({
    answer: { public_id: publicId, key },
    object: keyObject(publicId, title),
    changes: [
      { field: 'title', before: null, after: title },
      { field: versionField, before: 0, after: 1 },
    ],
  });
};

/** PUT /api/admin/partner_keys/{id}/revoke: for good; who holds it is told nothing but 401. */
export const revokePartner = async (tx: Tx, { publicId, version, reason }: Seen, by: By): Done => {
  const row = await lockPartnerRow(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  if (row.revokedAt !== null) return refuse({ code: 'state' });
  await revokeKey(tx, row.id, by);
  const changes = [
    { field: 'state', before: 'active', after: 'revoked' },
    { field: versionField, before: version, after: version + 1 },
  ];
  return ok({ answer: { id: publicId }, object: keyObject(publicId, row.title), changes, reason });
};

type Wanted = { readonly title: string; readonly days: number; readonly goods: readonly PreparedLine[] };

/** POST /api/admin/baskets: of lines that were checked; nothing is held for them (DEC-21). */
export const createBasket = async (tx: Tx, { title, days, goods }: Wanted, { userId, now }: By): Done => {
  const publicId = randomId();
  await insertPrepared(tx, { publicId, partnerId: null, title, userId, goods, days, now });
  return ok({
    answer: { id: publicId },
    object: basketObject(publicId, title),
    changes: [
      { field: 'title', before: null, after: title },
      { field: 'days', before: null, after: days },
      { field: 'count', before: null, after: goods.length },
      { field: versionField, before: 0, after: 1 },
    ],
  });
};

/** PUT /api/admin/baskets/{id}/end: whoever opens its link finds nothing. */
export const endPrepared = async (tx: Tx, { publicId, version, reason }: Seen, by: By): Done => {
  const row = await lockPreparedRow(tx, publicId);
  if (!row) return notFound();
  if (row.version !== version) return changedSince(version, row.version);
  if (preparedState(toUnix(row.expiresAt), toUnix(by.now)) === 'over') return refuse({ code: 'state' });
  await endBasket(tx, row.id, by);
  const changes = [
    { field: 'state', before: 'open', after: 'over' },
    { field: versionField, before: version, after: version + 1 },
  ];
  const title = row.title || (row.partnerTitle ?? '');
  return ok({ answer: { id: publicId }, object: basketObject(publicId, title), changes, reason });
};
