import type { Quote } from '@trassa/contracts';
import { groupLines } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import type { BasketItem } from '../../shared/basket/basket-item.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './checkout.module.css';

type Props = { goods: readonly BasketItem[]; quote: Quote | null };

/** Sums by section; the figures are the server's as soon as they are there (BASKET-14). */
export const Totals = ({ goods, quote }: Props) => {
  const t = useTranslations('checkout');
  const format = useFormat();
  const quoteOf = (line: BasketItem) => quote?.lines.find((item) => item.unique_id === line.unique_id);
  const reasons = new Map<'sale' | 'vip' | 'promocode', number>();
  for (const line of quote?.lines ?? [])
    if (line.reason && line.discount > 0) reasons.set(line.reason, (reasons.get(line.reason) ?? 0) + line.discount);
  return (
    <dl className={css['totals']}>
      <div className={css['section']}>
        <dt>{t('events')}</dt>
        <dd>{goods.reduce((sum, line) => sum + line.count, 0)}</dd>
      </div>
      {groupLines(goods).map(({ groupId, lines, count }) => {
        const [first] = lines;
        if (!first) return null;
        const full = lines.reduce((sum, line) => sum + (quoteOf(line)?.price ?? line.price) * line.count, 0);
        return (
          <div key={groupId}>
            <dt>{t('line', { title: `${format.name(first.city)}, ${first.title}`, count })}</dt>
            <dd>{format.money(full)}</dd>
          </div>
        );
      })}
      {[...reasons].map(([reason, sum]) => (
        <div key={reason} className={css['discount']}>
          <dt>{t(`discount.${reason}`)}</dt>
          <dd>−{format.money(sum)}</dd>
        </div>
      ))}
      <div className={css['total']}>
        <dt>{t('total')}</dt>
        <dd aria-live="polite">{quote ? format.money(quote.amount) : t('counting')}</dd>
      </div>
    </dl>
  );
};
