import type { Ticket } from '@trassa/contracts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { TicketBib } from '../../../shared/ticket/ticket-bib.tsx';
import { ticketPath } from '../../../shared/ticket/ticket-card.ts';
import { Panel } from '../../../shared/ui/layout/panel.tsx';
import { AnswerOffer } from './answer-offer.tsx';
import css from '../my-tickets.module.css';

/** What others offer to this person stands first: it waits for an answer. */
export const Offers = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useTranslations('myTickets');
  const navigate = useNavigate();
  return (
    <section className={css['section']} aria-labelledby="offers">
      <h2 id="offers">{t('offers')}</h2>
      {tickets.map((ticket) => (
        <div key={ticket.public_id} className={css['offer']}>
          <TicketBib ticket={ticket} isOwnPage />
          <Panel>
            <AnswerOffer
              ticket={ticket}
              onDone={(isAccepted) => {
                if (isAccepted) void navigate(ticketPath(ticket));
              }}
            />
          </Panel>
        </div>
      ))}
    </section>
  );
};
