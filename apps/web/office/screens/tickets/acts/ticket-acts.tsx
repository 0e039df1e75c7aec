import type { OfficeTicket } from '@trassa/contracts/office';
import type { StaffTicketAct } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { useMay } from '../../../shared/door/session.ts';
import { Card } from '../../../shared/ui/card.tsx';
import css from './acts.module.css';
import { MoveTicket } from '../move/move-ticket.tsx';
import { HandOver } from './hand-over.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Acts that have a window here; the participant is edited in his own card, papers in theirs. */
const windows = ['number', 'move', 'transfer', 'renew_qr', 'block', 'unblock'] as const;
type Act = (typeof windows)[number];
const isAct = (act: StaffTicketAct): act is Act => windows.some((one) => one === act);

/** What may be done with a ticket now, and why the rest may not (5.5). */
export const TicketActs = ({ ticket }: { ticket: OfficeTicket }) => {
  const t = useTranslations('tickets');
  const [asked, setAsked] = useState<Act | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const acts = ticket.acts.flatMap(({ act, ...rest }) => (isAct(act) ? [{ act, ...rest }] : []));
  // A ticket that works is not told that it cannot be unblocked.
  const shown = acts.filter(({ act, allowed }) => allowed || act !== 'unblock');
  const may = useMay();
  const canRefund = ticket.status === 'active' && may('orders.view') && (may('refunds.request') || may('refunds.make'));
  if (!shown.length) return null;
  const close = (): void => setOpen(false);
  const refused = shown.filter(({ allowed }) => !allowed);
  return (
    <Card title={t('acts')}>
      <div className={css['buttons']}>
        {shown
          .filter(({ allowed }) => allowed)
          .map(({ act }) => (
            <Button
              key={act}
              kind={act === 'block' ? 'danger' : 'line'}
              size="sm"
              onClick={() => {
                setAsked(act);
                setOpened(opened + 1);
                setOpen(true);
              }}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
        {canRefund && (
          <ButtonLink kind="line" size="sm" to={`/orders/${ticket.order.public_id}?ticket=${ticket.public_id}`}>
            {t('refund')}
          </ButtonLink>
        )}
      </div>
      {refused.length > 0 && (
        <ul className={css['refused']}>
          {refused.map(({ act, why }) => (
            <li key={act}>{t('actRefused', { act: t(`act.${act}`), why: why ?? '' })}</li>
          ))}
        </ul>
      )}
      {asked === 'number' && <NumberDialog ticket={ticket} isOpen={isOpen} onClose={close} />}
      {asked === 'move' && <MoveTicket key={opened} ticket={ticket} isOpen={isOpen} onClose={close} />}
      {asked === 'transfer' && <HandOver ticket={ticket} isOpen={isOpen} onClose={close} />}
      {(asked === 'block' || asked === 'unblock' || asked === 'renew_qr') && (
        <ReasonDialog key={asked} act={asked} ticket={ticket} isOpen={isOpen} onClose={close} />
      )}
    </Card>
  );
};
