import type { InsuranceOffer } from '@trassa/contracts';
import { asksStart, validityDays } from '@trassa/rules';
import { bindSums } from '../../shared/format/bind-sums.ts';
import { useTranslations } from 'use-intl/react';
import { documentLink } from '../../shared/document/document-link.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import type from '../../shared/styles/type.module.css';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import css from './insurance-offers.module.css';

type Props = { offer: InsuranceOffer; isReady: boolean; hasLogo: boolean; onBuy(): void };

/** What an offer pays, from when and for how long, what it costs, and its conditions (INS-25, INS-26). */
export const OfferCard = ({ offer, isReady, hasLogo, onBuy }: Props) => {
  const t = useTranslations('insurance');
  const { language } = useLanguage();
  const u = useTranslations('ui');
  const format = useFormat();
  const delay = validityDays(offer.activation_delay);
  const isOwnDay = asksStart(offer);
  const ownDay = delay > 0 ? t('ownDayIn', { days: u('days', { count: delay }) }) : t('ownDay');
  const start = isOwnDay ? ownDay : t('withRace');
  return (
    <Panel as="li" className={css['card']}>
      <div className={css['head']}>
        {hasLogo && offer.logo && (
          <Picture className={css['logo']} src={offer.logo} alt="" width={48} height={48} sizes="48px" maxWidth={320} />
        )}
        <h2 className={css['title']}>{offer.title}</h2>
        <p className={css['subtitle']}>{bindSums(offer.subtitle)}</p>
      </div>
      <dl className={css['facts']}>
        <div>
          <dt>{t('validity')}</dt>
          <dd className={css['days']}>{u('days', { count: validityDays(offer.validity_time) })}</dd>
        </div>
        <div>
          <dt>{t('begins')}</dt>
          <dd>{start}</dd>
        </div>
      </dl>
      <div className={css['about']}>
        <div className={css['text']} dangerouslySetInnerHTML={{ __html: offer.description }} />
        <p className={css['footnote']}>
          {offer.footnote}{' '}
          {offer.legals && (
            <a
              className={type['link']}
              href={documentLink(offer.legals, language)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('legalsOf', { title: offer.title })}
            >
              {t('legals')}
            </a>
          )}
        </p>
      </div>
      <div className={css['buy']}>
        <b className={classes(type['display'], css['price'])}>{format.roubles(offer.price)}</b>
        <Button
          disabled={!isReady}
          onClick={onBuy}
          aria-label={t(isOwnDay ? 'buyOwnDayOf' : 'buyOf', { title: offer.title })}
        >
          {t(isOwnDay ? 'buyOwnDay' : 'buy')}
        </Button>
      </div>
    </Panel>
  );
};
