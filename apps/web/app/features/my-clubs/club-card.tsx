import type { Club } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { ClubAbout } from '../../shared/club/club-about.tsx';
import { ClubShield } from '../../shared/club/club-shield.tsx';
import css from './my-clubs.module.css';

/** A club: logo, title, description in short, and the way to it (ME-15…17). */
export const ClubCard = ({ club }: { club: Club }) => {
  const t = useTranslations('myClubs');
  const to = `/clubs/${club.public_name}`;
  return (
    <Panel as="article" className={css['panel']}>
      <div className={css['card']}>
        <ClubShield club={club} />
        <h2 className={css['title']}>{club.title}</h2>
        <ClubAbout text={club.description} className={css['about']} />
        {pageExists(to) && (
          <Link className={css['link']} to={to}>
            {t('open')}
          </Link>
        )}
      </div>
    </Panel>
  );
};
