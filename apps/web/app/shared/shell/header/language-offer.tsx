import { useTranslations } from 'use-intl/react';
import { showGlobalError } from '../../api/global-error.ts';
import { closeOffer } from '../../document/language-offer.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/layout/layout.tsx';
import css from './language-offer.module.css';
import { usePickLanguage } from './use-pick-language.ts';

/** One quiet line above a Russian page for an English browser; it is in every page and hidden until the head marks the browser. */
export const LanguageOffer = () => {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const pickLanguage = usePickLanguage();
  if (language !== 'ru') return null;
  const accept = (): void => {
    void pickLanguage('en').then(closeOffer, () => showGlobalError({ id: 'network' }));
  };
  return (
    <aside className={css['offer']} lang="en" aria-label={t('offerLabel')}>
      <Wrap className={css['line']}>
        <span>{t('offerText')}</span>
        <button type="button" className={css['accept']} onClick={accept}>
          {t('offerAccept')}
        </button>
        <button type="button" className={css['close']} onClick={closeOffer} aria-label={t('offerClose')}>
          <Icon name="close" size="s" />
        </button>
      </Wrap>
    </aside>
  );
};
