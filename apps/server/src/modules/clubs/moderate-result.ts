import { ok, refuse, notFound, type Result } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import { decideResult, type Decided, lockResult } from './moderation.repository.ts';

export type ModerateDeps = {
  readonly db: Database;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

export type Decision = { readonly accept: true } | { readonly accept: false; readonly reason: string };

/** Signs of a reason: it stands in a letter. */
export const reasonMax = 500;

/**
 * An editor's word on a result that was handed in; it may be changed later, the same word twice is refused as `state`.
 * The person is told by letter, in the transaction of the decision.
 */
export const moderateResult = (
  { db, notifications }: ModerateDeps,
  publicId: string,
  decision: Decision,
  now: Date,
): Promise<Result<Decided>> =>
  transact(db, async (tx) => {
    const status = decision.accept ? 'accepted' : 'declined';
    const reason = decision.accept ? null : decision.reason.trim();
    if (reason === '') return refuse({ code: 'validation', message: { id: 'required' } });
    if (reason !== null && reason.length > reasonMax)
      return refuse({ code: 'validation', message: { id: 'too_long', max: reasonMax } });
    const before = await lockResult(tx, publicId);
    if (!before) return notFound();
    if (before.status === status) return refuse({ code: 'state' });
    const decided = await decideResult(tx, before.id, { status, reason, now });
    if (decided.email !== null)
      await notifications.queue(tx, [
        {
          template: 'club_result',
          recipient: decided.email,
          language: decided.language,
          data: { result: publicId },
          dedupeKey: `club_result:${publicId}:${now.getTime()}`,
        },
      ]);
    return ok(decided);
  });
