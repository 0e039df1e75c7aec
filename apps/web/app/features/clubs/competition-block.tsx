import type { Club, ClubCompetition } from '@trassa/contracts';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE } from '../../shared/format/use-format.ts';
import { Written } from '../../shared/i18n/written.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Heat } from '../../shared/ui/heat.tsx';
import { Row, Stack } from '../../shared/ui/layout/layout.tsx';
import { Pages } from '../../shared/ui/layout/pages.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import css from './club-page.module.css';
import { CompetitionTable } from './competition-table.tsx';
import { OwnStanding } from './own-standing.tsx';
import { useCompetitionDates } from './use-competition-dates.ts';

const stateKinds = { soon: 'info', running: 'warn', ended: 'muted' } as const;

type Props = {
  club: Pick<Club, 'public_name' | 'location'>;
  competition: ClubCompetition;
  /** Shown as a whole, at this page of its table; null: the first lines. */
  table: { page: number; pages: number } | null;
  isMember: boolean;
  /** Unix seconds when the page was made. */
  now: number;
};

/** A competition of a club: when, by what, who leads, and the person's own place (CLUB-12). */
export const CompetitionBlock = ({ club, competition, table, isMember, now }: Props) => {
  const t = useTranslations('clubs');
  const dates = useCompetitionDates(club.location.timezone ?? SITE_ZONE);
  const { public_id: id, title, state, total, results, competition_type: kind } = competition;
  const page = `/clubs/${club.public_name}`;
  const elapsed = (now - competition.start_date) / Math.max(1, competition.end_date - competition.start_date);
  return (
    <Panel as="article">
      <Stack gap={16}>
        <div className={css['top']}>
          <div className={css['competition']} id={`competition-${id}`}>
            <h3 className={css['name']}>
              <Written text={title} />
            </h3>
            {state !== 'running' && <p className={css['when']}>{dates(competition)}</p>}
          </div>
          <Tag kind={stateKinds[state]}>{t(`state.${state}`)}</Tag>
        </div>
        {state === 'running' && (
          <Heat value={elapsed}>
            <b>{dates(competition)}</b>
          </Heat>
        )}
        <p className={css['text']}>
          {kind.title}. <Written text={competition.description || kind.description} />
        </p>
        <OwnStanding competition={competition} />
        {results.length > 0 ? (
          <CompetitionTable competition={competition} />
        ) : (
          <p>{t(state === 'soon' ? 'soonResults' : 'noResults')}</p>
        )}
        <div className={css['more']}>
          {total > 0 && <p>{t('accepted', { count: total })}</p>}
          {table !== null && <Pages page={table.page} pages={table.pages} />}
          <Row>
            {table === null && total > results.length && (
              <ButtonLink kind="line" size="sm" to={`${page}?competition=${id}#competition-${id}`}>
                {t('wholeTable')}
              </ButtonLink>
            )}
            {table !== null && total > 10 && (
              <ButtonLink kind="line" size="sm" to={`${page}#competition-${id}`}>
                {t('firstTen')}
              </ButtonLink>
            )}
            {state === 'running' && isMember && (
              <ButtonLink to={`${page}/upload-result?competition=${id}`}>{t('upload')}</ButtonLink>
            )}
          </Row>
        </div>
      </Stack>
    </Panel>
  );
};
