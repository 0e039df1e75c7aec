import { useTranslations } from 'use-intl/react';
import { Note } from '../../shared/ui/states/note.tsx';

/** Without scripts the forms cannot send anything, and say so. */
export const NoScript = () => {
  const t = useTranslations('signIn');
  return (
    <noscript>
      <Note kind="warn">{t('needsScript')}</Note>
    </noscript>
  );
};
