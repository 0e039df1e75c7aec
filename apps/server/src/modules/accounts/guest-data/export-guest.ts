import { brandSlug } from '../../../kernel/brand.ts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { SignInDeps } from '../account-deps.ts';
import { isTaken } from '../codes/attempts.ts';
import { findLiveCode } from '../codes/one-time-codes.ts';
import { collectOwnData } from '../personal/collect-own-data.ts';
import type { ExportFile } from '../profile/export-data.ts';
import { findGuests, guestsAtOnce } from './guest-data.repository.ts';

/** POST /api/guest/data/export: everything that was typed with the address of the letter, as one JSON file (DEC-120). */
export const exportGuest = async (
  {
    db,
    clock,
    codesKey,
    attempts,
    personalData,
  }: Pick<SignInDeps, 'db' | 'clock' | 'codesKey' | 'attempts' | 'personalData'>,
  code: string,
): Promise<Result<ExportFile>> => {
  const found = await findLiveCode(db, codesKey, { purpose: 'guest_data', code: code.trim() });
  if (!found) return invalid({ code: { id: 'link_dead' } });
  const taken = await attempts.take('guest_export', found.publicId, [{ count: 5, seconds: 3600 }]);
  if (!isTaken(taken)) return refuse({ code: 'rate_limited', retryAfter: taken.wait });
  const { email } = found;
  const body = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const userIds = await findGuests(tx, email, guestsAtOnce.export);
      const data = await collectOwnData(tx, personalData, { userIds, email });
      return JSON.stringify({ created: clock().toISOString(), email, ...data }, null, 2);
    });
  return ok({ name: `${brandSlug}-data-${clock().toISOString().slice(0, 10)}.json`, body });
};
