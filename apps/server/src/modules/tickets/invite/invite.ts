import type { Approval, Invited } from '@trassa/contracts/office';
import { needsApproval } from '@trassa/rules';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import { type Approved, type Asker, limitsInForce, type Ran } from '../../approvals/index.ts';
import { type FormatForSale, placesOfStart } from '../../events/index.ts';
import { checkList, refuseRows, toldProblems } from './check-list.ts';
import { type AskedInvites, formatsOf, type InviteDeps, inviteKind } from './give.ts';
import { startGiving } from './give-list.ts';
import { selectGiven } from './invites.repository.ts';
import { type InvitePlan, type InviteRow, planInvites } from './plan-invites.ts';

const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** More than one person gives away: too many at once, or too large a part of a format. BO-063 */
const needsSecond = async (
  tx: Tx,
  { freePlaces }: InviteDeps,
  rows: readonly InviteRow[],
  formats: ReadonlyMap<string, FormatForSale>,
): Promise<boolean> => {
  const ids = [...formats.values()].map(({ id }) => id);
  const [capacities, given] = [await freePlaces.capacitiesOf(tx, ids), await selectGiven(tx, ids)];
  const today = [...given.values()].reduce((sum, format) => sum + format.today, 0);
  const limits = await limitsInForce(tx);
  if (needsApproval('free_tickets', { count: countOf(rows) + today, capacity: Infinity }, limits)) return true;
  return [...formats.values()].some((format) => {
    const count = countOf(rows.filter((row) => row.format === format.publicId));
    const before = given.get(format.id)?.all ?? 0;
    const capacity = capacities.get(format.id) ?? 0;
    return count > 0 && needsApproval('free_tickets', { count: count + before, capacity }, limits);
  });
};

type Looked = {
  readonly plan: InvitePlan;
  readonly formats: ReadonlyMap<string, FormatForSale>;
  readonly problems: Invited['problems'];
  readonly fromReserve: number;
};

/** A list as it would be given now, without anything of it being taken. */
const look = async (tx: Tx, deps: InviteDeps, asked: AskedInvites): Promise<Result<Looked>> => {
  const formats = await formatsOf(tx, asked);
  const plan = planInvites(asked.rows, { formats, now: deps.clock(), language: asked.language });
  const checked = await checkList(tx, deps, plan, asked);
  return checked.ok ? ok({ plan, formats, ...checked.value, problems: [...checked.value.problems] }) : checked;
};

const changesOf = (field: 'tickets' | 'dry_run' | 'asked', count: number): Change[] => [
  { field, before: null, after: count },
];

const askSecond = async (
  tx: Tx,
  { approvals }: InviteDeps,
  asked: AskedInvites,
  by: Asker,
): Promise<Result<{ approval: Approval }>> => {
  const count = countOf(asked.rows);
  return approvals.ask(
    tx,
    {
      act: 'free_tickets',
      kind: inviteKind,
      object: { kind: 'start', publicId: asked.start, title: '' },
      places: (await placesOfStart(tx, asked.start)) ?? [],
      summary: { ru: `Выдать бесплатных билетов: ${count}`, en: `Give away ${count} free tickets` },
      sum: null,
      params: asked,
      quote: { count },
      locks: [],
      reason: asked.reason,
    },
    by,
  );
};

/** The quotas of a list, for what is decided by them until the transaction is over. */
const lockFor = (tx: Tx, { freePlaces }: InviteDeps, { formats }: Looked): Promise<void> =>
  freePlaces.lock(
    tx,
    [...formats.values()].map(({ id }) => id),
  );

/** What a second person has agreed to: looked at anew, and given by a run. */
export const approvedInvite = async (tx: Tx, deps: InviteDeps, approved: Approved): Promise<Result<Ran>> => {
  const asked = approved.params as AskedInvites;
  const looked = await look(tx, deps, asked);
  if (!looked.ok) return looked;
  if (looked.value.problems.length) return refuseRows(looked.value.problems);
  await lockFor(tx, deps, looked.value);
  const by = approved.askedBy;
  const giving = await startGiving(tx, deps, looked.value.plan, { asked, by, approval: approved.publicId });
  if (!giving.ok) return giving;
  return ok({ changes: changesOf('tickets', countOf(asked.rows)), run: giving.value.run });
};

/**
 * Gives tickets of a start away: checked whole, all or none, then order by order in a run, so that the public sale never waits for a
 * list. A dry run, and what a second person has to agree to, is checked alone. A list with problems is `rows`. BO-062, BO-063
 */
export const invite = async (
  tx: Tx,
  deps: InviteDeps,
  asked: AskedInvites,
  by: Asker,
): Promise<Result<Acted<{ values: Invited } | { approval: Approval }>>> => {
  const { isDry, reason } = asked;
  const looked = await look(tx, deps, asked);
  if (!looked.ok) return looked;
  const { plan, formats, problems, fromReserve } = looked.value;
  const count = countOf(asked.rows);
  const told = (isSecond: boolean) => ({ count, second_person: isSecond, ...toldProblems(problems) });
  if (isDry) {
    const isSecond = await needsSecond(tx, deps, asked.rows, formats);
    const values: Invited = { ...told(isSecond), dry_run: true, from_reserve: fromReserve, run: null };
    return ok({ answer: { values }, changes: changesOf('dry_run', count), reason });
  }
  if (problems.length) return refuseRows(problems);
  // Two lists at once are counted one after the other.
  await lockFor(tx, deps, looked.value);
  if (await needsSecond(tx, deps, asked.rows, formats)) {
    const waiting = await askSecond(tx, deps, asked, by);
    return waiting.ok ? ok({ answer: waiting.value, changes: changesOf('asked', count), reason }) : waiting;
  }
  const giving = await startGiving(tx, deps, plan, { asked, by: by.userId, approval: null });
  if (!giving.ok) return giving;
  const { run, fromReserve: opened } = giving.value;
  const values: Invited = { ...told(false), dry_run: false, from_reserve: opened, run };
  return ok({ answer: { values }, changes: changesOf('tickets', count), reason });
};
