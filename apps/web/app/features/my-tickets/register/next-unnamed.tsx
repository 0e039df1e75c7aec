import type { TicketDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { isNamed, ticketPath } from '../../../shared/ticket/ticket-card.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/states/note.tsx';
import css from '../my-tickets.module.css';
import { useMine } from '../use-tickets.ts';

/** A captain names a whole team ticket by ticket: after one of them, the way to the next of the same format. */
export const NextUnnamed = ({ ticket }: { ticket: TicketDetail }) => {
  const t = useTranslations('myTicket');
  const mine = useMine();
  const format = ticket.event_format.public_id;
  const left = (mine.data?.data ?? []).filter(
    (one) => one.event_format.public_id === format && !isNamed(one) && one.actions.includes('register'),
  );
  const [next] = left;
  return (
    next && (
      <Note>
        <div className={css['banner']}>
          <p>{t('unnamedLeft', { count: left.length })}</p>
          <ButtonLink to={ticketPath(next)}>{t('nextUnnamed')}</ButtonLink>
        </div>
      </Note>
    )
  );
};
