import type { Language } from '@trassa/contracts';
import type { Approval, MoveQuote, TicketMoved } from '@trassa/contracts/office';
import { type Grant, may, minorOf, moneyText, type Places } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { randomId } from '../../../kernel/ids.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import { type Tx, versionField } from '../../../platform/database/index.ts';
import type { Acted, ActObject, Change } from '../../../platform/http/index.ts';
import { type Approved, type ApprovalsPort, type Asker, askerLost, type Ran } from '../../approvals/index.ts';
import { placesOfFormat } from '../../events/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { certificatesOf, needsSecond, type OrdersModule } from '../../orders/index.ts';
import { placesOfTicket } from '../staff/places-of.repository.ts';
import { readVersion } from '../acts/acts.repository.ts';
import { countVersion, findMailboxOfOrder, insertMove } from './moves.repository.ts';
import { type AskedMove, lockOf, type MovePlan, type PlanDeps, planMove } from './plan-move.ts';
import { lineOfMove, lockPlaces, reserveMove, type ReserveMoveDeps } from './reserve-move.ts';
import { queueMoveLetter } from './tell-move.ts';

export type MoveDeps = PlanDeps &
  ReserveMoveDeps & {
    readonly approvals: ApprovalsPort;
    readonly notifications: Pick<NotificationsModule, 'queue'>;
    readonly siteUrl: string;
    placeMove: OrdersModule['placeMove'];
    returnDifference: OrdersModule['returnDifference'];
  };

/** The name by which approvals know it. */
export const moveKind = 'ticket.move';

/** Who moves it: `own` – where the ticket is, for grants. */
export type Mover = Asker & { readonly mayOnlyAsk: boolean; readonly own: Places };
/** Roubles as they were shown: to pay, or less than nothing to return. */
export type MoveToMake = AskedMove & { readonly sum: number; readonly reason: string };

const objectOf = ({ publicId, ticketNumber, userId }: MovePlan['ticket']): ActObject => ({
  kind: 'ticket',
  publicId,
  title: ticketNumber,
  person: userId,
});

const differenceOf = ({ sums: { toPay, toReturn } }: MovePlan): number => toPay - toReturn;

/** POST …/move/quote: what it would cost, and what the ticket would keep. */
export const quoteMove = async (
  tx: Tx,
  deps: MoveDeps,
  asked: AskedMove,
  by: Mover,
): Promise<Result<Acted<{ values: MoveQuote }>>> => {
  const planned = await planMove(tx, deps, asked, by);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const { ticket, target, sums, fee, fit, bought } = plan;
  const certificates = await certificatesOf(tx, ticket.orderId, sums.toReturn);
  if (certificates === null) return refuse({ code: 'state', message: { id: 'ticket_move_no_money' } });
  const at = { places: plan.places, now: deps.clock() };
  const values: MoveQuote = {
    version: ticket.version,
    was: toRoubles(ticket.price),
    will_be: toRoubles(sums.willBe),
    fee: toRoubles(fee),
    to_pay: toRoubles(sums.toPay),
    to_return: toRoubles(sums.toReturn),
    to_certificates: toRoubles(certificates),
    sum: toRoubles(differenceOf(plan)),
    keeps: {
      registration: !fit.isLost,
      number: ticket.startNumber === null,
      wave: ticket.clusterId === null && fit.info?.['cluster'] === undefined,
      team: ticket.teamId === null,
      shirt: fit.size,
      insurance: bought.isInsured,
    },
    start: { public_id: target.eventCity.publicId, starts: toUnix(target.startTime), timezone: target.timezone },
    expires_at: sums.toPay > 0 ? toUnix(plan.until) : null,
    approval_needed: await needsSecond(tx, sums.toReturn, by, at),
  };
  return ok({ answer: { values }, object: objectOf(ticket) });
};

const checkSum = (plan: MovePlan, shown: number): Refused | null => {
  const difference = differenceOf(plan);
  if (minorOf(shown) === difference) return null;
  const change = { field: 'sum', before: shown, after: difference / 100 };
  return refuse({ code: 'sum_changed', details: { was: shown, is: difference / 100, changes: [change] } });
};

type MadeBy = { readonly askedBy: number; readonly decidedBy: number | null; readonly reason: string };
type Made = { readonly payPath: string; readonly expiresAt: Date; readonly orderPublicId: string };

/** Does what was planned: an order that waits, or a ticket that is moved, with what comes back of it. */
const carryOut = async (tx: Tx, deps: MoveDeps, plan: MovePlan, by: MadeBy): Promise<Result<Made>> => {
  const { ticket, target, kind, sums, fee } = plan;
  const now = deps.clock();
  await lockPlaces(tx, deps.freePlaces, plan);
  const line = lineOfMove(plan);
  const move = { publicId: randomId(), id: 0 };
  const placed = await deps.placeMove(tx, {
    orderId: ticket.orderId,
    lineId: ticket.orderLineId,
    line,
    toPay: sums.toPay,
    until: plan.until,
    async reserve(inner, order) {
      const reserved = await reserveMove(inner, deps, order, plan, line);
      if (!reserved.ok) return reserved;
      move.id = await insertMove(inner, {
        ...by,
        publicId: move.publicId,
        ticketId: ticket.id,
        orderId: order.id,
        from: { formatId: ticket.formatId, kind: ticket.kind },
        to: { formatId: target.id, kind },
        was: ticket.price,
        willBe: sums.willBe,
        fee,
        now,
      });
      return reserved;
    },
  });
  if (!placed.ok) return placed;
  const { orderId, orderLineId: lineId } = ticket;
  if (sums.toReturn > 0)
    await deps.returnDifference(tx, { ...by, orderId, lineId, moveId: move.id, sum: sums.toReturn, now });
  if (sums.toPay > 0) {
    await countVersion(tx, ticket.id);
    const to = await findMailboxOfOrder(tx, orderId);
    if (to.email)
      await queueMoveLetter(tx, deps.notifications, to, { news: 'pay', move: move.publicId, ticket: ticket.publicId });
  }
  const { payPath, expiresAt, publicId } = placed.value;
  return ok({ payPath, expiresAt, orderPublicId: publicId });
};

