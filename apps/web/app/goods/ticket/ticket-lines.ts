import type { TicketLine } from '@trassa/contracts';
import { HttpError } from '@trassa/contracts/client';
import { countLines, groupLines } from '@trassa/rules';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { deliveryField, quotedDelivery } from '../../shared/basket/delivery-lines.ts';
import type { GoodsKind, Unavailable } from '../../shared/basket/goods-kind.ts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { ticketBase } from './ticket-base.ts';

const toQuote = (line: BasketTicket): TicketLine => ({
  unique_id: line.unique_id,
  groupId: line.groupId,
  format_public_id: line.format_public_id,
  kind: line.kind,
  count: line.count,
  hold_id: line.hold_id,
  promocode: line.promocode,
  abid: line.abid,
  ...quotedDelivery(line),
});

const toPay = (line: BasketTicket): TicketLine => ({
  ...toQuote(line),
  info: line.info,
  preReg: line.preReg,
  license_file: line.license_file,
  file: line.file,
  club: line.club,
  team: line.team,
  number: line.number,
  delivery: line.delivery,
});

/** Reserves nothing: asks whether the places of every group are still there (TICKET-32, PAY-14). */
const findUnavailable = async (tickets: readonly BasketTicket[]): Promise<Unavailable | null> => {
  for (const { groupId, lines } of groupLines(tickets)) {
    const [first] = lines;
    if (!first) continue;
    const { format_public_id: id, kind, hold_id } = first;
    try {
      await request(
        calls.holds.available,
        { params: { id }, body: { kind, count: countLines(lines), hold_id } },
        { ownErrors: true },
      );
    } catch (error) {
      if (error instanceof HttpError && error.status === 400) return { groupId, answer: error.answer };
      throw error;
    }
  }
  return null;
};

/** Answers of the participant stand under `info`; a file, a number and a team are fields of the form as well. */
const fieldOf = (path: string): string | null => {
  const [head = '', field] = path.split('.');
  if (head === 'info') return field ?? null;
  return ['license_file', 'file', 'number', 'team'].includes(head) ? head : deliveryField(path);
};

/** Tickets in basket and checkout: a group is one format with its participants. */
export const ticketLines = {
  ...ticketBase,
  isGrouped: true,
  takesCertificates: true,
  toQuote,
  toPay,
  fieldOf,
  nameOf: ({ city, title }, { format }) => `${format.name(city)}, ${title}`,
  section: ({ t }) => t('checkout.tickets'),
  pieces: ({ t }, count) => t('checkout.waiting.kinds.tickets', { count }),
  findUnavailable,
} satisfies GoodsKind<BasketTicket, TicketLine>;
