import { errorText, type Language } from '@trassa/contracts';
import type { InviteProblem } from '@trassa/contracts/office';
import type { TicketKind } from '@trassa/rules';
import { ok, refuse, type Refusal, type Refused, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type AskedInvites, giveOne, type InviteDeps } from './give.ts';
import { rollBackInvites, saveBeforeInvites, selectPromised } from './invites.repository.ts';
import type { InvitePlan } from './plan-invites.ts';

const mostProblems = 200;

export const toldProblems = (problems: readonly InviteProblem[]) => ({
  problems: problems.slice(0, mostProblems),
  problem_count: problems.length,
});

export const refuseRows = (problems: readonly InviteProblem[]): Refused =>
  refuse({
    code: 'rows',
    message: { id: 'invite_rows', count: problems.length },
    details: toldProblems(problems),
  });

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

type Wanted = {
  readonly formatId: number;
  readonly kind: TicketKind;
  readonly lines: { readonly line: number; readonly count: number }[];
};

/** Lines of a list by the places that they want, in its order. */
const wantedOf = (plan: InvitePlan): Wanted[] => {
  const wanted = new Map<string, Wanted>();
  for (const { goods, count, uniqueId } of plan.gifts.flatMap(({ lines }) => lines)) {
    const { format, kind } = goods.plan;
    const place = wanted.get(`${format.id} ${kind}`) ?? { formatId: format.id, kind, lines: [] };
    place.lines.push({ line: plan.lineOf.get(uniqueId) ?? 0, count });
    wanted.set(`${format.id} ${kind}`, place);
  }
  for (const { lines } of wanted.values()) lines.sort((one, other) => one.line - other.line);
  return [...wanted.values()];
};

export type ListPlaces = {
  readonly problems: readonly InviteProblem[];
  /** Of the reserve that no other list was promised. */
  readonly fromReserve: number;
  /** Free places that have to be kept for the list, by format and kind. */
  readonly kept: readonly { readonly formatId: number; readonly kind: TicketKind; readonly count: number }[];
};

/** Whether the places of a list are there, from the reserve first; exact under the lock of the quotas. BO-062 */
export const placesForList = async (
  tx: Tx,
  { freePlaces }: InviteDeps,
  plan: InvitePlan,
  { fromReserve: mayOpen, language }: AskedInvites,
): Promise<ListPlaces> => {
  const wanted = wantedOf(plan);
  const ids = wanted.map(({ formatId }) => formatId);
  const [places, promised] = [await freePlaces.freeOf(tx, ids), await selectPromised(tx, ids)];
  const problems: InviteProblem[] = [];
  const kept: { formatId: number; kind: TicketKind; count: number }[] = [];
  let fromReserve = 0;
  for (const { formatId, kind, lines } of wanted) {
    const isIt = (one: { formatId: number; kind: TicketKind }): boolean =>
      one.formatId === formatId && one.kind === kind;
    const { free, reserve } = places.find(isIt) ?? { free: 0, reserve: 0 };
    const open = mayOpen ? Math.max(reserve - (promised.find(isIt)?.count ?? 0), 0) : 0;
    let sum = 0;
    for (const { line, count } of lines) {
      sum += count;
      if (sum > free + open)
        problems.push({ line, field: 'format', message: errorText(language, { id: 'tickets_unavailable' }) });
    }
    fromReserve += Math.min(open, sum);
    if (sum > open) kept.push({ formatId, kind, count: sum - open });
  }
  return { problems, fromReserve, kept };
};

/**
 * Each order of a list is made and taken back before the next one: what only taking shows – shirts, waves – is found, and the public
 * sale waits for one order at most.
 */
const tryEach = async (
  tx: Tx,
  deps: InviteDeps,
  plan: InvitePlan,
  asked: AskedInvites,
): Promise<Result<InviteProblem[]>> => {
  const problems: InviteProblem[] = [];
  for (const gift of plan.gifts) {
    await saveBeforeInvites(tx);
    const given = await giveOne(tx, deps, gift, { ...asked, isReserved: asked.fromReserve });
    await rollBackInvites(tx);
    if (given.ok) continue;
    const found = problemsOf(given.refusal, plan, asked.language);
    if (!found.length) return given;
    problems.push(...found);
  }
  return ok(problems);
};

/** Everything that is wrong with a list, and how much of the reserve it would take; nothing is taken or stays locked. */
export const checkList = async (
  tx: Tx,
  deps: InviteDeps,
  plan: InvitePlan,
  asked: AskedInvites,
): Promise<Result<Omit<ListPlaces, 'kept'>>> => {
  if (plan.problems.length) return ok({ problems: plan.problems, fromReserve: 0 });
  const { problems, fromReserve } = await placesForList(tx, deps, plan, asked);
  if (problems.length) return ok({ problems, fromReserve: 0 });
  const tried = await tryEach(tx, deps, plan, asked);
  return tried.ok ? ok({ problems: tried.value, fromReserve: tried.value.length ? 0 : fromReserve }) : tried;
};
