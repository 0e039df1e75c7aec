import type { Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import css from '../my-tickets.module.css';
import { useDeadline } from '../use-deadline.ts';

/** To whom a ticket was offered or given, and how long an offer waits. */
export const TransferWords = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTickets');
  const deadline = useDeadline(ticket.event_format.timezone);
  const { transfer } = ticket;
  if (transfer?.direction !== 'out' || transfer.status === 'declined') return null;
  const { email } = transfer;
  const until = deadline(transfer.until);
  const words =
    transfer.status === 'waiting'
      ? email
        ? t('offered', { email, until })
        : t('offeredUnnamed', { until })
      : email
        ? t('given', { email })
        : t('givenUnnamed');
  return <p className={css['transfer']}>{words}</p>;
};
