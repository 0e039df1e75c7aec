import type { EventCityDetail, EventFormat, OrderView, Ticket } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { isNamed } from '../../shared/ticket/ticket-card.ts';
import { type Step, Steps } from '../../shared/ui/layout/steps.tsx';

type Props = {
  order: OrderView;
  tickets: readonly Ticket[];
  format: EventFormat | undefined;
  city: EventCityDetail | undefined;
};

/** What comes of goods, policies and certificates. */
const goodsSteps = (
  { shop, tickets, insurances, certificates, delivery }: OrderView,
  t: ReturnType<typeof useTranslations<'thanks'>>,
): (Step | false)[] => {
  // Goods bought with a ticket cost no delivery: they are handed out with it.
  const isCollected = delivery === 0 && tickets.length > 0;
  return [
    shop.length > 0 &&
      (isCollected
        ? { id: 'collect', sign: 'wall', title: t('steps.collect'), text: t('steps.collectText') }
        : { id: 'goods', sign: 'wall', title: t('steps.goods'), text: t('steps.goodsText') }),
    insurances.length > 0 && {
      id: 'insurance',
      sign: 'rope',
      title: t('steps.insurance', { count: insurances.length }),
      text: t('steps.insuranceText'),
    },
    certificates.length > 0 && {
      id: 'certificates',
      sign: 'finish',
      title: t('steps.certificates', { count: certificates.length }),
      text: t('steps.certificatesText'),
    },
  ];
};

/** What is true of this order: where the letters went, who is registered, what to bring and when to come. */
export const NextSteps = ({ order, tickets, format, city }: Props) => {
  const t = useTranslations('thanks');
  const { dayTime, time, day } = useFormat();
  const open = tickets.filter((ticket) => !isNamed(ticket) && ticket.status === 'active');
  const until = Math.min(...open.map(({ event_format: race }) => race.registration_end));
  const zone = city?.timezone ?? SITE_ZONE;
  const first = city?.programme.toSorted((a, b) => a.time - b.time)[0];
  const steps: (Step | false | undefined)[] = [
    {
      id: 'mail',
      sign: 'spear',
      title: t('steps.mail'),
      text: t(
        order.confirmation?.state === 'waiting'
          ? 'steps.mailConfirm'
          : order.tickets.length > 0
            ? 'steps.mailText'
            : 'steps.mailGoods',
        { email: order.email },
      ),
    },
    tickets.length > 0 &&
      (open.length > 0
        ? {
            id: 'register',
            sign: 'weight',
            title: t('steps.register', { count: open.length }),
            text: t('steps.registerText', { date: dayTime(until, zone) }),
          }
        : tickets.every(({ info }) => info.place !== null)
          ? { id: 'seated', sign: 'weight', title: t('steps.seated'), text: t('steps.seatedText') }
          : { id: 'registered', sign: 'weight', title: t('steps.registered'), text: t('steps.registeredText') }),
    ...goodsSteps(order, t),
    format?.notes ? { id: 'bring', sign: 'bag', title: t('steps.bring'), text: format.notes } : undefined,
    city && first
      ? {
          id: 'come',
          sign: 'finish',
          title: t('steps.come', { time: time(first.time, zone) }),
          text: t('steps.comeText', { day: day(first.time, zone), what: first.title, address: city.address }),
        }
      : undefined,
  ];
  const shown = steps.filter((step): step is Step => Boolean(step));
  return <Steps id="next" title={t('next')} steps={shown} />;
};
