import type { PromocodeSeriesRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../../shared/ui/status.tsx';

/** Whether codes of a series work, will, or are over. */
export const SeriesState = ({ series: { state, codes, used_codes: used } }: { series: PromocodeSeriesRow }) => {
  const t = useTranslations('promocodeSeries');
  if (state === 'over') return <Status kind="over">{t('value.state.over')}</Status>;
  if (codes > 0 && used >= codes) return <Status kind="over">{t('usedUp')}</Status>;
  return <Status kind={state === 'soon' ? 'wait' : 'ok'}>{t(`value.state.${state}`)}</Status>;
};
