import { validityDays } from '@trassa/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BasketInsurance } from '../../shared/basket/items/basket-item.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { GoodsGroup, type GroupProps } from './goods-group.tsx';

type Props = GroupProps<BasketInsurance> & {
  /** The form of the insured person; nothing for a policy that takes him from its ticket. */
  renderForm(line: BasketInsurance): ReactNode;
  /** Which of the tickets a policy belongs to; null: to none, or to all of a line whose participants are named later. */
  ticketOf(line: BasketInsurance): { number: number; name: string } | null;
};

const takesTicket = (line: BasketInsurance): boolean => line.default && line.abid !== null;

/** Policies: those that take their person from a ticket, and those with a form of their own. */
export const InsuranceGroup = ({ renderForm, ticketOf, ...group }: Props) => {
  const t = useTranslations('basket.goods');
  const u = useTranslations('ui');
  const format = useFormat();
  const personOf = (line: BasketInsurance): string[] => {
    if (!takesTicket(line)) return [];
    const ticket = ticketOf(line);
    return ticket ? [t('byTicketOf', { number: ticket.number }), ticket.name] : [t('byTicket')];
  };
  return (
    <GoodsGroup
      {...group}
      title={t('insurance')}
      promo="insurance"
      lookOf={(line) => ({
        picture: line.logo,
        about: [
          line.event?.title ?? null,
          line.format_start_time ? format.day(line.format_start_time, line.timezone ?? SITE_ZONE) : null,
          t('validity', { days: u('days', { count: validityDays(line.validity_time) }) }),
          ...personOf(line),
        ],
      })}
      renderBelow={(line) => (takesTicket(line) ? null : renderForm(line))}
    />
  );
};
