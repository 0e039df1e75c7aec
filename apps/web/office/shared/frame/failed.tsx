import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { usePageTitle } from './page-title.ts';
import css from './frame.module.css';

/** A screen broke, or its file did not come, as after a new build: the rest of the office stands. */
export const Failed = () => {
  const t = useTranslations('frame');
  const error = useRouteError();
  usePageTitle(t('failed'));
  const isFile = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <div className={css['message']}>
      <h1>{t('failed')}</h1>
      <Note kind="error" role="alert">
        <p>{t(isFile ? 'failedFile' : 'failedText')}</p>
      </Note>
      <Button kind="line" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
};
