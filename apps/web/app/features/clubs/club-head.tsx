import type { Club } from '@trassa/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ClubShield } from '../../shared/club/club-shield.tsx';
import { SITE_ZONE, useFormat } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import ground from '../../shared/styles/ground.module.css';
import type from '../../shared/styles/type.module.css';
import { classes } from '../../shared/ui/classes.ts';
import { Crumbs } from '../../shared/ui/layout/crumbs.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Land } from '../../shared/ui/layout/land/land.tsx';
import { Wrap } from '../../shared/ui/layout/layout.tsx';
import css from './club-page.module.css';

/** Only addresses of the web: a club's people write the link themselves. */
const isWeb = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);

/** Shield, city, name, members and since when a club is here (CLUB-02). */
export const ClubHead = ({ club, actions }: { club: Club; actions: ReactNode }) => {
  const t = useTranslations('clubs');
  const format = useFormat();
  return (
    <header className={classes(css['cover'], ground[club.ground])} data-on="art">
      <Land src={club.land} isFirst />
      <Wrap>
        <Crumbs segment="clubs" child={club.title} />
        <div className={css['head']}>
          <ClubShield club={club} size="l" isFirst isOnLand />
          <div className={css['names']}>
            <p className={css['city']}>{format.name(club.location)}</p>
            <h1 className={css['title']}>
              <Written text={club.title} />
            </h1>
            <ul className={css['facts']}>
              <li>
                <Icon name="team" size="s" /> {t('members', { count: club.members })}
              </li>
              <li>
                <Icon name="clock" size="s" /> {t('since', { date: format.longDay(club.created_date, SITE_ZONE) })}
              </li>
              {club.link && isWeb(club.link) && (
                <li>
                  <a className={type['link']} href={club.link} target="_blank" rel="noopener noreferrer nofollow ugc">
                    {t('site')} <Icon name="out" size="xs" />
                  </a>
                </li>
              )}
            </ul>
            <div className={css['actions']}>{actions}</div>
          </div>
        </div>
      </Wrap>
    </header>
  );
};
