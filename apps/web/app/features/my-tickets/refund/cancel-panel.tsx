import type { Ticket } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../shared/ui/button.tsx';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelledDialog } from './cancelled-dialog.tsx';

/** Its start was called off: the refund comes by itself, and has not begun yet. */
const isRefundAnnounced = ({ refund, refund_coming: isComing, price }: Ticket): boolean =>
  isComing && refund === null && price > 0;

/** Returning a ticket for money: the quote first, then the question, then what is paid back (TICKET-50…52); of a start that was called off it comes by itself. */
export const CancelPanel = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('myTicket');
  const [isOpen, setIsOpen] = useState(false);
  /** Sum that the server returns; roubles. */
  const [returned, setReturned] = useState<number | null>(null);
  const mayCancel = ticket.actions.includes('cancel');
  return (
    <>
      {mayCancel && (
        <Block id="cancel-title" title={t('cancel')} lead={t('cancelText')}>
          <div>
            <Button kind="line" onClick={() => setIsOpen(true)}>
              {t('cancelStart')}
            </Button>
          </div>
        </Block>
      )}
      {isRefundAnnounced(ticket) && <Block id="cancel-title" title={t('cancel')} lead={t('refundComing')} />}
      <CancelDialog
        ticket={ticket}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onReturned={(sum) => {
          setIsOpen(false);
          setReturned(sum);
        }}
      />
      <CancelledDialog
        sum={returned}
        onClose={() => {
          setReturned(null);
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
};
