import type { OfficeBanner } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from '../starts/sales.module.css';
import starts from '../starts/starts.module.css';

/** What the site shows while a change of the banner waits. */
export const BannerLive = ({ live }: { live: NonNullable<OfficeBanner['live']> }) => {
  const t = useTranslations('banners');
  const moment = useMoment();
  const { money } = useFormat();
  const { title, page, link, picture, price, old_price: oldPrice, starts_at: from, ends_at: until } = live;
  const dates = [
    from === null ? null : t('shownFrom', { at: moment(from) }),
    until === null ? null : t('shownUntil', { at: moment(until) }),
  ].filter((part) => part !== null);
  return (
    <Card title={t('live')}>
      <div className={css['stack']}>
        {picture && <img className={starts['land']} src={`/images/${picture}?w=960`} alt="" width={640} height={320} />}
        <p>{title}</p>
        <p>
          {t('field.page')}: {t(`value.page.${page}`)}
        </p>
        <p>
          {t('field.link')}: {link}
        </p>
        {price !== null && (
          <p>
            {t('field.price')}: {money(price)}
          </p>
        )}
        {oldPrice !== null && (
          <p>
            {t('field.old_price')}: {money(oldPrice)}
          </p>
        )}
        {dates.length > 0 && (
          <p>
            {t('onSiteWhen')}: {dates.join(' ')}
          </p>
        )}
      </div>
    </Card>
  );
};
