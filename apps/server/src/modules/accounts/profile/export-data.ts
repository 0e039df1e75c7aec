import { brandSlug } from '../../../kernel/brand.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { findAccount } from '../accounts.repository.ts';
import { presentUser } from '../present-user.ts';
import { collectOwnData } from '../personal/collect-own-data.ts';
import { takeExport } from './take-export.repository.ts';
import type { SignInDeps } from '../account-deps.ts';

export type ExportFile = { readonly name: string; readonly body: string };

/** GET /api/user/export: everything of the person as one JSON file, once a day (DEC-38). */
export const exportData = async (
  { db, clock, personalData }: Pick<SignInDeps, 'db' | 'clock' | 'personalData'>,
  userId: number,
): Promise<Result<ExportFile>> => {
  const wait = await takeExport(db, userId);
  if (wait !== null) return refuse({ code: 'rate_limited', retryAfter: wait });
  // One snapshot: what is bought meanwhile is in all parts of the file or in none.
  const body = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const account = await findAccount(tx, userId);
      if (!account) return null;
      const email = account.emailConfirmed ? account.email : null;
      const data = await collectOwnData(tx, personalData, { userIds: [userId], email });
      return JSON.stringify({ created: clock().toISOString(), profile: presentUser(account), ...data }, null, 2);
    });
  if (body === null) return notFound();
  return ok({ name: `${brandSlug}-data-${clock().toISOString().slice(0, 10)}.json`, body });
};
