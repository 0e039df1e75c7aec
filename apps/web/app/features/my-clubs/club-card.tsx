import type { Club } from '@trassa/contracts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageExists } from '../../shared/navigation.ts';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { ClubShield } from '../../shared/club/club-shield.tsx';
import { cutText } from '../../shared/club/cut-text.ts';
import css from './my-clubs.module.css';

const MOST = { wide: 130, narrow: 70 } as const;

/** A club: logo, title, description in short, and the way to it (ME-15…17). */
export const ClubCard = ({ club }: { club: Club }) => {
  const t = useTranslations('myClubs');
  const to = `/clubs/${club.public_name}`;
  return (
    <Panel as="article" className={css['panel']}>
      <div className={css['card']}>
        <ClubShield club={club} />
        <h2 className={css['title']}>{club.title}</h2>
        <p className={css['wide']}>{cutText(club.description, MOST.wide)}</p>
        <p className={css['narrow']}>{cutText(club.description, MOST.narrow)}</p>
        {pageExists(to) && (
          <Link className={css['link']} to={to}>
            {t('open')}
          </Link>
        )}
      </div>
    </Panel>
  );
};
