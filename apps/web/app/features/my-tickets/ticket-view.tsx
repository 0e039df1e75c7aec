import type { TicketDetail } from '@trassa/contracts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Late } from '../../shared/late.tsx';
import { TicketBib } from '../../shared/ticket/ticket-bib.tsx';
import { isPast, transferOf } from '../../shared/ticket/ticket-card.ts';
import { TicketFile } from '../../shared/ticket/ticket-file.tsx';
import type from '../../shared/styles/type.module.css';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { AnswerOffer } from './transfer/answer-offer.tsx';
import { Block } from '../../shared/ui/layout/block.tsx';
import { FinishRegistration } from './register/finish-registration.tsx';
import { NextUnnamed } from './register/next-unnamed.tsx';
import { PlacePanel } from './place-panel.tsx';
import { Policies } from './policies.tsx';
import { SavedNote } from './register/saved-note.tsx';
import css from './ticket-page.module.css';

type Props = {
  ticket: TicketDetail;
  /** Milliseconds, when this is a copy read without network: then nothing can be done to it. */
  savedAt: number | null;
};

const loadPanels = () => Promise.all([import('./transfer/transfer-panel.tsx'), import('./refund/cancel-panel.tsx')]);
const mayPartWith = ({ actions }: TicketDetail): boolean =>
  actions.includes('transfer') || actions.includes('return') || actions.includes('cancel');

/** The bib, then everything that may be done with the ticket now, in the order it is mostly needed. */
export const TicketView = ({ ticket, savedAt }: Props) => {
  const t = useTranslations('myTicket');
  const card = useTranslations('ticket');
  const navigate = useNavigate();
  const [now] = useState(() => Date.now() / 1000);
  const isOver = isPast(ticket, now);
  const isOffline = savedAt !== null;
  const isOffered = ticket.actions.includes('confirm');
  const isLive = (ticket.status === 'active' || ticket.status === 'transfer') && transferOf(ticket) !== 'given';
  return (
    <Stack gap={24}>
      {isOffline && <SavedNote isOne savedAt={savedAt} />}
      <p className={css['event']}>
        <Link to={`/event/${ticket.event.public_id}?city=${ticket.event_city.public_id}`}>{ticket.event.title}</Link>
      </p>
      <TicketBib ticket={ticket} heading="h2" isOwnPage>
        {!isOffline && !isOffered && isLive && (
          <>
            <TicketFile ticket={ticket} type="pdf">
              {card('pdf')}
            </TicketFile>
            {!isOver && (
              <TicketFile ticket={ticket} type="ics" kind="quiet">
                {card('calendar')}
              </TicketFile>
            )}
          </>
        )}
      </TicketBib>
      {!isOffline && (
        <>
          {ticket.info.registered && ticket.actions.includes('register') && <NextUnnamed ticket={ticket} />}
          <FinishRegistration />
          {ticket.refund && ticket.order_public_id && (
            <Late name="refund" load={() => import('./refund/refund-panel.tsx')} height="160px">
              {({ RefundPanel }) => <RefundPanel ticket={ticket} />}
            </Late>
          )}
          {isOver && (
            <Late name="result" load={() => import('./race/result-panel.tsx')} height="0">
              {({ ResultPanel }) => <ResultPanel ticket={ticket} />}
            </Late>
          )}
          {isOffered && (
            <Block id="offer-title" title={t('offer')}>
              <AnswerOffer
                ticket={ticket}
                onDone={(isAccepted) => {
                  if (!isAccepted) void navigate('/me');
                }}
              />
            </Block>
          )}
          {!isOffered && (
            <Late name="registration" load={() => import('./register/registration-panel.tsx')} height="280px">
              {({ RegistrationPanel }) => <RegistrationPanel key={String(ticket.info.registered)} ticket={ticket} />}
            </Late>
          )}
          {ticket.actions.includes('number') && ticket.format.space && (
            <Late name="seat" load={() => import('./seat-panel.tsx')} height="140px">
              {({ SeatPanel }) => <SeatPanel ticket={ticket} spaceId={ticket.format.space ?? ''} />}
            </Late>
          )}
          {ticket.event_format.online && ticket.info.registered && (
            <Late name="online race" load={() => import('./race/online-panel.tsx')} height="240px">
              {({ OnlinePanel }) => <OnlinePanel ticket={ticket} />}
            </Late>
          )}
        </>
      )}
      <Policies insurances={ticket.insurances} isOffline={isOffline} />
      <PlacePanel ticket={ticket} isOffline={isOffline} />
      {!isOffline && (
        <Late
          name="ticket panels"
          load={loadPanels}
          height={mayPartWith(ticket) || ticket.refund_coming ? '180px' : '0'}
        >
          {([{ TransferPanel }, { CancelPanel }]) => (
            <>
              <TransferPanel ticket={ticket} />
              <CancelPanel ticket={ticket} />
            </>
          )}
        </Late>
      )}
      {!isOffline && ticket.order_public_id !== undefined && (
        <p>
          <Link className={type['link']} to={`/me/orders/${ticket.order_public_id}`}>
            {t('order')}
          </Link>
        </p>
      )}
    </Stack>
  );
};
