import type { Club } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ClubAbout } from '../../shared/club/club-about.tsx';
import { ClubShield } from '../../shared/club/club-shield.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import ground from '../../shared/styles/ground.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './club-card.module.css';

type Props = {
  club: Club;
  isFirst?: boolean;
  /** The button of the card. */
  action: ReactNode;
};

/** A club of the list, a strip that begins with its land; the whole of it leads to the club's page (CLUB-01). */
export const ClubCard = ({ club, isFirst = false, action }: Props) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  return (
    <article className={css['card']}>
      <div className={classes(css['land'], ground[club.ground])} data-on="art">
        <Land src={club.land} isFirst={isFirst} />
        <ClubShield club={club} isFirst={isFirst} isOnLand />
      </div>
      <div className={css['names']}>
        <p className={css['city']}>{format.name(club.location)}</p>
        <h2 className={css['title']}>
          <Link to={`/clubs/${club.public_name}`}>
            <Written text={club.title} />
          </Link>
        </h2>
        {club.description && <ClubAbout text={club.description} className={css['about']} />}
        {club.competitions > 0 && (
          <Tag icon="clock" kind="warn" className={css['running']}>
            {t('running', { count: club.competitions })}
          </Tag>
        )}
      </div>
      <p className={css['members']}>
        <b>{format.number(club.members)}</b> {t('membersWord', { count: club.members })}
      </p>
      <div className={css['action']}>{action}</div>
    </article>
  );
};
