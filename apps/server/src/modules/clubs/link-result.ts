import type { Clock } from '../../kernel/clock.ts';
import { notFound, ok, refuse, type Refused, type Result } from '../../kernel/result.ts';
import { type Database, transact } from '../../platform/database/index.ts';
import { findClubId } from './clubs.repository.ts';
import { linkResult, lockOwnResult } from './results.repository.ts';

export type LinkDeps = { readonly db: Database; readonly clock: Clock };

const failed = (): Refused => refuse({ code: 'validation', message: { id: 'club_results_failed' } });

/**
 * Links a handed-in result with a competition of a club the person is in: with the running one of its type unless one is
 * named. 'Не удалось загрузить ваши результаты' when he is not in the club, none runs on that day, or it is linked
 * already; a stranger's result is not found. CLUB-08, CLUB-10, DEC-99
 */
export const linkOwnResult = (
  { db, clock }: LinkDeps,
  { result, club, competition }: { result: string; club: string; competition: string | null },
  userId: number,
): Promise<Result<null>> =>
  transact(db, async (tx) => {
    const own = await lockOwnResult(tx, result, userId);
    if (!own) return notFound();
    const clubId = await findClubId(tx, club);
    if (clubId === null || own.status === 'declined') return failed();
    return (await linkResult(tx, own.id, { clubId, competition, now: clock() })) ? ok(null) : failed();
  });
