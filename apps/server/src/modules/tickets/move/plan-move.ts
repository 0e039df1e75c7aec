import {
  type BoughtDiscount,
  type Grant,
  may,
  type MoveDifference,
  moveFeeMax,
  type MoveSums,
  moveWaitsUntil,
  type Places,
  quoteTicketMove,
  type TicketKind,
} from '@trassa/rules';
import { type Clock, fromUnix, toUnix } from '../../../kernel/clock.ts';
import type { Minor } from '../../../kernel/money.ts';
import { changedSince, invalid, notFound, ok, refuse, type Refused, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { ApprovalsPort } from '../../approvals/index.ts';
import { findFormatForSale, type FormatForSale, placesOfFormat } from '../../events/index.ts';
import { lockPaying } from '../../orders/index.ts';
import { lockForAct, type SeenTicket } from '../acts/lock-for-act.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { priceOf } from '../sell/price-tickets.ts';
import { type Fit, fitParticipant } from './fit-participant.ts';
import {
  type Bought,
  findBought,
  findOrderOfTicket,
  findStartOfTicket,
  hasOpenReturn,
  hasWaitingMove,
  hasWaitingPack,
} from './moves.repository.ts';

export type AskedMove = SeenTicket & {
  /** Public id. */
  readonly format: string;
  /** undefined: the ticket's own. */
  readonly kind: TicketKind | undefined;
  /** A wave by its name in Russian. */
  readonly wave: string | undefined;
  readonly difference: MoveDifference;
  /** undefined: what the start of the ticket takes. */
  readonly fee: Minor | undefined;
  readonly isAgeWaived: boolean;
  readonly fromReserve: boolean;
};

export type PlanDeps = { readonly clock: Clock; readonly approvals: Pick<ApprovalsPort, 'isFree'> };

/** A move of a ticket that is locked with its orders; nothing is done yet. */
export type MovePlan = {
  readonly ticket: LockedTicket;
  readonly bought: Bought;
  readonly target: FormatForSale;
  readonly kind: TicketKind;
  readonly wave: string | null;
  readonly fit: Fit;
  readonly sums: MoveSums;
  readonly fee: Minor;
  readonly discount: BoughtDiscount | null;
  readonly until: Date;
  /** The starts that it leaves and goes to. */
  readonly places: Places;
  readonly isAgeWaived: boolean;
  readonly fromReserve: boolean;
};

/** What no second request may be about, as in refunds of the ticket. */
export const lockOf = ({ id }: Pick<LockedTicket, 'id'>): string => `ticket:${id}`;

/** What the place was bought cheaper by, in its own line or in the one it was moved from. */
export const discountOf = (bought: Bought): BoughtDiscount | null => {
  if (bought.moved) return bought.moved.discount;
  if (bought.discount === 0) return null;
  const of = bought.list?.[bought.place - 1] ?? bought.price;
  const off = of - (bought.prices?.[bought.place - 1] ?? of);
  if (off <= 0) return null;
  const isAmount =
    (bought.reason === 'vip' && bought.vipForm === 'amount') ||
    (bought.reason === 'sale' && (bought.sales ?? []).some(({ discount }) => discount.form === 'amount'));
  return { form: isAmount ? 'amount' : 'percent', of, off };
};

const wrong = (field: string, id: string): Refused => invalid({ [field]: { id } });

/** Teams that are whole or nothing have no place for one more. */
const isWhole = ({ isTeam, teamAll, fixedCount }: FormatForSale): boolean => isTeam && (teamAll || fixedCount);

/** Where to, or why not; of a start that is out of reach nothing is known. */
const findTarget = async (
  tx: Tx,
  { format: publicId, kind: askedKind, wave: askedWave, fromReserve }: AskedMove,
  ticket: LockedTicket,
  { grants, now }: { readonly grants: readonly Grant[] | null; readonly now: Date },
): Promise<Result<Pick<MovePlan, 'target' | 'kind' | 'wave'> & { readonly to: Places }>> => {
  const to = await placesOfFormat(tx, publicId);
  const target = (await findFormatForSale(tx, [publicId])).get(publicId);
  const isReached = to && (grants === null || may(grants, 'tickets.move', to, toUnix(now)).verdict === 'yes');
  if (!to || !target || !isReached) return wrong('format', 'invite_format');
  const kind = askedKind ?? ticket.kind;
  if (target.id === ticket.formatId && kind === ticket.kind) return wrong('format', 'ticket_move_same');
  if (target.startTime <= now) return wrong('format', 'invite_past');
  if (isWhole(target)) return wrong('format', 'invite_team');
  const sold = target.kinds.find((one) => one.kind === kind);
  if (!sold || (!fromReserve && sold.taken >= sold.capacity)) return refuse({ code: 'tickets_unavailable' });
  const isNamed = ticket.info !== null && target.clusters.length > 0;
  const wave = isNamed ? (target.clusters.find(({ name }) => name.ru === askedWave)?.name.ru ?? null) : null;
  if (isNamed && wave === null) return wrong('cluster', askedWave === undefined ? 'required' : 'cluster');
  return ok({ target, kind, wave, to });
};

/**
 * What a move would be, with the ticket and its orders locked. Refuses `conflict`, `state` (in words), `validation` by field, `age`,
 * `tickets_unavailable`. `grants` null: somebody has agreed to it, who asked was looked at before. Back-office 5.6
 */
export const planMove = async (
  tx: Tx,
  { clock, approvals }: PlanDeps,
  asked: AskedMove,
  { grants, own }: { readonly grants: readonly Grant[] | null; readonly own: Places },
): Promise<Result<MovePlan>> => {
  const now = clock();
  const orderId = await findOrderOfTicket(tx, asked.publicId);
  if (orderId === null) return notFound();
  await lockPaying(tx, orderId);
  const locked = await lockForAct(tx, 'move', asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  if (ticket.orderId !== orderId) return changedSince(asked.version, ticket.version);
  if (await hasWaitingMove(tx, ticket.id)) return refuse({ code: 'state', message: { id: 'ticket_move_waits' } });
  if (await hasWaitingPack(tx, ticket.id)) return refuse({ code: 'state', message: { id: 'ticket_move_pack' } });
  if (await hasOpenReturn(tx, ticket.id)) return refuse({ code: 'state', message: { id: 'ticket_move_return' } });
  if (grants !== null && !(await approvals.isFree(tx, [lockOf(ticket)])))
    return refuse({ code: 'state', message: { id: 'approval_waits' } });
  const fee = asked.fee ?? (await findStartOfTicket(tx, asked.publicId))?.fee ?? 0;
  if (fee > moveFeeMax) return invalid({ fee: { id: 'number_max', max: moveFeeMax / 100 } });
  const found = await findTarget(tx, asked, ticket, { grants, now });
  if (!found.ok) return found;
  const { target, kind, wave, to } = found.value;
  const fit = fitParticipant(ticket, { target, wave, taken: null, now });
  if (fit.age && !asked.isAgeWaived) return refuse({ code: 'age', message: fit.age });
  const bought = await findBought(tx, ticket.id);
  const discount = discountOf(bought);
  const at = asked.difference === 'price_then' ? bought.at : now;
  const price = asked.difference === 'none' ? null : priceOf(target, kind, at);
  const sums = quoteTicketMove({ paid: ticket.price, discount, price, fee });
  const until = moveWaitsUntil({
    now: toUnix(now),
    leaves: toUnix(ticket.startTime),
    start: toUnix(target.startTime),
    registrationEnd: toUnix(target.registrationEnd),
  });
  const { isAgeWaived, fromReserve } = asked;
  const plan = { ticket, bought, target, kind, wave, fit, sums, fee, discount, isAgeWaived, fromReserve };
  return ok({ ...plan, until: fromUnix(until), places: [...own, ...to] });
};
