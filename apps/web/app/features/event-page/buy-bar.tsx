import type { EventCityDetail } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useStartPrice } from '../../shared/event/use-start-price.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import { plainClick } from '../../shared/ui/plain-click.ts';
import { formatDayTime } from '../../shared/format/dates.ts';
import css from './buy-bar.module.css';

type Props = {
  city: EventCityDetail;
  /** Address of the ticket popup. */
  buyPath: string;
  /** The same button stands in the window already, or nobody knows yet. */
  isAway: boolean;
  onBuy(): void;
};

/** At hand once the poster's button is out of sight: what the start costs and the way to a ticket, or why there is none. */
export const BuyBar = ({ city, buyPath, isAway, onBuy }: Props) => {
  const t = useTranslations('event');
  const format = useFormat();
  const { language } = useLanguage();
  const priceOf = useStartPrice();
  if (city.sale_state === 'past') return null;
  const { main: price } = priceOf(city);
  const reason = {
    open: null,
    soon: city.sale_start
      ? t('saleFrom', { date: formatDayTime(city.sale_start, city.timezone, language) })
      : t('soonTitle'),
    sold_out: t('soldOutTitle'),
    closed: t('closedTitle'),
  }[city.sale_state];
  return (
    <section className={classes(css['bar'], isAway && css['away'])} aria-label={t('buy')} data-on="art">
      <Wrap className={css['in']}>
        <div className={css['text']}>
          <span className={css['what']}>
            {t('cityDate', { city: format.name(city.city), date: format.day(city.start_time, city.timezone) })}
          </span>
          <b className={css['price']}>{reason ?? price}</b>
        </div>
        {reason !== null && (
          <ButtonLink kind="line" size="xl" className={css['button']} to={`?city=${city.public_id}#next`}>
            {t('whereElse')}
          </ButtonLink>
        )}
        {reason === null && (
          <ButtonLink size="xl" className={css['button']} to={buyPath} onClick={plainClick(onBuy)}>
            {t('choose')}
          </ButtonLink>
        )}
      </Wrap>
    </section>
  );
};
