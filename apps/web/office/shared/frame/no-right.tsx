import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Nothing } from '../ui/nothing.tsx';

/** The person has no right to a whole screen: trying again changes nothing. */
export const NoRight = ({ text }: { text: string }) => {
  const t = useTranslations('frame');
  return (
    <Nothing
      title={text}
      action={
        <ButtonLink kind="line" to="/">
          {t('toHome')}
        </ButtonLink>
      }
    >
      <p>{t('noRightText')}</p>
    </Nothing>
  );
};
