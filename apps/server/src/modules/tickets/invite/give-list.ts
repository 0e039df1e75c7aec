import { randomId } from '../../../kernel/ids.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { placesOfStart } from '../../events/index.ts';
import { noteOfRun, type RunOfOrders } from '../../orders/index.ts';
import type { RunUnderWay } from '../../runs/index.ts';
import { placesForList, refuseRows } from './check-list.ts';
import { type AskedInvites, formatsOf, giveOne, type InviteDeps, inviteKind } from './give.ts';
import { insertInvites, takeInvites } from './invites.repository.ts';
import { type InvitePlan, planInvites } from './plan-invites.ts';

type Params = Pick<AskedInvites, 'start' | 'isTold' | 'language' | 'ip'> & {
  readonly list: string;
  /** Absent: the list is older than entries of its orders. */
  readonly reason?: string;
};
/**
 * Promises the places of a list that was checked, and begins the run that gives them: the last that its transaction does, because the
 * quotas are locked from here on. What was free is kept in the reserve until then. BO-062
 */
export const startGiving = async (
  tx: Tx,
  deps: InviteDeps,
  plan: InvitePlan,
  { asked, by, approval }: { readonly asked: AskedInvites; readonly by: number; readonly approval: string | null },
): Promise<Result<{ run: string; fromReserve: number }>> => {
  const { start, isTold, language, ip, reason } = asked;
  const lines = plan.gifts.flatMap((gift) => gift.lines.map((line) => ({ email: gift.email, line })));
  const { problems, fromReserve, kept } = await placesForList(tx, deps, plan, asked);
  if (problems.length) return refuseRows(problems);
  for (const place of kept) await deps.freePlaces.keep(tx, place);
  const giftOf = new Map(
    plan.gifts.map(({ email, lines: [first] }) => [email, plan.lineOf.get(first?.uniqueId ?? '') ?? 0]),
  );
  const list = randomId();
  await insertInvites(
    tx,
    list,
    lines.map(({ email, line: { goods, count } }) => ({
      gift: giftOf.get(email) ?? 0,
      email,
      formatId: goods.plan.format.id,
      kind: goods.plan.kind,
      count,
      info: goods.plan.info,
    })),
    deps.clock(),
  );
  const total = lines.reduce((sum, { line }) => sum + line.count, 0);
  const params: Params = { list, start, isTold, language, ip, reason };
  const run = await deps.startRun(tx, {
    kind: inviteKind,
    object: { kind: 'start', publicId: start, title: '' },
    places: (await placesOfStart(tx, start)) ?? [],
    summary: { ru: `Бесплатные билеты: ${total}`, en: `Free tickets: ${total}` },
    params,
    items: [...giftOf.values()].map(String),
    by,
    approval,
  });
  return ok({ run, fromReserve });
};

/** One order of a list; what was promised goes with it, and stays where it cannot be given. Its history names who gave it. BO-062, BO-127 */
export const giveOfList = async (
  tx: Tx,
  deps: InviteDeps,
  run: RunOfOrders & Pick<RunUnderWay, 'params'>,
  gift: string,
): Promise<Result<void>> => {
  const { list, start, isTold, language, ip, reason = null } = run.params as Params;
  const rows = await takeInvites(tx, list, Number(gift));
  if (!rows.length) return notFound();
  const formats = await formatsOf(tx, { rows, start });
  const plan = planInvites(rows, { formats, now: deps.clock(), language });
  if (plan.problems.length) return refuseRows(plan.problems);
  for (const one of plan.gifts) {
    const given = await giveOne(tx, deps, one, { isReserved: true, isTold, language, ip });
    if (!given.ok) return given;
    const count = one.lines.reduce((sum, line) => sum + line.count, 0);
    const changes = [{ field: 'tickets', before: null, after: count }];
    await noteOfRun(tx, deps, run, { order: given.value, act: 'ticket.invite', changes, reason });
  }
  return ok(undefined);
};
