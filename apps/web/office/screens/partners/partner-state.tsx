import type { PartnerRow, PreparedRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

/** Whether a key opens anything. */
export const PartnerState = ({ state }: Pick<PartnerRow, 'state'>) => {
  const t = useTranslations('partners');
  return <Status kind={state === 'active' ? 'ok' : 'over'}>{t(`value.state.${state}`)}</Status>;
};

/** Whether a basket can be opened. */
export const PreparedState = ({ state }: Pick<PreparedRow, 'state'>) => {
  const t = useTranslations('prepared');
  return <Status kind={state === 'open' ? 'ok' : 'over'}>{t(`value.state.${state}`)}</Status>;
};
