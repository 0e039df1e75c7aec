import type { TicketDetail } from '@trassa/contracts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { transferOf } from '../../../shared/ticket/ticket-card.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout/layout.tsx';
import { Block } from '../../../shared/ui/layout/block.tsx';
import { useHandedFocus } from '../../../shared/ui/use-handed-focus.ts';
import { DisableDialog } from '../refund/disable-dialog.tsx';
import { ParticipantFacts } from './participant-facts.tsx';
import { Registration } from './registration.tsx';
import { useDeadline } from '../use-deadline.ts';

type Props = { ticket: TicketDetail };

const title = 'participant-title';

/** Who runs: the form, or what is written with the ways to change or clear it until the deadline (DEC-74). */
export const RegistrationPanel = ({ ticket }: Props) => {
  const t = useTranslations('myTicket');
  const deadline = useDeadline(ticket.event_format.timezone);
  const [now] = useState(() => Date.now() / 1000);
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { opened, opener } = useHandedFocus<HTMLDivElement>(isEditing);
  const { info, event_format: race, actions, status } = ticket;
  const mayRegister = actions.includes('register');
  const mayDisable = actions.includes('disable');
  const isFormShown = mayRegister && (isEditing || !info.registered);
  const until = deadline(race.registration_end);
  const isOver = now >= race.registration_end;
  if (!ticket.needs_registration && !info.registered) return null;
  if (!mayRegister && !mayDisable && !info.registered && status !== 'active') return null;
  if (transferOf(ticket) === 'given') return null;
  const words = isOver ? 'registrationOver' : info.registered ? 'changeUntil' : 'registerUntil';
  const lead = isOver || mayRegister ? t(words, { until }) : undefined;
  return (
    <Block id={title} title={t(info.registered ? 'participant' : 'registration')} lead={lead}>
      {info.registered && !isFormShown && <ParticipantFacts ticket={ticket} />}
      {isFormShown && (
        <div ref={opened} role="group" aria-labelledby={title} tabIndex={-1}>
          <Registration
            ticket={ticket}
            onDone={() => {
              setIsEditing(false);
              window.scrollTo({ top: 0 });
            }}
            {...(info.registered ? { onCancel: () => setIsEditing(false) } : {})}
          />
        </div>
      )}
      {info.registered && !isFormShown && (mayRegister || mayDisable) && (
        <Row>
          {mayRegister && (
            <Button ref={opener} kind="line" onClick={() => setIsEditing(true)}>
              {t(actions.includes('number') && !ticket.format.space ? 'changeWithNumber' : 'change')}
            </Button>
          )}
          {mayDisable && (
            <Button kind="quiet" onClick={() => setIsAsking(true)}>
              {t('disable')}
            </Button>
          )}
        </Row>
      )}
      <DisableDialog ticket={ticket} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Block>
  );
};
