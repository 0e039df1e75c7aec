import type { InsuranceOffer } from '@trassa/contracts';
import { validityDays } from '@trassa/rules';
import { bindSums } from '../../shared/format/bind-sums.ts';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './purchase-sheet.module.css';

type Props = { offers: readonly InsuranceOffer[]; value: string; onChange(publicId: string): void };

/** What is offered for the format, as plates. */
export const OfferPick = ({ offers, value, onChange }: Props) => {
  const t = useTranslations('insurance.purchase');
  const u = useTranslations('ui');
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('offer')}</legend>
      {offers.map((offer) => (
        <label
          key={offer.public_id}
          className={css['offer']}
          aria-label={`${offer.title}, ${format.roubles(offer.price)}`}
        >
          <input
            type="radio"
            name={name}
            checked={offer.public_id === value}
            onChange={() => onChange(offer.public_id)}
          />
          <span className={css['plate']}>
            <span className={css['name']}>
              <b>{offer.title}</b>
              <small>{bindSums(offer.subtitle)}</small>
            </span>
            <span className={css['price']}>
              {format.roubles(offer.price)}
              <small>{u('days', { count: validityDays(offer.validity_time) })}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
