import type { Ticket } from '@trassa/contracts';
import { seatText, type TicketCard } from '@trassa/rules';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../i18n/language.tsx';
import { useFormat } from '../format/use-format.ts';
import { pageExists } from '../navigation.ts';
import ground from '../styles/ground.module.css';
import type from '../styles/type.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { KeyValue } from '../ui/layout/key-value.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { Sign } from '../ui/sign/sign.tsx';
import { Tag } from '../ui/tag.tsx';
import css from './ticket-bib.module.css';
import { cardLooks, cardOf, isPast, opensEntrance, ticketPath, transferLooks, transferOf } from './ticket-card.ts';
import { stubOf } from './ticket-stub.ts';
import { TicketQr } from './ticket-qr.tsx';
import { useTicketFacts } from './use-ticket-facts.tsx';

type Props = {
  ticket: Ticket;
  /** Buttons below the facts. */
  children?: ReactNode;
  heading?: 'h2' | 'h3';
  /** On the ticket's own page the form stands below: no link to it. */
  isOwnPage?: boolean;
};

/** What stands in the place of a number that is to come (`ticket.*`). */
const noNumber: Partial<Record<TicketCard, 'numberAfter' | 'numberLater'>> = {
  unregistered: 'numberAfter',
  registered: 'numberLater',
};

/** A ticket as a bib: terrain, the giant start number, who and when, and the white stub for the desk. */
export const TicketBib = ({ ticket, children, heading: Heading = 'h3', isOwnPage = false }: Props) => {
  const t = useTranslations('ticket');
  const format = useFormat();
  const facts = useTicketFacts(ticket);
  const [now] = useState(() => Date.now() / 1000);
  const { info } = ticket;
  const { language } = useLanguage();
  /** In a stand the number is a seat: the row and the place are what one looks for. */
  const seat = seatText({ sector: null, row: info.row, place: info.place }, language);
  const card = cardOf(ticket, now);
  const transfer = transferOf(ticket);
  const code = opensEntrance(card) ? ticket.qr_code : null;
  return (
    <article className={classes(css['bib'], isPast(ticket, now) && css['past'])}>
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
          <Heading className={css['race']}>{ticket.race || format.name(ticket.city)}</Heading>
          {transfer ? (
            <Tag {...transferLooks[transfer]}>{t(`transfer.${transfer}`)}</Tag>
          ) : (
            <Tag {...cardLooks[card]}>{t(`card.${card}`)}</Tag>
          )}
        </Row>
        {seat ? (
          <div className={css['seat']}>{seat}</div>
        ) : info.number === null ? (
          transfer !== 'given' &&
          ticket.needs_registration &&
          noNumber[card] && <div className={css['none']}>{t(noNumber[card])}</div>
        ) : (
          <div className={css['number']}>
            <span className={type['hidden']}>{t('number')} </span>
            {info.number}
          </div>
        )}
        <KeyValue items={facts} />
        {children && <Row gap={8}>{children}</Row>}
      </div>
      <div className={classes(css['stub'], code && css['code'])}>
        {code ? (
          <>
            <TicketQr text={code} label={t('qr', { number: ticket.ticketNumber })} />
            <b>{t('show')}</b>
          </>
        ) : (
          <>
            <Sign name="finish" />
            <b>{transfer ? t(`transferStub.${transfer}`) : t(stubOf(ticket, now))}</b>
            {card === 'unregistered' &&
              ticket.actions.includes('register') &&
              !isOwnPage &&
              pageExists(ticketPath(ticket)) && <ButtonLink to={ticketPath(ticket)}>{t('register')}</ButtonLink>}
          </>
        )}
        <span>{t('ticketNumber', { number: ticket.ticketNumber })}</span>
      </div>
    </article>
  );
};
