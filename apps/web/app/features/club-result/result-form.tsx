import type { Club, ClubCompetition, CompetitionType } from '@trassa/contracts';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Empty } from '../../shared/ui/states/empty.tsx';
import { Stack } from '../../shared/ui/layout/layout.tsx';
import { Panel } from '../../shared/ui/layout/panel.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { OwnResults } from './own-results.tsx';
import { ResultFields } from './result-fields.tsx';
import { useResultForm } from './use-result-form.ts';

type Props = {
  club: Club;
  types: readonly CompetitionType[];
  competitions: readonly ClubCompetition[];
  asked: string | null;
};

/** Hands a result in for a running competition of the club (CLUB-07…10). */
export const ResultForm = ({ club, types, competitions, asked }: Props) => {
  const t = useTranslations('clubResult');
  const state = useResultForm({ club, types, competitions, asked });
  const note = useRef<HTMLDivElement>(null);
  const { outcome } = state;
  useEffect(() => {
    if (outcome && !outcome.isAtField) note.current?.focus();
  }, [outcome]);
  const clubPath = `/clubs/${club.public_name}`;
  const runningTypes = new Set(
    competitions.filter((one) => one.state === 'running').map((one) => one.competition_type.public_id),
  );
  if (runningTypes.size === 0) {
    return (
      <Empty sign="ladder" title={t('none')} action={<ButtonLink to={clubPath}>{t('toClub')}</ButtonLink>}>
        {t('noneText')}
      </Empty>
    );
  }
  const told = outcome && <OutcomeNote ref={note} outcome={outcome} clubPath={clubPath} onAgain={state.again} />;
  if (outcome && outcome.kind !== 'failed') return told;
  return (
    <Panel>
      <form {...state.attributes}>
        <Stack gap={20}>
          {(state.type?.unit ?? 'time') === 'time' && <OwnResults onTake={state.take} />}
          <ResultFields state={state} club={club} types={types} runningTypes={runningTypes} />
          {told}
          <div>
            <Button type="submit" size="xl" isBusy={state.form.isBusy}>
              {t('send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
};
