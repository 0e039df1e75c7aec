import { useTranslations } from 'use-intl/react';
import { RunnerSwitch } from '../../shared/result/runner-switch.tsx';
import { SettingBlock } from './setting-block.tsx';

/** The page of all own starts (RESULT-10). */
export const RunnerBlock = () => {
  const t = useTranslations('runner');
  return (
    <SettingBlock id="runner" title={t('title')} lead={t('lead')}>
      <RunnerSwitch />
    </SettingBlock>
  );
};
