import type { Club } from '@trassa/contracts';
import type { Clock } from '../../kernel/clock.ts';
import { notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import { type Database, type Executor, transact } from '../../platform/database/index.ts';
import { lockPerson } from '../accounts/index.ts';
import { presentClub } from './club.presenter.ts';
import { lockNamedClub, selectClubsOf } from './clubs.repository.ts';
import { countMemberships, deleteMember, insertMember } from './members.repository.ts';

export type MembershipDeps = { readonly db: Database; readonly clock: Clock };

/** Clubs of one person. */
export const clubsMost = 50;

/** Clubs that the person is in, the last joined first. */
export const readOwnClubs = async (db: Executor, userId: number, now: Date): Promise<Club[]> =>
  (await selectClubsOf(db, userId, { now, limit: clubsMost })).map(presentClub);

/** Joins a club; who is in already stays so. Answers the person's clubs; refuses the 51st one. CLUB-05, DEC-99 */
export const joinClub = ({ db, clock }: MembershipDeps, id: string, userId: number): Promise<Result<Club[]>> =>
  transact(db, async (tx) => {
    const now = clock();
    if (!(await lockPerson(tx, userId))) return notFound();
    const clubId = await lockNamedClub(tx, id);
    if (clubId === null) return notFound();
    const { count, isMember } = await countMemberships(tx, userId, clubId);
    if (!isMember && count >= clubsMost)
      return refuse({ code: 'state', message: { id: 'club_limit', max: clubsMost } });
    await insertMember(tx, clubId, userId, now);
    return ok(await readOwnClubs(tx, userId, now));
  });

/** Leaves a club, also one that is no longer shown; who is not in it stays so. Answers the person's clubs. CLUB-06 */
export const leaveClub = ({ db, clock }: MembershipDeps, id: string, userId: number): Promise<Result<Club[]>> =>
  transact(db, async (tx) => {
    const clubId = await lockNamedClub(tx, id, { isAny: true });
    if (clubId === null) return notFound();
    await deleteMember(tx, clubId, userId);
    return ok(await readOwnClubs(tx, userId, clock()));
  });
