import type { Club, ClubCompetition } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { LoadFailed } from '../../shared/ui/states/load-failed.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import css from './club-page.module.css';
import { CompetitionBlock } from './competition-block.tsx';
import { competitionsPerPage, type Shown, tablePerPage, useOwnStanding } from './use-own-standing.ts';

type Props = {
  club: Club;
  shown: Shown;
  competitions: readonly ClubCompetition[];
  total: number;
  isMember: boolean;
  now: number;
};

/** Competitions of a club, page by page (CLUB-12). */
export const CompetitionList = ({ club, shown, competitions: listed, total, isMember, now }: Props) => {
  const t = useTranslations('clubs');
  const { competitions, isFailed, isBusy, retry } = useOwnStanding(club.public_id, shown, listed);
  if (total === 0) {
    return (
      <Empty sign="ladder" title={t('noCompetitions')}>
        {t('noCompetitionsText')}
      </Empty>
    );
  }
  return (
    <div className={css['list']}>
      {isFailed && <LoadFailed text={t('ownFailed')} isBusy={isBusy} onRetry={retry} />}
      {competitions.map((competition) => (
        <CompetitionBlock
          key={competition.public_id}
          club={club}
          competition={competition}
          table={
            shown.table?.id === competition.public_id
              ? { page: shown.table.page, pages: Math.ceil(competition.total / tablePerPage) }
              : null
          }
          isMember={isMember}
          now={now}
        />
      ))}
      <Pages page={shown.page} pages={Math.ceil(total / competitionsPerPage)} param="list" />
    </div>
  );
};
