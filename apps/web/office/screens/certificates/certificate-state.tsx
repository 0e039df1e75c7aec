import type { CertificateState as State } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<State, StatusKind>> = {
  active: 'ok',
  spent: 'over',
  over: 'over',
  blocked: 'wrong',
  returned: 'wait',
};

/** Whether a certificate pays. */
export const CertificateState = ({ state }: { state: State }) => {
  const t = useTranslations('giftCertificates');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
