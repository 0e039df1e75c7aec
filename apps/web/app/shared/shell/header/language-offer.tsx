import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { showGlobalError } from '../../api/global-error.ts';
import { closeOffer } from '../../document/language-offer.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/layout/layout.tsx';
import css from './language-offer.module.css';
import { useAddressIn } from './use-address-in.ts';
import { usePickLanguage } from './use-pick-language.ts';

/** One quiet line above a Russian page for an English browser; it is in every page and hidden until the head marks the browser. */
export const LanguageOffer = () => {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const pickLanguage = usePickLanguage();
  const addressIn = useAddressIn();
  if (language !== 'ru') return null;
  const decline = (event: MouseEvent): void => {
    event.preventDefault();
    closeOffer();
  };
  const accept = (event: MouseEvent): void => {
    event.preventDefault();
    void pickLanguage('en').then(closeOffer, () => showGlobalError({ id: 'network' }));
  };
  return (
    <aside className={css['offer']} lang="en" aria-label={t('offerLabel')}>
      <Wrap className={css['line']}>
        <span>{t('offerText')}</span>
        <a href={addressIn('en')} className={css['accept']} hrefLang="en" onClick={accept}>
          {t('offerAccept')}
        </a>
        <a href={addressIn('ru')} className={css['close']} hrefLang="ru" onClick={decline} aria-label={t('offerClose')}>
          <Icon name="close" size="s" />
        </a>
      </Wrap>
    </aside>
  );
};
