import type { OfficeStart } from '@trassa/contracts/office';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useMay } from '../../shared/door/session.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StartStatus } from './start-status.tsx';
import css from './starts.module.css';

/** The head of every screen of a start: which one, how it stands, its parts. */
export const StartHead = ({ start, actions }: { start: OfficeStart; actions?: ReactNode }) => {
  const t = useTranslations('starts');
  const may = useMay();
  const { longDay, clock } = useFormat();
  const at = `/starts/${start.public_id}`;
  return (
    <>
      <PageHead
        title={`${start.event.title}: ${start.city.name}`}
        isName
        state={<StartStatus state={start.state} />}
        facts={`${longDay(start.start_time, start.timezone)}, ${clock(start.start_time, start.timezone)}`}
        actions={actions}
      />
      <nav className={css['parts']} aria-label={t('parts')}>
        <NavLink to={at} end>
          {t('overview')}
        </NavLink>
        {may('events.text') && <NavLink to={`${at}/settings`}>{t('settings')}</NavLink>}
        {may('formats.view') && <NavLink to={`${at}/formats`}>{t('formats')}</NavLink>}
        {may('formats.view') && <NavLink to={`${at}/prices`}>{t('prices')}</NavLink>}
        {may('places.view') && <NavLink to={`${at}/places`}>{t('places')}</NavLink>}
        {may('tickets.view') && <NavLink to={`${at}/participants`}>{t('participants')}</NavLink>}
      </nav>
    </>
  );
};
