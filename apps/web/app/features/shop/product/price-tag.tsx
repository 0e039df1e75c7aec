import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../shared/format/use-format.ts';
import type from '../../../shared/styles/type.module.css';
import { classes } from '../../../shared/ui/classes.ts';
import css from './price-tag.module.css';
import type { ShownPrice } from './shown-price.ts';

type Props = { price: ShownPrice; isBig?: boolean };

/** What a piece costs, and what it cost before; on cards in whole roubles, big with its kopecks (PRICE-06, DEC-10). */
export const PriceTag = ({ price: { price, oldPrice }, isBig = false }: Props) => {
  const t = useTranslations('shop');
  const format = useFormat();
  const show = isBig ? format.money : format.roubles;
  return (
    <p className={classes(css['price'], isBig && css['big'])}>
      <b>{show(price)}</b>
      {oldPrice !== null && (
        <s>
          <span className={type['hidden']}>{t('before')} </span>
          {show(oldPrice)}
        </s>
      )}
    </p>
  );
};
