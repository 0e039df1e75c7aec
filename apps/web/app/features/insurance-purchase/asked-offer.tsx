import type { InsuranceOffer } from '@trassa/contracts';
import { validityDays } from '@trassa/rules';
import { bindSums } from '../../shared/format/bind-sums.ts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './purchase-sheet.module.css';

/** What was pressed, so that nobody has to remember it: name, price and how long it holds. */
export const AskedOffer = ({ offer }: { offer: InsuranceOffer }) => {
  const u = useTranslations('ui');
  const format = useFormat();
  return (
    <div className={css['plate']}>
      <span className={css['name']}>
        <b>{offer.title}</b>
        <small>{bindSums(offer.subtitle)}</small>
      </span>
      <span className={css['price']}>
        {format.roubles(offer.price)}
        <small>{u('days', { count: validityDays(offer.validity_time) })}</small>
      </span>
    </div>
  );
};
