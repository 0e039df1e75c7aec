import type { OfficeProductRow } from '@trassa/contracts/office';
import { changedPrice, priceWays, readPriceStep } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import css from './products.module.css';

/** Products whose new prices are shown one by one. */
const most = 10;

type Props = {
  /** Chosen ones of the page. */
  products: readonly OfficeProductRow[];
  /** How many the act is for. */
  count: number;
  params: Readonly<Record<string, string>>;
};

/** Prices as they will be, by the rule that the server counts them with. */
export const NewPrices = ({ products, count, params }: Props) => {
  const t = useTranslations('products');
  const { money, number } = useFormat();
  const way = priceWays.find((one) => one === params['way']);
  if (!way || !params['by']) return <p>{t('priceHint')}</p>;
  const step = readPriceStep(way, params['by']);
  if (step === null) return <p role="alert">{t('priceStep')}</p>;
  const shown = products.slice(0, most);
  return (
    <>
      <ul className={css['prices']} aria-label={t('newPrices')}>
        {shown.map(({ public_id: id, title, price }) => {
          const changed = changedPrice(price, way, step);
          return (
            <li key={id}>
              <span>{title}</span>
              {'price' in changed ? (
                <span>{t('fromTo', { from: money(price), to: money(changed.price) })}</span>
              ) : (
                <b>{t(changed.problem.id === 'number_min' ? 'priceBelow' : 'priceAbove')}</b>
              )}
            </li>
          );
        })}
      </ul>
      {count > shown.length && <p>{t('pricesMore', { count: number(count - shown.length) })}</p>}
    </>
  );
};
