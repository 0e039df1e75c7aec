import type { Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { request } from '../../../shared/api/browser-client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/overlay.tsx';
import { useTicketAction } from '../use-ticket-action.ts';

type Props = { ticket: Ticket; isOpen: boolean; onClose(): void };

/** Cancelling a registration: the popup closes and tickets are loaded anew (TICKET-49). */
export const DisableDialog = ({ ticket, isOpen, onClose }: Props) => {
  const t = useTranslations('myTicket');
  const disabling = useTicketAction(() => request(calls.tickets.disable, { body: { public_id: ticket.public_id } }));
  const disable = async (): Promise<void> => {
    await disabling.mutateAsync(undefined).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('disableTitle')}
      actions={
        <>
          <Button kind="danger" isBusy={disabling.isPending} onClick={() => void disable()}>
            {t('disable')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {t('disableKeep')}
          </Button>
        </>
      }
    >
      {t('disableText')}
    </Dialog>
  );
};
