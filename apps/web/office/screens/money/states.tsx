import type { Approval, OfficeRefund, Run } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Status, type StatusKind } from '../../shared/ui/status.tsx';

const approvalKinds: Record<Approval['state'], StatusKind> = {
  waiting: 'wait',
  approved: 'ok',
  declined: 'wrong',
  withdrawn: 'over',
  outdated: 'warn',
  lapsed: 'over',
};
export const ApprovalStatus = ({ state }: { state: Approval['state'] }) => {
  const t = useTranslations('approvals');
  return <Status kind={approvalKinds[state]}>{t(`value.state.${state}`)}</Status>;
};

const refundKinds: Record<OfficeRefund['state'], StatusKind> = { waiting: 'wait', done: 'ok', failed: 'wrong' };
export const RefundStatus = ({ state }: { state: OfficeRefund['state'] }) => {
  const t = useTranslations('refunds');
  return <Status kind={refundKinds[state]}>{t(`value.state.${state}`)}</Status>;
};

const runKinds: Record<Run['state'], StatusKind> = {
  waiting: 'wait',
  running: 'wait',
  paused: 'warn',
  stopped: 'over',
  done: 'ok',
};
/** A run that is through with failures needs a look. */
export const RunStatus = ({ run }: { run: Pick<Run, 'state' | 'failed'> }) => {
  const t = useTranslations('runs');
  const isFlawed = run.state === 'done' && run.failed > 0;
  return (
    <Status kind={isFlawed ? 'warn' : runKinds[run.state]}>
      {isFlawed ? t('doneWithFailures') : t(`value.state.${run.state}`)}
    </Status>
  );
};
