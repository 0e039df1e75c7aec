import type { Quote } from '@trassa/contracts';
import { checkRecipient, type PayReason, payReasons } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { Buyer } from '../../features/checkout/buyer.ts';
import type { Obstacle } from '../../features/checkout/checkout.tsx';
import { type BasketItem, isCertificate, isInsurance, isTicket } from '../../shared/basket/items/basket-item.ts';
import { carriedLines, packLines } from '../../shared/basket/delivery-lines.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { checkGroups } from './check-groups.ts';
import { focusField } from './focus-field.ts';
import { ticketNumber } from './ticket-number.ts';
import { type useInsured, wrongInsured } from './use-insured.ts';
import type { useParticipants } from './use-participants.ts';

type Input = {
  goods: readonly BasketItem[];
  quote: Quote | null;
  buyer: Buyer;
  isAgreed: boolean;
  participants: ReturnType<typeof useParticipants>;
  insured: ReturnType<typeof useInsured>;
  /** Of the delivery of goods, by the names of the rules. */
  delivery: Readonly<Record<string, unknown>>;
  onDelivery(): void;
};

/** The rules' reasons, delivery once for all goods, and lines that the quote finds something wrong with. */
const allReasons = ({ goods, quote, buyer, isAgreed, delivery }: Input): PayReason[] => {
  const isIncomplete = Object.keys(delivery).length > 0;
  const sent = new Set<BasketItem>([...carriedLines(goods), ...packLines(goods)]);
  const found = payReasons({
    goods: goods.map((line) =>
      isIncomplete && sent.has(line) ? { ...line, needsDelivery: true, delivery_public_id: null } : line,
    ),
    email: buyer.email,
    phone: buyer.phone,
    agree: isAgreed,
    countErrors: checkGroups(goods),
  });
  const first = found.find(({ reason }) => reason === 'delivery');
  const reasons = found.filter((reason) => reason.reason !== 'delivery' || reason === first);
  const told = new Set(reasons.map(({ target }) => target));
  const wrong = (quote?.lines ?? [])
    .filter((line) => line.error && !told.has(line.unique_id))
    .map((line): PayReason => ({ reason: 'error', target: line.unique_id }));
  const unsent = goods
    .filter(isCertificate)
    .filter(({ recipient }) => Object.keys(checkRecipient(recipient, Date.now() / 1000)).length > 0)
    .map((line): PayReason => ({ reason: 'error', target: line.unique_id }));
  const known = new Set(goods.map(({ unique_id }) => unique_id));
  const ofLines = new Map([...wrong, ...unsent].map((reason) => [reason.target ?? '', reason]));
  return [...[...ofLines.values()].filter(({ target = '' }) => known.has(target)), ...reasons];
};

/** Why the pay button is disabled, in words that lead to the place (PAY-01…06). */
export const useObstacles = (input: Input): Obstacle[] => {
  const { goods, participants, delivery } = input;
  const t = useTranslations('checkout');
  const basket = useTranslations('basket');
  const format = useFormat();
  const isOneGroup = new Set(goods.filter(isTicket).map((line) => line.groupId)).size === 1;
  return allReasons(input).map((reason) => {
    const line = goods.find((item) => item.unique_id === reason.target);
    const ticket = line && isTicket(line) ? line : null;
    const number = ticket ? ticketNumber(goods, ticket) : 0;
    const ticketTitle =
      ticket &&
      (isOneGroup
        ? basket('ticketOf', { number })
        : basket('ticketOfCity', { number, city: format.name(ticket.city) }));
    const onOpen = (): void => {
      if (reason.reason === 'delivery') {
        input.onDelivery();
        focusField(deliveryField(delivery));
      } else if (ticket && reason.reason === 'participant') {
        participants.open(ticket);
        participants.show([ticket.unique_id]);
        const [field] = Object.keys(participants.problems[ticket.unique_id] ?? {});
        // A form that has not reported yet begins with the last name.
        focusField(`${ticket.unique_id}-${field ?? 'last_name'}`);
      } else if (line && isInsurance(line) && reason.reason === 'insurance') {
        input.insured.show(line.unique_id);
        focusField(`${line.unique_id}-${wrongInsured(line)[0] ?? 'last_name'}`);
      } else if (ticket) focusField(`group-${ticket.groupId}`);
      else if (line) focusField(`line-${line.unique_id}`);
      else focusField(reason.reason === 'count' ? `group-${reason.target}` : (reason.target ?? ''));
    };
    const isLineWrong = reason.reason === 'error' && line !== undefined;
    const text = isLineWrong
      ? t('reasons.line', { title: ticketTitle ?? line.title })
      : t(`reasons.${reason.reason}`, { title: ticketTitle ?? line?.title ?? '' });
    return { ...reason, text, onOpen };
  });
};

/** Id of the first field of the delivery that is wrong. */
const deliveryField = (problems: Readonly<Record<string, unknown>>): string => {
  const [first = 'location_id'] = Object.keys(problems);
  return `delivery-${first.replace(/^delivery\./, '')}`;
};
