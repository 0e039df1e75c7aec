import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useMay } from '../../shared/door/session.ts';
import css from './starts.module.css';

/** The tab of this screen stands in the window of a phone, too. */
const showCurrent = (nav: HTMLElement | null): void => {
  const current = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
};

/** Screens of one start, those that the person may open. */
export const StartTabs = ({ id }: { id: string }) => {
  const t = useTranslations('starts');
  const may = useMay();
  const at = `/starts/${id}`;
  return (
    <nav ref={showCurrent} className={css['parts']} aria-label={t('parts')}>
      <NavLink to={at} end>
        {t('overview')}
      </NavLink>
      {may('events.text') && (
        <NavLink to={`${at}/settings`} data-key="e">
          {t('settings')}
        </NavLink>
      )}
      {may('formats.view') && <NavLink to={`${at}/formats`}>{t('formats')}</NavLink>}
      {may('formats.view') && <NavLink to={`${at}/prices`}>{t('prices')}</NavLink>}
      {may('places.view') && <NavLink to={`${at}/places`}>{t('places')}</NavLink>}
      {may('tickets.view') && <NavLink to={`${at}/participants`}>{t('participants')}</NavLink>}
      {may('numbers.view') && <NavLink to={`${at}/numbers`}>{t('numbers')}</NavLink>}
      {may('mailings.view') && <NavLink to={`/mailings?f.start=${id}`}>{t('letters')}</NavLink>}
      {may('results.view') && <NavLink to={`${at}/results`}>{t('results')}</NavLink>}
    </nav>
  );
};
