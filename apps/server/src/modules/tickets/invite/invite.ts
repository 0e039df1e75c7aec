import { errorText, type Language } from '@trassa/contracts';
import type { Approval, Invited, InviteProblem } from '@trassa/contracts/office';
import { needsApproval } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { ok, refuse, type Refusal, type Refused, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted, Change } from '../../../platform/http/index.ts';
import type { Approved, ApprovalsPort, Asker, Ran } from '../../approvals/index.ts';
import { findFormatForSale, type FormatForSale, placesOfStart } from '../../events/index.ts';
import type { FreePlaces, OrderInventory } from '../../inventory/index.ts';
import type { OrdersModule } from '../../orders/index.ts';
import { reserveTickets } from '../sell/reserve-tickets.ts';
import type { TicketFiles } from '../sell/ticket-line.ts';
import { rollBackInvites, saveBeforeInvites, selectGiven } from './invites.repository.ts';
import { type InvitePlan, type InviteRow, planInvites } from './plan-invites.ts';

export type InviteDeps = {
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  readonly files: TicketFiles;
  readonly freePlaces: FreePlaces;
  /** Port of the orders: a free order of the staff. */
  giveAway: OrdersModule['giveAway'];
  readonly approvals: Pick<ApprovalsPort, 'ask'>;
};

/** Of what waits for a second person. */
export const inviteKind = 'invite';

export type AskedInvites = {
  readonly start: string;
  readonly rows: readonly InviteRow[];
  readonly fromReserve: boolean;
  readonly isTold: boolean;
  readonly isDry: boolean;
  readonly reason: string;
  readonly language: Language;
  readonly ip: string;
};

const mostProblems = 200;
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
  if (needsApproval('free_tickets', { count: countOf(rows) + today, capacity: Infinity })) return true;
  return [...formats.values()].some((format) => {
    const count = countOf(rows.filter((row) => row.format === format.publicId));
    const before = given.get(format.id)?.all ?? 0;
    const capacity = capacities.get(format.id) ?? 0;
    return count > 0 && needsApproval('free_tickets', { count: count + before, capacity });
  });
};

/** What could not be taken, at the lines of the list that wanted it. */
const problemsOf = ({ items, errors }: Refusal, plan: InvitePlan, language: Language): InviteProblem[] => [
  ...(items ?? []).map(({ unique_id: id, message }) => ({
    line: plan.lineOf.get(String(id)) ?? 0,
    field: 'format',
    message: errorText(language, message),
  })),
  ...Object.entries(errors ?? {}).flatMap(([path, message]) => {
    const [, index = '', ...field] = path.split('.');
    return /^\d+$/.test(index)
      ? [{ line: Number(index) + 1, field: field.at(-1) ?? '', message: errorText(language, message) }]
      : [];
  }),
];

/** Opens as much of the reserve as the list asks for, kind by kind. */
const openReserves = async (tx: Tx, { freePlaces }: InviteDeps, plan: InvitePlan): Promise<number> => {
  const wanted = new Map<string, { formatId: number; kind: InviteRow['kind']; count: number }>();
  for (const { goods, count } of plan.gifts.flatMap(({ lines }) => lines)) {
    const { format, kind } = goods.plan;
    const key = `${format.id} ${kind}`;
    wanted.set(key, { formatId: format.id, kind, count: count + (wanted.get(key)?.count ?? 0) });
  }
  let opened = 0;
  for (const place of wanted.values()) opened += await freePlaces.openReserve(tx, place);
  return opened;
};

type Given = { readonly orders: string[]; readonly fromReserve: number; readonly problems: InviteProblem[] };

