import type { Ticket } from '@trassa/contracts';
import { seatText } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../format/use-format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Email } from '../format/email.tsx';
import type { Fact } from '../ui/layout/key-value.tsx';

/** Names and values of a ticket as its card shows them; the e-mail is there for the purchaser alone (TICKET-45, DEC-76). */
export const useTicketFacts = (ticket: Ticket): Fact[] => {
  const t = useTranslations('ticket');
  const format = useFormat();
  const { language } = useLanguage();
  const { info, event_format: race, team } = ticket;
  const person = [info.last_name, info.first_name].filter(Boolean).join(' ');
  const start = [format.dayTime(ticket.starts_at, race.timezone), ticket.cluster].filter(Boolean).join(', ');
  const seat = seatText(info, language);
  return [
    { key: t('start'), value: start },
    // A copy kept for a phone without a network may be older than the field.
    { key: t('format'), value: race.name || race.title },
    ...(person || ticket.needs_registration ? [{ key: t('participant'), value: person || t('nobody') }] : []),
    ...(team
      ? [
          {
            key: t('team'),
            value: team.number === null ? team.title : t('teamNumber', { title: team.title, number: team.number }),
          },
        ]
      : []),
    ...(seat ? [{ key: t('seat'), value: seat }] : []),
    ...(ticket.refund ? [{ key: t('refund'), value: format.money(ticket.refund.sum) }] : []),
    ...(info.email ? [{ key: t('email'), value: <Email address={info.email} />, isLong: true }] : []),
  ];
};
