import type { ShopItem } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import type { BasketTicket } from '../../shared/basket/items/basket-item.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import css from './optional-card.module.css';
import { OptionalGoods } from './optional-goods.tsx';

/** Goods of the race, offered with the ticket and handed out there; nothing while there are none. */
export const TicketGoods = ({ ticket }: { ticket: BasketTicket }) => {
  const t = useTranslations('basket.optional');
  const format = useQuery({
    ...queryOf(calls.events.format, { params: { id: ticket.format_public_id } }),
    staleTime: 60_000,
  });
  const products = (format.data?.values.eventGoods ?? []) as readonly ShopItem[];
  if (products.length === 0) return null;
  return (
    <details className={css['fold']}>
      <summary>
        {t('ticketTitle')}
        <small>{t('ticketCount', { count: products.length })}</small>
        <Icon name="down" size="s" />
      </summary>
      <OptionalGoods products={products} ticket={ticket} />
    </details>
  );
};
