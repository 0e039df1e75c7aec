import type { Ticket } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { TicketBib } from '../../shared/ticket/ticket-bib.tsx';
import { ticketPath } from '../../shared/ticket/ticket-card.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { TransferWords } from './transfer/transfer-words.tsx';

type Props = { tickets: readonly Ticket[]; /** What a card says besides. */ renderMore?(ticket: Ticket): ReactNode };

/** Cards with the way to the ticket itself. */
export const TicketList = ({ tickets, renderMore }: Props) => {
  const t = useTranslations('myTickets');
  return (
    <Stack gap={20}>
      {tickets.map((ticket) => {
        const number = ticket.ticketNumber;
        return (
          <TicketBib key={ticket.public_id} ticket={ticket}>
            <TransferWords ticket={ticket} />
            {renderMore?.(ticket)}
            <ButtonLink kind="line" to={ticketPath(ticket)} aria-label={t('openOf', { number })}>
              {t('open')}
            </ButtonLink>
            {ticket.actions.includes('transfer') && (
              <ButtonLink kind="quiet" to={`${ticketPath(ticket)}?do=transfer`} aria-label={t('giveOf', { number })}>
                {t('give')}
              </ButtonLink>
            )}
          </TicketBib>
        );
      })}
    </Stack>
  );
};
