import { useQuery } from '@tanstack/react-query';
import type { ApprovalCard } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { TextArea } from '../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import css from './money.module.css';
import { QuoteFacts } from './quote-facts.tsx';
import { ApprovalStatus } from './states.tsx';

/** /admin/approvals/:id: what somebody asks for, and the decision. */
export const Approval = () => {
  const { id = '' } = useParams();
  const approval = useQuery(read(calls.approvals.read, { params: { id } }));
  return <ReadState read={approval}>{({ values }) => <Sheet approval={values} />}</ReadState>;
};

/** Screens of what requests are about. */
const pathOf = ({ object: { kind, public_id: id } }: ApprovalCard): string | null => {
  if (kind === 'certificate' && id) return `/certificates/${id}`;
  if (kind === 'setting') return `/settings/${id}`;
  return kind === 'order' ? `/orders/${id}` : null;
};

const Sheet = ({ approval }: { approval: ApprovalCard }) => {
  const t = useTranslations('approvals');
  const { money } = useFormat();
  const moment = useMoment();
  const path = pathOf(approval);
  const name = approval.object.title || approval.object.public_id;
  const { decided, decision_reason: reason } = approval;
  return (
    <>
      <PageHead title={approval.summary} isName state={<ApprovalStatus state={approval.state} />} />
      <Split side={approval.can.length > 0 && <Decide key={approval.version} approval={approval} />}>
        {approval.state === 'outdated' && <Outdated approval={approval} />}
        <Card title={t('asked')}>
          <KeyValue
            items={[
              { key: t('column.asked_by'), value: approval.asked_by?.name ?? '–' },
              { key: t('column.asked'), value: moment(approval.asked) },
              // What is made once it is agreed to has no name yet.
              ...(name ? [{ key: t('about'), value: path === null ? name : <Link to={path}>{name}</Link> }] : []),
              ...(approval.sum === null ? [] : [{ key: t('column.sum'), value: money(approval.sum) }]),
              { key: t('reason'), value: approval.reason, isLong: true },
              ...(approval.state === 'waiting' ? [{ key: t('column.until'), value: moment(approval.until) }] : []),
            ]}
          />
        </Card>
        <QuoteFacts quote={approval.quote} />
        {decided !== null && (
          <Card title={t('decision')}>
            <KeyValue
              items={[
                { key: t('column.decided_by'), value: approval.decided_by?.name ?? t('nobody') },
                { key: t('decided'), value: moment(decided) },
                ...(reason === null ? [] : [{ key: t('reason'), value: reason, isLong: true }]),
                ...(approval.single ? [{ key: t('single'), value: t('singleText'), isLong: true }] : []),
                ...(approval.run === null
                  ? []
                  : [{ key: t('run'), value: <Link to={`/runs/${approval.run}`}>{t('runOpen')}</Link> }]),
              ]}
            />
          </Card>
        )}
      </Split>
    </>
  );
};

const textOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '–';

const Outdated = ({ approval }: { approval: ApprovalCard }) => {
  const t = useTranslations('approvals');
  const { money } = useFormat();
  const sum = approval.changes.find(({ field }) => field === 'sum');
  const isAsker = approval.changes.some(({ field }) => field === 'asker_right');
  return (
    <Note kind="warn">
      <p>
        {sum
          ? t('sumChanged', { was: money(Number(textOf(sum.before))), is: money(Number(textOf(sum.after))) })
          : t(isAsker ? 'askerChanged' : 'stateChanged')}
      </p>
    </Note>
  );
};

/** Agree, do not agree, take back: what this person may, with a reason. */
const Decide = ({ approval }: { approval: ApprovalCard }) => {
  const t = useTranslations('approvals');
  const { money } = useFormat();
  const [reason, setReason] = useState('');
  const acts = {
    approve: useAct(calls.approvals.approve),
    decline: useAct(calls.approvals.decline),
    withdraw: useAct(calls.approvals.withdraw),
  };
  const isPending = Object.values(acts).some((act) => act.isPending);
  const error = acts.approve.error ?? acts.decline.error ?? acts.withdraw.error;
  const params = { id: approval.public_id };
  const { version, can } = approval;
  const mayDecide = can.includes('approve');
  const given = reason.trim();
  return (
    <Card title={mayDecide ? t('decide') : t('own')}>
      <div className={css['stack']}>
        {mayDecide ? <p>{t('decideText')}</p> : <p>{t('ownText')}</p>}
        <TextArea
          label={t('reason')}
          hint={mayDecide ? t('reasonHint') : undefined}
          isOptional={!mayDecide}
          rows={3}
          maxLength={500}
          value={reason}
          error={fieldProblem(error, 'reason')}
          onChange={(event) => setReason(event.target.value)}
        />
        {!fieldProblem(error, 'reason') && <ProblemNote error={error} />}
        <div className={css['buttons']}>
          {mayDecide && (
            <Button
              kind="danger"
              data-key="a"
              data-led=""
              isBusy={isPending}
              onClick={() => acts.approve.mutate({ params, body: { version, ...(given && { reason: given }) } })}
            >
              {approval.sum === null ? t('approve') : t('approveSum', { sum: money(approval.sum) })}
            </Button>
          )}
          {can.includes('decline') && (
            <Button
              kind="line"
              data-key="d"
              data-led=""
              isBusy={isPending}
              onClick={() => acts.decline.mutate({ params, body: { version, reason: given } })}
            >
              {t('decline')}
            </Button>
          )}
          {can.includes('withdraw') && (
            <Button
              kind="line"
              isBusy={isPending}
              onClick={() => acts.withdraw.mutate({ params, body: { version, ...(given && { reason: given }) } })}
            >
              {t('withdraw')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
};
