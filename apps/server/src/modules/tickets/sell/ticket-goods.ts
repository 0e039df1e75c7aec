import { type BasketGoods, goodsKinds, type Language, type OrderLine, type TicketLine } from '@trassa/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import { findFormatForSale } from '../../events/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import { promocodeOf, readLine, type RefundedGoods, type Sellable } from '../../orders/index.ts';
import { giveUpTickets, type ReturnDeps } from '../cancel/index.ts';
import { findOpenedPlace } from '../move/moves.repository.ts';
import { canMoveStill, completeMove, type CompleteDeps } from '../move/complete-move.ts';
import { type IssueDeps, issueTickets } from './issue-tickets.ts';
import { quoteTickets } from './quote-tickets.ts';
import { reserveLateTickets } from './reserve-late.ts';
import { reserveTickets } from './reserve-tickets.ts';
import type { TicketFileDeps } from '../show/ticket-file.ts';
import { tellTickets } from '../show/ticket-letter.ts';
import type { TicketClubs, TicketDetails, TicketFiles, TicketPlan } from './ticket-line.ts';
import { selectIssuedTickets } from './issue.repository.ts';

export type TicketGoodsDeps = TicketFileDeps &
  CompleteDeps &
  Pick<ReturnDeps, 'policies'> & {
    readonly db: Database;
    readonly clock: Clock;
    readonly inventory: OrderInventory;
    readonly notifications: IssueDeps['notifications'];
    readonly files: TicketFiles;
    readonly clubs: TicketClubs;
  };

const presentMove = (move: TicketDetails['move'], language: Language): Pick<OrderLine, 'move'> =>
  move
    ? {
        move: {
          ticket: move.ticket,
          from: move.from[language],
          was: toRoubles(move.was),
          will_be: toRoubles(move.willBe),
          fee: toRoubles(move.fee),
        },
      }
    : {};

const formatOf = (goods: BasketGoods): string => goods.format_public_id ?? goods.public_id;
const groupOf = ({ groupId }: BasketGoods): string =>
  typeof groupId === 'string' && groupId.length <= 64 ? groupId : '';

/** Tickets as a kind of goods. */
export const ticketGoods = (
  deps: TicketGoodsDeps,
  refunded: RefundedGoods,
): Sellable<TicketLine, TicketPlan, TicketDetails> => {
  const { db, clock, inventory, notifications, files } = deps;
  return {
    kind: 'ticket',
    contract: goodsKinds.ticket,
    fromBasket: (goods) =>
      readLine(goodsKinds.ticket.line, goods, {
        unique_id: goods.unique_id,
        format_public_id: formatOf(goods),
        kind: goods.kind ?? undefined,
        count: goods.count,
        promocode: promocodeOf(goods),
        groupId: groupOf(goods),
      }),
    toBasket: (publicId) => ({ format_public_id: publicId }),
    async findKnown(goods) {
      const formats = await findFormatForSale(db, goods.map(formatOf));
      return new Set(goods.filter((line) => formats.has(formatOf(line))).map((line) => line.unique_id));
    },
    quote: (executor, lines, context) => quoteTickets(executor, deps, lines, context),
    findReplaced: (lines) => lines.flatMap(({ goods }) => goods.plan.replaces ?? []),
    // Without a hold a place is looked for, behind the lock of its quota.
    sharing(lines) {
      const holds = lines.map(({ goods }) => goods.plan.line.hold_id ?? null);
      return holds.every((id) => id !== null) ? holds.map((id) => `hold:${id}`) : null;
    },
    reserve: (tx, order, lines) => reserveTickets(tx, { inventory, files }, order, lines),
    reserveAnew: (tx, order, lines) => reserveLateTickets(tx, inventory, order, lines, clock),
    async release(tx, orderId) {
      await inventory.releaseForOrder(tx, orderId);
      const opened = await findOpenedPlace(tx, orderId);
      if (opened) await deps.freePlaces.keep(tx, { ...opened, count: 1 });
    },
    async undo(tx, orderId) {
      await inventory.returnHolds(tx, orderId);
      await inventory.releaseForOrder(tx, orderId);
    },
    async handBack(tx, orderId) {
      await inventory.handBack(tx, orderId);
      await inventory.releaseForOrder(tx, orderId);
    },
    async canIssue(tx, lines) {
      for (const line of lines) if (!(await canMoveStill(tx, line))) return false;
      return true;
    },
    async issue(tx, order, lines) {
      const [moved] = lines.filter(({ details }) => details.move);
      // An order that moves a ticket has no other line.
      await (moved
        ? completeMove(tx, deps, order, moved)
        : issueTickets(tx, { inventory, notifications }, order, lines));
    },
    issued: selectIssuedTickets,
    namesRight: 'tickets.view',
    present: (line, language) => ({
      public_id: line.itemPublicId,
      unique_id: line.uniqueId,
      title: say(language, line.titleRu, line.titleEn),
      count: line.count,
      totalCost: toRoubles(line.total),
      format_public_id: line.itemPublicId,
      ...presentMove(line.details.move, language),
    }),
    // Uploads are named by their files' ids: files forget them.
    personal: {
      info: 'participant',
      kind: false,
      group: false,
      clubPublicId: false,
      prices: false,
      list: false,
      clusterId: false,
      number: false,
      teams: false,
      move: false,
      licenseFileId: false,
      fileId: false,
    },
    fiscal: { subject: 'service', method: 'full_prepayment' },
    lead: { place: 1, ru: 'Места за вами.', en: 'Your places are booked.' },
    tell: (executor, orderId, language) => tellTickets(deps, executor, orderId, language),
    giveUp: (tx, orderId) => giveUpTickets(tx, deps, orderId),
    refunded,
  };
};
