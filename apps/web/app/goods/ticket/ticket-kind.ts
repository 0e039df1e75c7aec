import { checkCount, isTicketComplete, minimumOf, stepOf } from '@trassa/rules';
import type { TicketLine } from '@trassa/contracts';
import type { Words } from '../../shared/basket/goods-kind.ts';
import { type BasketItem, type BasketTicket, isTicket } from '../../shared/basket/items/basket-item.ts';
import type { BasketKind } from '../basket-kind.ts';
import { ticketLines } from './ticket-lines.ts';
import { TicketGroups } from './ticket-groups.tsx';
import { ticketNumber } from './ticket-number.ts';

const isOneGroup = (goods: readonly BasketItem[]): boolean =>
  new Set(goods.filter(isTicket).map(({ groupId }) => groupId)).size === 1;

/** A question of the organiser has a name of its own. */
const labelOf = (line: BasketTicket, field: string, { t }: Words): string => {
  const own =
    line.additional_fields.find(({ name }) => name === field)?.label ??
    (line.select && (line.select_field ?? 'select') === field ? line.select.title : null);
  const known = `participant.${field}` as 'participant.phone';
  return own ?? (t.has(known) ? t(known) : field);
};

/** Tickets: a group per format, with a form for each participant. */
export const ticketKind = {
  ...ticketLines,
  Groups: TicketGroups,
  titleIn: (line, goods, { t, format }) => {
    const number = ticketNumber(goods, line);
    return isOneGroup(goods)
      ? t('basket.ticketOf', { number })
      : t('basket.ticketOfCity', { number, city: format.name(line.city) });
  },
  fieldText: (line, field, goods, words) => {
    const ticket = words.t('basket.ticket', { number: ticketNumber(goods, line) });
    return words.t('basket.ticketField', {
      ticket: isOneGroup(goods) ? ticket : `${ticket}, ${words.format.name(line.city)}`,
      field: labelOf(line, field, words),
    });
  },
  // A form that has not reported yet begins with the last name.
  form: {
    isFinished: isTicketComplete,
    unfinished: (title, { t }) => t('checkout.reasons.participant', { title }),
    first: 'last_name',
    wrongFields: (_, told) => Object.keys(told),
  },
  // Places left are for the server to say (DEC-62).
  checkGroup: ([first, ...others]) =>
    first
      ? checkCount(
          [first, ...others].reduce((sum, { count }) => sum + count, 0),
          first,
          Number.MAX_SAFE_INTEGER,
        )
      : null,
  requiredCount: ([first], { t }) => {
    if (!first) return '';
    const step = stepOf(first);
    return step > 1
      ? t('basket.requiredStep', { title: first.title, step })
      : t('basket.requiredMin', { title: first.title, min: minimumOf(first) });
  },
} satisfies BasketKind<BasketTicket, TicketLine>;
