import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Nothing } from '../ui/nothing.tsx';

type Props = { text: string; isScreen?: boolean };

/** The person has no right to a whole screen: trying again changes nothing. */
export const NoRight = ({ text, isScreen = false }: Props) => {
  const t = useTranslations('frame');
  return (
    <Nothing
      title={text}
      isScreen={isScreen}
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
