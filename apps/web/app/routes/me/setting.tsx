import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import { CabinetFrame } from '../../features/cabinet/cabinet-frame.tsx';
import { Farewell } from '../../features/settings/own-data/farewell.tsx';
import { SettingsLoading, SettingsPage } from '../../features/settings/settings-page.tsx';
import { Seo } from '../../shared/seo.tsx';
import { OnlyMembers } from '../../shared/session-guards.tsx';
import { endSession } from '../../shared/session.ts';
import { OnlyRegistered } from './only-registered.tsx';

/** Own data and ways in (ROUTE-54). */
const SettingPage = () => {
  const t = useTranslations('settings');
  const [isGone, setIsGone] = useState(false);
  const leave = (): void => {
    // First the farewell: without a session this page would ask to sign in.
    flushSync(() => setIsGone(true));
    endSession();
  };
  return (
    <>
      <Seo title={t('title')} description={t('description')} path="/me/setting" noIndex />
      {isGone ? (
        <Farewell />
      ) : (
        <CabinetFrame title={t('title')}>
          <OnlyMembers pending={<SettingsLoading />}>
            <OnlyRegistered pending={<SettingsLoading />}>
              <SettingsPage onGone={leave} />
            </OnlyRegistered>
          </OnlyMembers>
        </CabinetFrame>
      )}
    </>
  );
};
export default SettingPage;
