import { Outlet, ScrollRestoration } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Toasts } from '../../../app/shared/ui/overlays/toast.tsx';
import { Bell } from './bell.tsx';
import { FindButton } from '../find/find-button.tsx';
import { Keys } from '../keys/keys.tsx';
import css from './frame.module.css';
import { OfflineBar } from './offline-bar.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Rail } from './rail.tsx';

/** The rail, and beside it the screen of the address; on phones a bar above and tabs below. */
export const Frame = () => {
  const t = useTranslations('frame');
  return (
    <div className={css['app']}>
      <a className={css['skip']} href="#screen">
        {t('skip')}
      </a>
      <Rail />
      <div className={css['column']}>
        <OfflineBar />
        <main id="screen" className={css['main']} tabIndex={-1}>
          <div className={css['top']}>
            <FindButton />
            <Bell />
          </div>
          <Outlet />
        </main>
      </div>
      <PhoneTabs />
      <Keys />
      <Toasts />
      <ScrollRestoration />
    </div>
  );
};
