import type { PaymentState as State } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const kinds: Readonly<Record<State, StatusKind>> = {
  new: 'wait',
  waiting: 'wait',
  authorized: 'warn',
  captured: 'ok',
  failed: 'over',
  refunding: 'wait',
  refunded: 'over',
};

/** Where an attempt to pay stands. */
export const PaymentState = ({ state }: { state: State }) => {
  const t = useTranslations('payments');
  return <Status kind={kinds[state]}>{t(`value.state.${state}`)}</Status>;
};
