import type { Banner } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../shared/format/use-format.ts';
import type from '../../shared/styles/type.module.css';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import css from './banner-slider.module.css';

/** A thing of the external shop; leads out of the site, and says so. */
export const BannerCard = ({ banner: { link, picture_main, title, price, old_price } }: { banner: Banner }) => {
  const t = useTranslations('shopBanners');
  const shell = useTranslations('shell');
  const format = useFormat();
  return (
    <a className={css['banner']} href={link} rel="noreferrer">
      {picture_main && (
        <Picture
          className={css['picture']}
          src={picture_main}
          alt=""
          width={640}
          height={640}
          sizes="(min-width: 768px) 24vw, 46vw"
          maxWidth={640}
        />
      )}
      <span className={css['name']}>
        <span className={css['words']}>{title}</span>
        <Icon name="out" size="xs" />
        <span className={type['hidden']}>{shell('external')}</span>
      </span>
      {price !== null && (
        <span className={css['price']}>
          <b>{format.roubles(price)}</b>
          {old_price !== null && old_price > price && (
            <s>
              <span className={type['hidden']}>{t('before')} </span>
              {format.roubles(old_price)}
            </s>
          )}
        </span>
      )}
    </a>
  );
};
