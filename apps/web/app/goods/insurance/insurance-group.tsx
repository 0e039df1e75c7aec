import { validityDays } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { GoodsGroup } from '../../features/basket/goods-group.tsx';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { type BasketInsurance, type BasketItem, isTicket } from '../../shared/basket/items/basket-item.ts';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import type { GroupsProps } from '../basket-kind.ts';
import { lineErrors } from '../line-errors.ts';
import { quotesOf } from '../quotes-of.ts';
import { ticketNumber } from '../ticket/ticket-number.ts';
import { takesTicket } from './insurance-lines.ts';
import { Insured } from './insured.tsx';

/** Which of the tickets a policy belongs to; null: to none, or to all of a line whose participants are named later. */
const ticketOf = (goods: readonly BasketItem[], { abid }: BasketInsurance): { number: number; name: string } | null => {
  const ticket = goods.filter(isTicket).find(({ unique_id }) => unique_id === abid);
  if (!ticket?.preregistration) return null;
  const { last_name: last, first_name: first } = ticket.info ?? {};
  return { number: ticketNumber(goods, ticket), name: [last, first].filter(Boolean).join(' ') };
};

/** Policies: those that take their person from a ticket, and those with a form of their own. */
export const InsuranceGroup = ({ lines, page }: GroupsProps<BasketInsurance>) => {
  const t = useTranslations('basket.goods');
  const promo = useTranslations('basket.promo');
  const u = useTranslations('ui');
  const format = useFormat();
  const { goods, quote, problem, onEdit } = page;
  const personOf = (line: BasketInsurance): string[] => {
    if (!takesTicket(line)) return [];
    const ticket = ticketOf(goods, line);
    return ticket ? [t('byTicketOf', { number: ticket.number }), ticket.name] : [t('byTicket')];
  };
  if (lines.length === 0) return null;
  return (
    <GoodsGroup
      lines={lines}
      quotes={quotesOf(quote, lines)}
      errors={lineErrors(quote, problem)}
      onEdit={onEdit}
      title={t('insurance')}
      promo={{
        label: promo('labels.insurance'),
        thingOf: ({ public_id }) => public_id,
        check: (code, { public_id }, count) =>
          request(calls.promocodes.insurance, { params: { code, public_id }, query: { count } }, { ownErrors: true }),
      }}
      lookOf={(line) => ({
        picture: line.logo,
        about: [
          line.event?.title ?? null,
          line.format_start_time ? format.longDay(line.format_start_time, line.timezone ?? SITE_ZONE) : null,
          t('validity', { days: u('days', { count: validityDays(line.validity_time) }) }),
          ...personOf(line),
        ],
      })}
      renderBelow={(line) => (takesTicket(line) ? null : <Insured line={line} page={page} />)}
    />
  );
};
