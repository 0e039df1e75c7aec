import { useTranslations } from 'use-intl/react';
import type { PaymentProblem } from '../../features/checkout/payment-problem.ts';
import {
  type BasketItem,
  type BasketTicket,
  isCertificate,
  isInsurance,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import type { SummaryItem } from '../../shared/ui/states/error-summary.tsx';
import { ticketNumber } from './ticket-number.ts';
import { type useInsured, wrongInsured } from './use-insured.ts';
import type { useParticipants } from './use-participants.ts';

type Input = {
  goods: readonly BasketItem[];
  participants: ReturnType<typeof useParticipants>;
  insured: ReturnType<typeof useInsured>;
  problem: PaymentProblem;
  /** Names of delivery fields that say what is wrong with them. */
  delivery: readonly string[];
};

/** Said at the address, which all that is sent shares. */
export const isDelivery = (field: string): boolean =>
  /^(delivery\.|delivery_public_id$|currentPickupSelect$)/.test(field);

/** Every problem that is shown somewhere below, with a link that opens its tab and leads to the field. */
export const useSummary = ({ goods, participants, insured, problem, delivery }: Input): SummaryItem[] => {
  const basket = useTranslations('basket');
  const labels = useTranslations('participant');
  const person = useTranslations('insured');
  const format = useFormat();
  const labelOf = (line: BasketTicket, field: string): string => {
    const own =
      line.additional_fields.find((item) => item.name === field)?.label ??
      (line.select && (line.select_field ?? 'select') === field ? line.select.title : null);
    return own ?? (labels.has(field as 'phone') ? labels(field as 'phone') : field);
  };
  const tickets = goods.filter(isTicket);
  const isOneGroup = new Set(tickets.map((line) => line.groupId)).size === 1;
  const ticketOf = (line: BasketTicket): string => {
    const ticket = basket('ticket', { number: ticketNumber(goods, line) });
    return isOneGroup ? ticket : `${ticket}, ${format.name(line.city)}`;
  };
  const ofTickets = tickets.flatMap((line) => {
    const told = Object.keys(problem.fields[line.unique_id] ?? {}).filter((field) => !isDelivery(field));
    const found = participants.shown.has(line.unique_id)
      ? Object.keys(participants.problems[line.unique_id] ?? {})
      : [];
    return [...new Set([...told, ...found])].map((field) => ({
      id: `${line.unique_id}-${field}`,
      text: basket('ticketField', { ticket: ticketOf(line), field: labelOf(line, field) }),
      onOpen: () => participants.open(line),
    }));
  });
  const ofDelivery = delivery.map((name) => {
    const field = name.replace(/^delivery\./, '');
    return {
      id: `delivery-${field}`,
      text: basket('deliveryField', { field: basket(`delivery.${field as 'address'}`).toLowerCase() }),
    };
  });
  /** A changed price is no error of the buyer: it is asked about, not corrected. */
  const ofLines = (problem.code === 'price_changed' ? [] : goods)
    .filter((line) => !isTicket(line))
    .filter(({ unique_id }) => problem.lines[unique_id] ?? false)
    .map((line) => ({ id: `line-${line.unique_id}`, text: line.title }));
  const ofInsured = goods.filter(isInsurance).flatMap((line) => {
    const told = Object.keys(problem.fields[line.unique_id] ?? {});
    const found = insured.shown.has(line.unique_id) ? wrongInsured(line) : [];
    return [...new Set([...told, ...found])].map((field) => ({
      id: `${line.unique_id}-${field}`,
      text: basket('ticketField', { ticket: line.title, field: person(field as 'phone') }),
    }));
  });
  /** Fields of a recipient have the ids of their form. */
  const ofForms = goods.filter(isCertificate).flatMap((line) =>
    Object.keys(problem.fields[line.unique_id] ?? {}).map((field) => ({
      id: `${line.unique_id}-${field}`,
      text: line.title,
    })),
  );
  return [...ofTickets, ...ofInsured, ...ofForms, ...ofLines, ...ofDelivery];
};
