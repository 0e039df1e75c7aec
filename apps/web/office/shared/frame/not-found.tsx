import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Nothing } from '../ui/nothing.tsx';
import { usePageTitle } from './page-title.ts';

/** No such thing, or none that this person may see: the same words for both. */
export const NotFound = () => {
  const t = useTranslations('frame');
  usePageTitle(t('notFound'));
  return (
    <Nothing
      title={t('notFound')}
      isScreen
      action={
        <ButtonLink kind="line" to="/">
          {t('toHome')}
        </ButtonLink>
      }
    >
      <p>{t('notFoundText')}</p>
    </Nothing>
  );
};
