import type { EventCityDetail, EventFormat, Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { NextSteps } from '../../features/order/next-steps.tsx';
import type { PaidProps } from '../../features/order/thanks-kind.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { isNamed } from '../../shared/ticket/ticket-card.ts';
import type { Step } from '../../shared/ui/layout/steps.tsx';

type Props = PaidProps & {
  tickets: readonly Ticket[];
  format: EventFormat | undefined;
  city: EventCityDetail | undefined;
};

/** Who is registered and who is not yet. */
const useRegistration = (tickets: readonly Ticket[], zone: string): Step[] => {
  const t = useTranslations('thanks');
  const { dayTime } = useFormat();
  const open = tickets.filter((ticket) => !isNamed(ticket) && ticket.status === 'active');
  if (tickets.length === 0) return [];
  if (open.length > 0) {
    const until = Math.min(...open.map(({ event_format: race }) => race.registration_end));
    const isGivable = open.some(({ actions }) => actions.includes('transfer'));
    const text = t(isGivable ? 'steps.registerOrGive' : 'steps.registerText', { date: dayTime(until, zone) });
    return [{ id: 'register', sign: 'weight', title: t('steps.register', { count: open.length }), text }];
  }
  return tickets.every(({ info }) => info.place !== null)
    ? [{ id: 'seated', sign: 'weight', title: t('steps.seated'), text: t('steps.seatedText') }]
    : [{ id: 'registered', sign: 'weight', title: t('steps.registered'), text: t('steps.registeredText') }];
};

/** The next steps of an order with tickets: registration, what to bring and when to come. */
export const TicketSteps = ({ kinds, order, tickets, format, city }: Props) => {
  const t = useTranslations('thanks');
  const { time, day } = useFormat();
  const zone = city?.timezone ?? SITE_ZONE;
  const registration = useRegistration(tickets, zone);
  const opening = city?.programme.toSorted((a, b) => a.time - b.time)[0];
  const last: Step[] = [
    ...(format?.notes ? [{ id: 'bring', sign: 'bag', title: t('steps.bring'), text: format.notes }] : []),
    ...(city && opening
      ? [
          {
            id: 'come',
            sign: 'finish',
            title: t('steps.come', { time: time(opening.time, zone) }),
            text: t('steps.comeText', { day: day(opening.time, zone), what: opening.title, address: city.address }),
          },
        ]
      : []),
  ];
  return <NextSteps kinds={kinds} order={order} mail="mailText" first={registration} last={last} />;
};
