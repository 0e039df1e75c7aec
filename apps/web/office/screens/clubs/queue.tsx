import { useQuery } from '@tanstack/react-query';
import type { OfficeClubResult } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { readEvery } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Leading } from '../../shared/frame/leading.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './clubs.module.css';
import { ClubTabs } from './club-tabs.tsx';
import { DecideBar } from './decide-bar.tsx';
import { ResultDesk } from './result-proof.tsx';
import { useDecide } from './use-decide.ts';

/** Seconds after which an empty queue is looked at again. */
const patience = 20;

/** /admin/clubs/results: one result after another, by A, D and Z; whoever only looks is led to the list. */
export const ClubQueue = () => {
  const may = useMay();
  return may('clubs.moderate') ? <Queue /> : <Leading to="/clubs/results/all" />;
};

const Queue = () => {
  const t = useTranslations('clubResults');
  const [last, setLast] = useState<OfficeClubResult | null>(null);
  const next = useQuery({
    ...readEvery(patience, calls.clubResults.next, {}),
    // A claim is of the moment: what another visit of this screen was given may be somebody else's by now.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.values === null ? patience * 1000 : false),
    // Whoever comes back from the proof decides on what he has read: another result would stand under his hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const deciding = useDecide({
    onDone: (result) => setLast(result.state === 'new' ? null : result),
    onLost: () => {
      setLast(null);
      void next.refetch();
    },
  });
  const waiting = next.data?.waiting;
  return (
    <>
      <PageHead
        title={t('queue')}
        facts={waiting !== undefined && t('waiting', { count: waiting })}
        actions={
          <>
            {last && (
              <Button kind="line" data-key="z" isBusy={deciding.isBusy} onClick={() => deciding.undo(last)}>
                {t('undo')} <kbd className={css['key']}>Z</kbd>
              </Button>
            )}
            <ButtonLink kind="line" to="/clubs/results/all">
              {t('all')}
            </ButtonLink>
          </>
        }
      />
      <ClubTabs />
      <ProblemNote error={deciding.undoError} />
      <ReadState read={next}>
        {({ values, waiting: left }) =>
          values === null ? (
            <Nothing title={left === 0 ? t('sorted') : t('taken')}>
              <p>{left === 0 ? t('sortedText') : t('takenText')}</p>
            </Nothing>
          ) : (
            <ResultDesk
              key={`${values.public_id} ${values.version}`}
              result={values}
              acts={<DecideBar result={values} deciding={deciding} />}
            />
          )
        }
      </ReadState>
    </>
  );
};
