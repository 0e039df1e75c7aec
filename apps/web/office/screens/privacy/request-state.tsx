import type { OfficePrivacyRow } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status } from '../../shared/ui/status.tsx';

type Props = Pick<OfficePrivacyRow, 'outcome' | 'left' | 'soon'>;

/** How a request stands: what became of it, or how much of its term is left. */
export const RequestState = ({ outcome, left, soon }: Props) => {
  const t = useTranslations('privacy');
  if (outcome !== null) return <Status kind={outcome === 'done' ? 'ok' : 'over'}>{t(`outcome.${outcome}`)}</Status>;
  if (!left) return <Status kind="wrong">{t('late')}</Status>;
  return <Status kind={soon ? 'warn' : 'wait'}>{t('left', { count: left })}</Status>;
};
