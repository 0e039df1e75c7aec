import { checkCount, checkHoldCount, formatSaleState, leftOf, ticketCountMax, type MessageSpec } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { FormatForSale } from '../../events/index.ts';
import { countedFormat } from '../../inventory/index.ts';
import type { LineProblem, QuoteContext } from '../../orders/index.ts';
import type { TicketLineToQuote } from './ticket-line.ts';

/** Places left by kind; a kind that is not sold is absent (DEC-53). */
export const ticketsLeft = (format: FormatForSale): Record<string, number> =>
  Object.fromEntries(format.kinds.map(({ kind, capacity, taken }) => [kind, Math.max(0, capacity - taken)]));

const itemOf = ({ line, kind, format }: TicketLineToQuote): NonNullable<LineProblem['item']> => ({
  format_public_id: line.format_public_id,
  kind,
  ...(format ? { tickets_left: leftOf(ticketsLeft(format), kind) } : {}),
});

/** A line by itself: the format is known and on sale, its hold is alive, its count is a count. */
export const checkLine = (known: TicketLineToQuote, { now, purpose }: QuoteContext): LineProblem | null => {
  const { line, kind, format, hold } = known;
  if (!format)
    return {
      code: 'sale_closed',
      message: { id: 'sale_closed' },
      item: { format_public_id: line.format_public_id, kind },
    };
  const item = itemOf(known);
  const state = formatSaleState(
    {
      start_time: toUnix(format.startTime),
      tickets_left: ticketsLeft(format),
      ...(format.saleStart ? { sale_start: toUnix(format.saleStart) } : {}),
      ...(format.saleEnd ? { sale_end: toUnix(format.saleEnd) } : {}),
    },
    toUnix(now),
  );
  // Places held while the sale was on may be paid for after its end, never after the start.
  if (state === 'past' || (!hold && (state === 'closed' || state === 'soon'))) {
    return { code: 'sale_closed', message: { id: state === 'soon' ? 'sale_soon' : 'sale_closed' }, item };
  }
  if (!format.kinds.some((one) => one.kind === kind))
    return { code: 'tickets_unavailable', message: { id: 'tickets_unavailable' }, item };
  if (hold === null) return { code: 'hold_expired', message: { id: 'hold_expired' }, item };
  const wrong = checkHoldCount(
    line.count,
    { ...countedFormat(format), buy_limit: null, max_count: null },
    ticketCountMax,
  );
  if (wrong) return { code: 'validation', message: wrong, item };
  if (purpose === 'price' && !hold && line.count > leftOf(ticketsLeft(format), kind))
    return { code: 'tickets_unavailable', message: { id: 'tickets_unavailable' }, item };
  return null;
};

/** Lines of one purchase of a kind of a format: they count together (DEC-52, DEC-56, DEC-62). */
export const groupsOf = (lines: readonly TicketLineToQuote[]): TicketLineToQuote[][] => {
  const groups = new Map<string, TicketLineToQuote[]>();
  for (const known of lines) {
    const key = JSON.stringify([known.line.format_public_id, known.kind, known.line.groupId ?? '']);
    groups.set(key, [...(groups.get(key) ?? []), known]);
  }
  return [...groups.values()];
};

/** What is wrong with the count of a group: too few or too many for the format, or no whole team. */
export const checkGroup = (group: readonly TicketLineToQuote[]): LineProblem | null => {
  const [first] = group;
  if (!first?.format) return null;
  const count = group.reduce((sum, { line }) => sum + line.count, 0);
  const wrong: MessageSpec | null = checkCount(count, countedFormat(first.format), Math.max(count, ticketCountMax));
  if (!wrong) return null;
  return {
    code: wrong.id === 'required_ticket_count' ? 'required_ticket_count' : 'validation',
    message: wrong,
    item: itemOf(first),
  };
};