/** All of the list or, where something is not to be had, what is missing; the caller rolls back. */
const give = async (tx: Tx, deps: InviteDeps, plan: InvitePlan, asked: AskedInvites): Promise<Result<Given>> => {
  const [first] = plan.gifts.flatMap(({ lines }) => lines);
  if (!first) return ok({ orders: [], fromReserve: 0, problems: [] });
  const formatIds = [...new Set(plan.gifts.flatMap(({ lines }) => lines.map(({ goods }) => goods.itemId)))];
  await deps.freePlaces.lock(tx, { formatIds, eventCityId: first.goods.plan.format.eventCity.id });
  const fromReserve = asked.fromReserve ? await openReserves(tx, deps, plan) : 0;
  const inventory = { ...deps.inventory, reserveForOrder: deps.freePlaces.reserveForOrder };
  const orders: string[] = [];
  for (const { email, lines } of plan.gifts) {
    const given = await deps.giveAway(tx, {
      selector: 'ticket',
      email,
      language: asked.language,
      lines,
      reserve: (inner, order) => reserveTickets(inner, { inventory, files: deps.files }, order, lines, true),
      isTold: asked.isTold,
      ip: asked.ip,
    });
    if (given.ok) orders.push(given.value);
    else {
      const problems = problemsOf(given.refusal, plan, asked.language);
      return problems.length ? ok({ orders: [], fromReserve: 0, problems }) : given;
    }
  }
  return ok({ orders, fromReserve, problems: [] });
};

type Looked = {
  readonly plan: InvitePlan;
  /** Too many for one person. */
  readonly isSecondNeeded: boolean;
};

const look = async (tx: Tx, deps: InviteDeps, { rows, start, language }: AskedInvites): Promise<Looked> => {
  const found = await findFormatForSale(
    tx,
    rows.map(({ format }) => format),
  );
  const formats = new Map([...found].filter(([, { eventCity }]) => eventCity.publicId === start));
  return {
    plan: planInvites(rows, { formats, now: deps.clock(), language }),
    isSecondNeeded: await needsSecond(tx, deps, rows, formats),
  };
};

/** Gives what was looked at, or tells what is wrong with the list. */
const giveChecked = (
  tx: Tx,
  deps: InviteDeps,
  plan: InvitePlan,
  asked: AskedInvites,
): Promise<Result<Given>> | Result<Given> =>
  plan.problems.length ? ok({ orders: [], fromReserve: 0, problems: [...plan.problems] }) : give(tx, deps, plan, asked);

const refuseRows = (problems: readonly InviteProblem[]): Refused =>
  refuse({
    code: 'rows',
    message: { id: 'invite_rows', count: problems.length },
    details: { problems: problems.slice(0, mostProblems), problem_count: problems.length },
  });

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

/** What a second person has agreed to: looked at and done anew. */
export const approvedInvite = async (tx: Tx, deps: InviteDeps, approved: Approved): Promise<Result<Ran>> => {
  const asked = approved.params as AskedInvites;
  const { plan } = await look(tx, deps, asked);
  const given = await giveChecked(tx, deps, plan, asked);
  if (!given.ok) return given;
  if (given.value.problems.length) return refuseRows(given.value.problems);
  return ok({ changes: changesOf('tickets', countOf(asked.rows)) });
};

/**
 * Gives tickets of a start away: checked whole, all or none. A dry run, and what a second person has to agree to, does everything and
 * takes it back, so that it finds what only taking shows. A list with problems is `rows`. BO-062, BO-063
 */
export const invite = async (
  tx: Tx,
  deps: InviteDeps,
  asked: AskedInvites,
  by: Asker,
): Promise<Result<Acted<{ values: Invited } | { approval: Approval }>>> => {
  const { isDry, reason } = asked;
  const { plan, isSecondNeeded } = await look(tx, deps, asked);
  await saveBeforeInvites(tx);
  const given = await giveChecked(tx, deps, plan, asked);
  if (!given.ok) return given;
  const { orders, fromReserve, problems } = given.value;
  if (problems.length && !isDry) return refuseRows(problems);
  if (isDry || isSecondNeeded) await rollBackInvites(tx);
  const count = countOf(asked.rows);
  if (isSecondNeeded && !isDry) {
    const waiting = await askSecond(tx, deps, asked, by);
    return waiting.ok ? ok({ answer: waiting.value, changes: changesOf('asked', count), reason }) : waiting;
  }
  const values: Invited = {
    dry_run: isDry,
    count,
    from_reserve: fromReserve,
    problems: problems.slice(0, mostProblems),
    problem_count: problems.length,
    second_person: isSecondNeeded,
    orders: isDry ? [] : orders,
  };
  return ok({ answer: { values }, changes: changesOf(isDry ? 'dry_run' : 'tickets', count), reason });
};
