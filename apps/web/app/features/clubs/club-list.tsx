import type { City, Club } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Row } from '../../shared/ui/layout/layout.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { PastEnd } from '../../shared/ui/states/past-end.tsx';
import { ClubCard } from './club-card.tsx';
import { type ClubQuery, clubsPerPage } from './club-filters.ts';
import { ClubTools } from './club-tools.tsx';
import css from './clubs.module.css';
import { JoinButton } from './join-button.tsx';
import { WriteButton } from './write-button.tsx';

type Props = {
  query: ClubQuery;
  clubs: readonly Club[];
  total: number;
  /** A page behind the last one was asked for. */
  isPastEnd: boolean;
  cities: readonly City[];
  /** Opens the support popup. */
  onWrite(): void;
  /** Reads the list anew. */
  onJoined(): void;
};

/** Clubs with their search, order and pages (CLUB-01). */
export const ClubList = ({ query, clubs, total, isPastEnd, cities, onWrite, onJoined }: Props) => {
  const t = useTranslations('clubs');
  const isNarrowed = query.search !== '' || query.city !== null;
  if (total === 0 && !isNarrowed) {
    return (
      <Empty sign="wall" title={t('noClubs')} action={<WriteButton onOpen={onWrite} />}>
        {t('noClubsText')}
      </Empty>
    );
  }
  return (
    <>
      <ClubTools query={query} cities={cities} />
      <Row isSpread className={css['found']}>
        <p role="status">
          <b>{t(isNarrowed ? 'found' : 'count', { count: total })}</b>
        </p>
        {isNarrowed && total > 0 && (
          <ButtonLink kind="quiet" size="sm" to="/clubs" preventScrollReset>
            {t('reset')}
          </ButtonLink>
        )}
      </Row>
      {clubs.length > 0 ? (
        <ul className={css['list']}>
          {clubs.map((club, index) => (
            <li key={club.public_id} data-later={index > 2 || undefined}>
              <ClubCard
                club={club}
                isFirst={index < 3}
                action={<JoinButton club={club} size="sm" kind="line" onDone={onJoined} />}
              />
            </li>
          ))}
        </ul>
      ) : isPastEnd ? (
        <PastEnd pages={Math.ceil(total / clubsPerPage)} />
      ) : (
        <Empty sign="net" title={t('nothing')} action={<ButtonLink to="/clubs">{t('reset')}</ButtonLink>}>
          {t('nothingText')}
        </Empty>
      )}
      <div className={css['pages']}>
        <Pages page={query.page} pages={Math.ceil(total / clubsPerPage)} />
      </div>
    </>
  );
};
