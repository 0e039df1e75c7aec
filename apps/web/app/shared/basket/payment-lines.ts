import type { TicketLine } from '@trassa/contracts';
import type { BasketItem } from './basket-item.ts';

/** What the price of a line depends on (API §5.2). */
export const quotedLines = (goods: readonly BasketItem[]): TicketLine[] =>
  goods.map(({ unique_id, groupId, format_public_id, kind, count, hold_id, promocode }) => ({
    unique_id,
    groupId,
    format_public_id,
    kind,
    count,
    hold_id,
    promocode,
  }));

/** Lines of a payment: of a basket item only the fields that the server reads (API §5.2). */
export const paidLines = (goods: readonly BasketItem[]): TicketLine[] =>
  goods.map((line) => ({
    unique_id: line.unique_id,
    groupId: line.groupId,
    format_public_id: line.format_public_id,
    kind: line.kind,
    count: line.count,
    hold_id: line.hold_id,
    promocode: line.promocode,
    info: line.info,
    preReg: line.preReg,
    license_file: line.license_file,
    file: line.file,
    club: line.club,
    team: line.team,
    number: line.number,
    abid: line.abid,
  }));
