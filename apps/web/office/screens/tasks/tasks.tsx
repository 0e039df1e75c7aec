import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useMay } from '../../shared/door/session.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { useDay, useMoment } from '../../shared/words/moment.ts';
import { TaskList } from './task-list.tsx';

/** /admin/tasks: what waits for this person, the oldest kind of trouble first; each list opens where it is worked off (3.2). */
export const Tasks = () => {
  const t = useTranslations('tasks');
  const clubs = useTranslations('clubResults');
  const may = useMay();
  const privacy = useTranslations('privacy');
  const support = useTranslations('threads');
  const dayOf = useDay();
  const { money, day } = useFormat();
  const moment = useMoment();
  const rights = [
    'approvals.view',
    'refunds.view',
    'orders.view',
    'insurance.view',
    'teams.view',
    'events.view',
    'clubs.moderate',
    'privacy.handle',
    'support.answer',
  ] as const;
  return (
    <>
      <PageHead title={t('title')} />
      {!rights.some((right) => may(right)) && <Nothing title={t('done')} />}
      {may('privacy.handle') && (
        <TaskList
          title={t('privacy')}
          call={calls.privacy.list}
          filter={{ 'f.term': 'soon', sort: 'due' }}
          to="/privacy"
          rowOf={(request) => ({
            id: request.public_id,
            to: `/privacy/${request.public_id}`,
            name: privacy('short', { number: String(request.number) }),
            detail: `${privacy(`value.kind.${request.kind}`)}, ${t('until', { moment: dayOf(request.due) })}`,
            sum: '',
          })}
        />
      )}
      {may('support.answer') && (
        <TaskList
          title={t('support')}
          call={calls.support.list}
          filter={{ 'f.wait': 'late', sort: 'created' }}
          to="/support"
          rowOf={(request) => ({
            id: request.public_id,
            to: `/support/${request.public_id}`,
            name: support('short', { number: String(request.number) }),
            detail: `${support(`value.type.${request.type}`)}, ${moment(request.waits ?? request.created)}`,
            sum: '',
          })}
        />
      )}
      {may('refunds.view') && (
        <TaskList
          title={t('refunds')}
          call={calls.refunds.list}
          filter={{ 'f.state': 'failed', sort: 'created' }}
          to="/refunds"
          rowOf={(refund) => ({
            id: refund.public_id,
            to: '/refunds?f.state=failed',
            name: refund.order.number,
            detail: moment(refund.created),
            sum: money(refund.amount),
          })}
        />
      )}
      {may('insurance.view') && (
        <TaskList
          title={t('policies')}
          call={calls.policies.list}
          filter={{ 'f.repayment': 'failed' }}
          to="/insurance/policies"
          rowOf={(policy) => ({
            id: policy.public_id,
            to: `/insurance/policies/${policy.public_id}`,
            name: policy.number,
            detail: day(policy.starts, policy.timezone),
            sum: money(policy.price),
          })}
        />
      )}
      {may('orders.view') && (
        <TaskList
          title={t('orders')}
          call={calls.orders.list}
          filter={{ 'f.problem': ['unused_money', 'refund_failed', 'not_issued'] }}
          to="/orders"
          rowOf={(order) => ({
            id: order.public_id,
            to: `/orders/${order.public_id}`,
            name: order.number,
            detail: moment(order.created),
            sum: money(order.amount),
          })}
        />
      )}
      {may('approvals.view') && (
        <TaskList
          title={t('approvals')}
          call={calls.approvals.list}
          filter={{ 'f.who': 'to_decide' }}
          to="/approvals"
          rowOf={(approval) => ({
            id: approval.public_id,
            to: `/approvals/${approval.public_id}`,
            name: approval.summary,
            detail: t('until', { moment: moment(approval.until) }),
            sum: approval.sum === null ? '' : money(approval.sum),
          })}
        />
      )}
      {may('teams.view') && (
        <TaskList
          title={t('holes')}
          call={calls.teams.holes}
          filter={{}}
          rowOf={(team) => ({
            id: team.public_id,
            to: `/tickets?f.team=${team.public_id}`,
            name: [team.number === null ? '' : `№ ${team.number}`, team.title].filter(Boolean).join(' '),
            detail: t('lacks', {
              count: team.size - team.members,
              size: team.size,
              place: `${team.start.title}, ${team.format.title}`,
              day: day(team.start.starts, team.start.timezone),
            }),
            sum: '',
          })}
        />
      )}
      {may('clubs.moderate') && (
        <TaskList
          title={t('clubResults')}
          call={calls.clubResults.list}
          filter={{ 'f.state': 'new', sort: 'created' }}
          to="/clubs/results/all"
          rowOf={(result) => ({
            id: result.public_id,
            to: '/clubs/results',
            name: result.person ?? clubs('nameless'),
            detail: `${result.type.title}: ${result.result}, ${moment(result.handed)}`,
            sum: '',
          })}
        />
      )}
      {may('events.view') && (
        <TaskList
          title={t('results')}
          call={calls.starts.list}
          filter={{ 'f.state': 'finished', 'f.results': 'none' }}
          to="/starts"
          rowOf={(start) => ({
            id: start.public_id,
            to: `/starts/${start.public_id}`,
            name: start.event.title,
            detail: `${start.city.name}, ${day(start.start_time, start.timezone)}`,
            sum: '',
          })}
        />
      )}
    </>
  );
};
