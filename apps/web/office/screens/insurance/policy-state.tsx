import type { PolicyMoment, PolicyRepayment } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const moments: Readonly<Record<PolicyMoment, StatusKind>> = {
  coming: 'wait',
  active: 'ok',
  over: 'over',
  cancelled: 'over',
};
const repayments: Readonly<Record<PolicyRepayment, StatusKind>> = { due: 'wait', done: 'ok', failed: 'wrong' };

/** Where a policy stands in time. */
export const PolicyState = ({ state }: { state: PolicyMoment }) => {
  const t = useTranslations('policies');
  return <Status kind={moments[state]}>{t(`value.state.${state}`)}</Status>;
};

/** What became of its money. */
export const RepaymentState = ({ repayment }: { repayment: PolicyRepayment }) => {
  const t = useTranslations('policies');
  return <Status kind={repayments[repayment]}>{t(`value.repayment.${repayment}`)}</Status>;
};
