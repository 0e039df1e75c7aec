import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { type BasketInsurance, type BasketTicket, isInsurance } from '../../shared/basket/items/basket-item.ts';
import { useBasket } from '../../shared/basket/basket-store.ts';
import { removeBasketLine } from '../../shared/basket/change-lines.ts';
import { insureTicket } from '../../shared/basket/items/insurance-item.ts';
import { Button } from '../../shared/ui/button.tsx';
import { InsuranceOption, type Option } from './insurance-option.tsx';
import { offersFor, usualPrice } from './offers-for.ts';
import css from './ticket-insurance.module.css';

/** The policy that a ticket has, as its line of the basket tells it. */
const chosenOption = (line: BasketInsurance, ticket: BasketTicket): Option => ({
  public_id: line.public_id,
  title: line.title,
  subtitle: '',
  legals: line.legals,
  price: ticket.insurancePrice ?? usualPrice,
  validity_time: line.validity_time,
});

/** The insurance of one ticket: marking an offer attaches a policy, taking the mark away removes it (BASKET-08, 41, 42). */
export const TicketInsurance = ({ ticket }: { ticket: BasketTicket }) => {
  const t = useTranslations('insurance.choice');
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const goods = useBasket();
  const format = useQuery({
    ...queryOf(calls.events.format, { params: { id: ticket.format_public_id } }),
    staleTime: 60_000,
  });
  const line = goods.filter(isInsurance).find(({ unique_id }) => unique_id === ticket.abid);
  const offers = format.data ? offersFor(ticket, format.data.values) : [];
  const isListed = line === undefined || offers.some(({ public_id }) => public_id === line.public_id);
  const options: readonly Option[] = isListed ? offers : [chosenOption(line, ticket), ...offers];
  const [first, ...others] = options;
  if (!first) return null;
  const shown = isOpen ? options : options.filter((one) => one === first || one.public_id === line?.public_id);
  const toggle = ({ public_id }: Option, isOn: boolean): void => {
    const offer = offers.find((one) => one.public_id === public_id);
    if (isOn && offer) insureTicket(offer, ticket.unique_id);
    else if (line) removeBasketLine(line.unique_id);
  };
  return (
    <div role="group" className={css['choice']} aria-labelledby={titleId}>
      <h3 id={titleId} className={css['title']}>
        {t('title', { count: ticket.count })}
      </h3>
      <ul className={css['options']}>
        {shown.map((option) => (
          <li key={option.public_id}>
            <InsuranceOption
              option={option}
              count={ticket.count}
              isChosen={option.public_id === line?.public_id}
              onToggle={(isOn) => toggle(option, isOn)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button kind="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('less') : t('more', { count: options.length - shown.length })}
          </Button>
        </div>
      )}
    </div>
  );
};
