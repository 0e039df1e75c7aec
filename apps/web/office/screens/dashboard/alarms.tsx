import type { OfficeAlarm } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Card } from '../../shared/ui/card.tsx';
import css from './dashboard.module.css';

/** Where it is put right; null: nowhere in the office. */
const leadsTo = ({ code, start }: OfficeAlarm): string | null => {
  switch (code) {
    case 'refund_failed':
      return '/refunds?f.state=failed';
    case 'not_issued':
      return '/orders?f.problem=not_issued';
    case 'payments_failing':
      return '/orders?f.state=pending';
    case 'audit_broken':
      return '/audit';
    case 'sold_out':
    case 'shirts_low':
      return start && `/starts/${start.public_id}/places`;
    case 'results_waiting':
      return start && `/starts/${start.public_id}/results`;
    case 'letters_failing':
      return null;
  }
};
const worst: readonly OfficeAlarm['code'][] = ['audit_broken', 'not_issued', 'refund_failed', 'payments_failing'];

/** What is wrong now; nothing is an answer too. */
export const Alarms = ({ alarms }: { alarms: readonly OfficeAlarm[] }) => {
  const t = useTranslations('dashboard');
  return (
    <Card title={t('alarms')} aside={alarms.length > 0 ? alarms.length : undefined} isFlush>
      {alarms.length === 0 ? (
        <p className={css['calm']}>
          <Icon name="check" size="s" />
          {t('calm')}
        </p>
      ) : (
        <ul className={css['alarms']}>
          {alarms.map((alarm) => {
            const { code, count, start } = alarm;
            const path = leadsTo(alarm);
            return (
              <li key={`${code}${start?.public_id ?? ''}`} data-kind={worst.includes(code) ? 'wrong' : 'warn'}>
                <Icon name="alert" size="s" />
                <p>
                  <b>{code === 'results_waiting' ? t('alarm.results_waiting') : t(`alarm.${code}`, { count })}</b>
                  {[start?.title, t(`alarmText.${code}`)].filter(Boolean).join('. ')}
                </p>
                {path && <Link to={path}>{t('look')}</Link>}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
};
