import { useTranslations } from 'use-intl/react';
import {
  type BasketInsurance,
  type BasketItem,
  type BasketTicket,
  isTicket,
} from '../../shared/basket/items/basket-item.ts';
import { Late } from '../../shared/late.tsx';
import type { BasketPage } from '../basket-kind.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';

/** Whose data may be copied into the form of a policy: the participant of its ticket, else the first one known. */
const participantFor = (goods: readonly BasketItem[], line: BasketInsurance): BasketTicket | null => {
  const tickets = goods.filter(isTicket);
  const own = tickets.find(({ unique_id }) => unique_id === line.abid);
  const known = own ?? tickets.find(({ preReg }) => preReg === 'ok');
  return known?.info ? known : null;
};

type Props = { line: BasketInsurance; page: BasketPage };

/** The form of a policy with a person of its own. */
export const Insured = ({ line, page: { goods, problem, forms, onEdit } }: Props) => {
  const t = useTranslations('basket');
  const ticket = participantFor(goods, line);
  return (
    <Late name="insurance-form" load={() => import('../../features/insurance-form/insurance-form.tsx')} height="340px">
      {({ InsuranceForm }) => (
        <InsuranceForm
          line={line}
          serverErrors={problem.fields[line.unique_id] ?? {}}
          isEveryErrorShown={forms.shown.has(line.unique_id)}
          onEdit={() => onEdit(line.unique_id)}
          copyFrom={
            ticket?.info ? { label: t('ticket', { number: ticketNumber(goods, ticket) }), person: ticket.info } : null
          }
        />
      )}
    </Late>
  );
};
