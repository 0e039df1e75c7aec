import { useTranslations } from 'use-intl/react';
import type { PaymentProblem } from '../../features/checkout/payment-problem.ts';
import type { BasketItem } from '../../shared/basket/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import type { SummaryItem } from '../../shared/ui/error-summary.tsx';
import { ticketNumber } from './ticket-number.ts';
import type { useParticipants } from './use-participants.ts';

type Input = {
  goods: readonly BasketItem[];
  participants: ReturnType<typeof useParticipants>;
  problem: PaymentProblem;
};

/** Every problem that is shown somewhere below, with a link that opens its tab and leads to the field. */
export const useSummary = ({ goods, participants, problem }: Input): SummaryItem[] => {
  const basket = useTranslations('basket');
  const labels = useTranslations('participant');
  const format = useFormat();
  const labelOf = (line: BasketItem, field: string): string => {
    const own =
      line.additional_fields.find((item) => item.name === field)?.label ??
      (line.select && (line.select_field ?? 'select') === field ? line.select.title : null);
    return own ?? (labels.has(field as 'phone') ? labels(field as 'phone') : field);
  };
  const isOneGroup = new Set(goods.map((line) => line.groupId)).size === 1;
  const ticketOf = (line: BasketItem): string => {
    const ticket = basket('ticket', { number: ticketNumber(goods, line) });
    return isOneGroup ? ticket : `${ticket}, ${format.name(line.city)}`;
  };
  return goods.flatMap((line) => {
    const told = Object.keys(problem.fields[line.unique_id] ?? {});
    const found = participants.shown.has(line.unique_id)
      ? Object.keys(participants.problems[line.unique_id] ?? {})
      : [];
    return [...new Set([...told, ...found])].map((field) => ({
      id: `${line.unique_id}-${field}`,
      text: basket('ticketField', {
        ticket: ticketOf(line),
        field: labelOf(line, field),
      }),
      onOpen: () => participants.open(line),
    }));
  });
};