const changesOf = async (tx: Tx, plan: MovePlan, orderPublicId: string): Promise<Change[]> => {
  const { ticket, bought, target, sums } = plan;
  const after = `${target.event.title.ru}, ${target.eventCity.cityName.ru}: ${target.title.ru}`;
  const step = { field: versionField, before: ticket.version, after: await readVersion(tx, ticket.id) };
  if (sums.toPay > 0)
    return [
      { field: 'move_asked', before: bought.titleRu, after },
      { field: 'order', before: null, after: orderPublicId },
      { field: 'to_pay', before: null, after: sums.toPay / 100 },
      step,
    ];
  return [
    { field: 'format', before: bought.titleRu, after },
    { field: 'price', before: ticket.price / 100, after: (ticket.price - sums.toReturn) / 100 },
    step,
  ];
};

const askSecond = async (
  tx: Tx,
  { approvals }: MoveDeps,
  plan: MovePlan,
  asked: MoveToMake,
  by: Mover,
): Promise<Result<{ approval: Approval }>> => {
  const { ticket, target, sums } = plan;
  const back = (language: Language): string => moneyText(sums.toReturn, language);
  return approvals.ask(
    tx,
    {
      act: 'refund',
      kind: moveKind,
      object: { kind: 'ticket', publicId: ticket.publicId, title: ticket.ticketNumber },
      places: plan.places,
      summary: {
        ru: `Перенести билет ${ticket.ticketNumber} на «${target.title.ru}» и вернуть ${back('ru')}`,
        en: `Move ticket ${ticket.ticketNumber} to “${target.title.en}” and refund ${back('en')}`,
      },
      sum: sums.toReturn,
      params: asked,
      quote: { was: ticket.price / 100, will_be: sums.willBe / 100, to_return: sums.toReturn / 100 },
      locks: [lockOf(ticket)],
      reason: asked.reason,
    },
    by,
  );
};

/**
 * POST …/move: an order that waits for the difference, a ticket that is moved at once, or one that a second person has to agree to because
 * of what comes back. Refuses what `planMove` does, `sum_changed`, `tickets_unavailable`. BO-057…060
 */
export const moveTicket = async (
  tx: Tx,
  deps: MoveDeps,
  asked: MoveToMake,
  by: Mover,
): Promise<Result<Acted<TicketMoved | { approval: Approval }>>> => {
  const planned = await planMove(tx, deps, asked, by);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const { reason } = asked;
  const told = { object: objectOf(plan.ticket), reason };
  const differs = checkSum(plan, asked.sum);
  if (differs) return differs;
  const { toPay, toReturn } = plan.sums;
  if ((await certificatesOf(tx, plan.ticket.orderId, toReturn)) === null)
    return refuse({ code: 'state', message: { id: 'ticket_move_no_money' } });
  if (await needsSecond(tx, toReturn, by, { places: plan.places, now: deps.clock() })) {
    const waiting = await askSecond(tx, deps, plan, asked, by);
    if (!waiting.ok) return waiting;
    const changes = [{ field: 'approval', before: null, after: waiting.value.approval.public_id }];
    return ok({ ...told, answer: waiting.value, changes });
  }
  const made = await carryOut(tx, deps, plan, { askedBy: by.userId, decidedBy: null, reason });
  if (!made.ok) return made;
  const { payPath, expiresAt, orderPublicId } = made.value;
  const changes = await changesOf(tx, plan, orderPublicId);
  const answer: TicketMoved =
    toPay > 0
      ? { payment_link: `${deps.siteUrl}${payPath}`, expires_at: toUnix(expiresAt), order: orderPublicId }
      : { values: { to_return: toRoubles(toReturn), order: orderPublicId } };
  return ok({ ...told, answer, changes });
};

/** Whether somebody may move this ticket, both from where it is and to where it goes; of what is gone others tell. */
const isInReachOf = async (
  tx: Tx,
  { clock }: MoveDeps,
  grants: readonly Grant[],
  { publicId, format }: AskedMove,
): Promise<boolean> => {
  const ends = [await placesOfTicket(tx, publicId), await placesOfFormat(tx, format)];
  return ends.every((places) => !places || may(grants, 'tickets.move', places, toUnix(clock())).verdict === 'yes');
};

/** A second person has agreed: planned anew, and done while it is the same sum. BO-068 */
export const approvedMove = async (tx: Tx, deps: MoveDeps, approved: Approved): Promise<Result<Ran>> => {
  const asked = approved.params as MoveToMake;
  if (!(await isInReachOf(tx, deps, approved.askerGrants, asked))) return askerLost('tickets.move');
  const planned = await planMove(tx, deps, asked, { grants: null as readonly Grant[] | null, own: approved.places });
  if (!planned.ok) return planned;
  const plan = planned.value;
  const differs = checkSum(plan, asked.sum);
  if (differs) return differs;
  if ((await certificatesOf(tx, plan.ticket.orderId, plan.sums.toReturn)) === null) return refuse({ code: 'state' });
  const { askedBy, decidedBy, reason } = approved;
  const made = await carryOut(tx, deps, plan, { askedBy, decidedBy, reason });
  return made.ok ? ok({ changes: await changesOf(tx, plan, made.value.orderPublicId) }) : made;
};
