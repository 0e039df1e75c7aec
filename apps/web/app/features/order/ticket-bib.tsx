import type { Ticket } from '@trassa/contracts';
import { type TicketCard, ticketCard } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { pageExists } from '../../shared/navigation.ts';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import type { IconName } from '../../shared/ui/icon.tsx';
import { KeyValue } from '../../shared/ui/key-value.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Sign } from '../../shared/ui/sign.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './ticket-bib.module.css';
import { TicketFile } from './ticket-file.tsx';
import { TicketQr } from './ticket-qr.tsx';

type Look = { kind: 'success' | 'warn' | 'info' | 'muted' | 'error'; icon?: IconName };
const looks: Readonly<Record<TicketCard, Look>> = {
  registered: { kind: 'success', icon: 'check' },
  unregistered: { kind: 'warn', icon: 'alert' },
  refund_awaited: { kind: 'info', icon: 'clock' },
  used: { kind: 'muted', icon: 'check' },
  past: { kind: 'muted' },
  returned: { kind: 'muted' },
  blocked: { kind: 'error', icon: 'alert' },
};

/** A ticket as a bib: terrain, the giant start number, who and when, and the white stub for the desk. */
export const TicketBib = ({ ticket }: { ticket: Ticket }) => {
  const t = useTranslations('thanks');
  const format = useFormat();
  const [now] = useState(() => Date.now() / 1000);
  const { info, event_format: race, status } = ticket;
  const card = ticketCard(
    { status, registered: info.registered, offline_registered: info.offline_registered, start_time: race.start_time },
    now,
  );
  const person = [info.last_name, info.first_name].filter(Boolean).join(' ');
  const start = [format.dayTime(race.start_time, race.timezone), ticket.cluster].filter(Boolean).join(', ');
  const registration = `/me/ticket/${ticket.public_id}`;
  const facts = [
    { key: t('start'), value: start },
    { key: t('format'), value: race.title },
    { key: t('participant'), value: person || t('nobody') },
    ...(ticket.team ? [{ key: t('team'), value: ticket.team.title }] : []),
  ];
  return (
    <article className={css['bib']}>
      <div className={classes(css['art'], ground[ticket.terrain.ground])}>
        <Picture
          src={ticket.terrain.tall}
          alt=""
          width={600}
          height={800}
          sizes="(min-width: 768px) 210px, 100vw"
          maxWidth={640}
        />
      </div>
      <div className={css['body']}>
        <Row isSpread>
          <h3>{format.name(ticket.city)}</h3>
          <Tag {...looks[card]}>{t(`card.${card}`)}</Tag>
        </Row>
        {info.number === null ? (
          <div className={classes(css['number'], css['none'])}>
            <span aria-hidden="true">– – –</span>
            <span className={type['hidden']}>{t('numberLater')}</span>
          </div>
        ) : (
          <div className={css['number']}>
            <span className={type['hidden']}>{t('number')} </span>
            {info.number}
          </div>
        )}
        <KeyValue items={facts} />
        <Row gap={8}>
          <TicketFile ticket={ticket} type="pdf">
            {t('pdf')}
          </TicketFile>
          <TicketFile ticket={ticket} type="ics" kind="quiet">
            {t('calendar')}
          </TicketFile>
        </Row>
      </div>
      <div className={css['stub']}>
        {ticket.qr_code ? (
          <>
            <TicketQr text={ticket.qr_code} label={t('qr', { number: ticket.ticketNumber })} />
            <b>{t('show')}</b>
          </>
        ) : (
          <>
            <Sign name="finish" />
            <b>{t(race.qr ? 'qrLater' : 'noQr')}</b>
            {card === 'unregistered' && pageExists(registration) && (
              <ButtonLink to={registration}>{t('register')}</ButtonLink>
            )}
          </>
        )}
        <span>{t('ticketNumber', { number: ticket.ticketNumber })}</span>
      </div>
    </article>
  );
};
