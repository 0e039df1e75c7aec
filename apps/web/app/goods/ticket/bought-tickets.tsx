import type { Ticket } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TicketBib } from '../../shared/ticket/ticket-bib.tsx';
import { TicketFile } from '../../shared/ticket/ticket-file.tsx';
import { Button } from '../../shared/ui/button.tsx';

/** So many are shown at once. */
const MOST = 3;
/** Of more, so many: what comes next stands below them. */
const FIRST = 2;

/** Tickets of an order; many are folded. */
export const BoughtTickets = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useTranslations('thanks');
  const [isWhole, setIsWhole] = useState(false);
  const rest = tickets.length > MOST ? tickets.slice(FIRST) : [];
  const first = tickets.slice(0, tickets.length - rest.length);
  return (
    <>
      {first.map((ticket) => (
        <Bought key={ticket.public_id} ticket={ticket} />
      ))}
      {rest.length > 0 && (
        <Button kind="line" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'lessTickets' : 'moreTickets', { count: rest.length })}
        </Button>
      )}
      {isWhole && rest.map((ticket) => <Bought key={ticket.public_id} ticket={ticket} />)}
    </>
  );
};

const Bought = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('ticket');
  return (
    <TicketBib ticket={ticket}>
      <TicketFile ticket={ticket} type="pdf">
        {t('pdf')}
      </TicketFile>
      <TicketFile ticket={ticket} type="ics" kind="quiet">
        {t('calendar')}
      </TicketFile>
    </TicketBib>
  );
};
