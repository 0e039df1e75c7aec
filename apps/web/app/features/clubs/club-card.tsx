import type { Club } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ClubShield } from '../../shared/club/club-shield.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './clubs.module.css';

type Props = {
  club: Club;
  isFirst?: boolean;
  /** The button of the card. */
  action: ReactNode;
};

/** A club of the list; the whole card leads to its page (CLUB-01). */
export const ClubCard = ({ club, isFirst = false, action }: Props) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  return (
    <article className={css['card']}>
      <div className={css['top']}>
        <ClubShield club={club} isFirst={isFirst} />
        <div className={css['names']}>
          <p className={css['city']}>{format.name(club.location)}</p>
          <h2 className={css['title']}>
            <Link to={`/clubs/${club.public_name}`}>
              <Written text={club.title} />
            </Link>
          </h2>
        </div>
      </div>
      {club.description && (
        <p className={css['about']}>
          <Written text={club.description} />
        </p>
      )}
      {club.competitions > 0 && (
        <Tag icon="clock" kind="warn">
          {t('running', { count: club.competitions })}
        </Tag>
      )}
      <div className={css['foot']}>
        <p className={css['members']}>
          <b>{format.number(club.members)}</b> {t('membersWord', { count: club.members })}
        </p>
        {action}
      </div>
    </article>
  );
};
