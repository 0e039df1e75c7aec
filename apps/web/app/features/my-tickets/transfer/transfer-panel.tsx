import type { Ticket } from '@trassa/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { useHandedFocus } from '../../../shared/ui/use-handed-focus.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { TransferWords } from './transfer-words.tsx';
import { useDeadline } from '../use-deadline.ts';
import { useTicketAction } from '../use-ticket-action.ts';

/** Giving a ticket to a person, and taking back what he has not accepted (TICKET-53, DEC-73). */
export const TransferPanel = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const deadline = useDeadline(ticket.event_format.timezone);
  const [search, setSearch] = useSearchParams();
  const mayOffer = ticket.actions.includes('transfer');
  const [isOpen, setIsOpen] = useState(mayOffer && search.get('do') === 'transfer');
  const taking = useTicketAction(() => request(calls.tickets.takeBack, { body: { public_id: ticket.public_id } }));
  const isGiven = ticket.transfer?.direction === 'out' && ticket.transfer.status !== 'declined';
  // The button of taking back gives way to that of offering once the ticket is here again.
  const { opened: takeBack, opener } = useHandedFocus<HTMLButtonElement>(ticket.actions.includes('return'));
  const close = (): void => {
    setIsOpen(false);
    if (search.has('do')) setSearch({}, { replace: true, preventScrollReset: true });
  };
  if (!mayOffer && !isGiven) return null;
  return (
    <Block
      id="transfer-title"
      title={t('transfer')}
      lead={mayOffer ? t('transferText', { until: deadline(ticket.event_format.registration_end) }) : undefined}
    >
      <TransferWords ticket={ticket} />
      {mayOffer && (
        <div>
          <Button ref={opener} kind="line" onClick={() => setIsOpen(true)}>
            {t('transferStart')}
          </Button>
        </div>
      )}
      {ticket.actions.includes('return') && (
        <div>
          <Button ref={takeBack} kind="line" isBusy={taking.isPending} onClick={() => taking.mutate(undefined)}>
            {t('takeBack')}
          </Button>
        </div>
      )}
      <TransferDialog ticket={ticket} isOpen={isOpen} onClose={close} />
    </Block>
  );
};
