import { useTranslations } from 'use-intl/react';
import type { BasketInsurance, BasketItem } from '../../shared/basket/items/basket-item.ts';
import { Late } from '../../shared/late.tsx';
import { ticketNumber } from './ticket-number.ts';
import { participantFor } from './use-insured.ts';

type Props = {
  line: BasketInsurance;
  goods: readonly BasketItem[];
  serverErrors: Readonly<Partial<Record<string, string>>>;
  isEveryErrorShown: boolean;
  onEdit(): void;
};

/** The form of a policy with a person of its own. */
export const Insured = ({ goods, ...props }: Props) => {
  const t = useTranslations('basket');
  const ticket = participantFor(goods, props.line);
  return (
    <Late name="insurance-form" load={() => import('../../features/insurance-form/insurance-form.tsx')} height="340px">
      {({ InsuranceForm }) => (
        <InsuranceForm
          {...props}
          copyFrom={
            ticket?.info ? { label: t('ticket', { number: ticketNumber(goods, ticket) }), person: ticket.info } : null
          }
        />
      )}
    </Late>
  );
};
