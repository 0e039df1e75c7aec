import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { classes } from '../../../app/shared/ui/classes.ts';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../api/query.ts';
import { useMay } from '../door/session.ts';
import css from './bell.module.css';

/** Seconds between two looks at what waits. */
const every = 60;

/** How many requests wait for this person, on every screen. `isOnBar`: in the bar of a phone. */
export const Bell = ({ isOnBar = false }: { isOnBar?: boolean }) => {
  const t = useTranslations('frame');
  const may = useMay()('approvals.view');
  const waiting = useQuery({ ...readEvery(every, calls.approvals.waiting, {}), enabled: may });
  if (!may) return null;
  const count = waiting.data?.count ?? 0;
  return (
    <Link
      className={classes(css['bell'], isOnBar && css['onBar'])}
      to={count > 0 ? '/approvals?f.who=to_decide' : '/approvals'}
      aria-label={t('waiting', { count })}
      title={t('waiting', { count })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 17V10L9 5H15L18 10V17L20 19H4ZM10 19V21H14V19M12 5V3" />
      </svg>
      {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
    </Link>
  );
};
