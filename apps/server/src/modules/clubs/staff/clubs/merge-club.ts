import type { Language } from '@trassa/contracts';
import type { ClubMerge } from '@trassa/contracts/office';
import { mergedMembersMost, mergedTicketsMost, mergeObstacle } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Refused, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Executor, type Tx } from '../../../../platform/database/index.ts';
import { type ClubOfficeRow, findClubRow } from './club-rows.repository.ts';
import { countMoving, dropSleepingLinks, leadInto, moveCompetitions, moveMembers } from './merge-clubs.repository.ts';
import { clubObject, presentHead } from './present-club.ts';
import { type Changing, type ClubActing, type Shown, shownClub } from './save-club.ts';
import { lockToMerge, stampClub } from './write-clubs.repository.ts';

/** Port of the tickets module: participants who run for a club, by public ids. */
export type ClubTickets = {
  countOfClub(db: Executor, club: string): Promise<number>;
  /** Answers how many were moved. */
  moveClub(tx: Tx, from: string, into: string): Promise<number>;
};

const sideOf = ({ publicId, state }: ClubOfficeRow) => ({ id: publicId, state });

const check = (from: ClubOfficeRow, into: ClubOfficeRow): Refused | null => {
  const obstacle = mergeObstacle(sideOf(from), sideOf(into));
  return obstacle && invalid({ into: { id: obstacle } });
};

/** GET /api/admin/clubs/{id}/merge: what would move; refuses `into` where a merge would (BO-178). */
export const planMerge = async (
  db: Executor,
  tickets: ClubTickets,
  { id, into, language }: { readonly id: string; readonly into: string; readonly language: Language },
): Promise<Result<{ readonly values: ClubMerge }>> => {
  const [from, target] = [await findClubRow(db, id), await findClubRow(db, into)];
  if (!from) return notFound();
  if (!target) return invalid({ into: { id: 'option' } });
  const wrong = check(from, target);
  if (wrong) return wrong;
  const moving = await countMoving(db, { from: from.id, into: target.id });
  const head = { ...presentHead(target, language), version: target.version };
  return ok({ values: { into: head, ...moving, tickets: await tickets.countOfClub(db, from.publicId) } });
};

type Wanted = { readonly into: string; readonly intoVersion: number; readonly reason: string };

/**
 * PUT /api/admin/clubs/{id}/merge, in one transaction: people, competitions and tickets of a club go into another one, nobody is in it
 * twice, and every table of results stays as it was. Both histories tell of it. Refuses `conflict`, `into` by its field, and `state`
 * when the other club has changed since its plan was seen or too much would move (BO-178).
 */
export const mergeClub = async (
  tx: Tx,
  tickets: ClubTickets,
  { publicId, version }: Changing,
  { into, intoVersion, reason }: Wanted,
  acting: ClubActing,
): Shown => {
  await lockToMerge(tx, [publicId, into]);
  const [from, target] = [await findClubRow(tx, publicId), await findClubRow(tx, into)];
  if (!from) return notFound();
  const edited = editVersion<{ state: string; merged_into: string | null }>(
    { version: from.version, values: { state: from.state, merged_into: from.intoTitle } },
    version,
    { state: 'merged', merged_into: target?.title ?? null },
  );
  if (!edited.ok) return edited;
  if (!target) return invalid({ into: { id: 'option' } });
  const wrong = check(from, target);
  if (wrong) return wrong;
  if (target.version !== intoVersion) return refuse({ code: 'state', message: { id: 'club_merge_moved' } });
  const pair = { from: from.id, into: target.id };
  const moving = await countMoving(tx, pair);
  const ticketsMoving = await tickets.countOfClub(tx, from.publicId);
  if (moving.members + moving.both > mergedMembersMost || ticketsMoving > mergedTicketsMost)
    return refuse({
      code: 'state',
      message: { id: 'club_merge_large', members: mergedMembersMost, tickets: mergedTicketsMost },
    });
  await dropSleepingLinks(tx, pair);
  await moveMembers(tx, pair);
  await moveCompetitions(tx, pair);
  const moved = await tickets.moveClub(tx, from.publicId, target.publicId);
  await leadInto(tx, pair);
  await stampClub(tx, from.id, acting);
  await stampClub(tx, target.id, acting);
  const taken = [
    { field: 'merged_club', before: null, after: from.title },
    { field: 'members', before: target.members, after: target.members + moving.members },
    { field: 'competitions', before: target.competitions, after: target.competitions + moving.competitions },
    { field: 'tickets', before: null, after: moved },
    { field: 'version', before: target.version, after: target.version + 1 },
  ].filter(({ before, after }) => before !== after && after !== 0);
  return ok({
    ...(await shownClub(tx, publicId, acting, edited.value.changes)),
    reason,
    things: [{ object: clubObject(target), changes: taken }],
  });
};
