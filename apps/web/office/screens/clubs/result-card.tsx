import { useQuery } from '@tanstack/react-query';
import type { OfficeClubResult } from '@trassa/contracts/office';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { DecideBar } from './decide-bar.tsx';
import { ResultDesk } from './result-proof.tsx';
import { useDecide } from './use-decide.ts';

/** /admin/clubs/results/:id: a result with what was decided about it, which may be decided otherwise. */
export const ClubResultCard = () => {
  const { id = '' } = useParams();
  const result = useQuery(read(calls.clubResults.read, { params: { id } }));
  return (
    <ReadState read={result}>
      {({ values }) => (
        <Sheet
          key={`${values.public_id} ${values.version}`}
          result={values}
          onLost={() => {
            void result.refetch();
          }}
        />
      )}
    </ReadState>
  );
};

const Sheet = ({ result, onLost }: { result: OfficeClubResult; onLost(): void }) => {
  const t = useTranslations('clubResults');
  const moment = useMoment();
  const deciding = useDecide({ onDone: () => undefined, onLost });
  const { public_id: id, person, type, decided, decided_by: by, is_official: isOfficial, state } = result;
  const facts =
    decided === null
      ? undefined
      : t(isOfficial && by === null && state === 'accepted' ? 'byTable' : 'decidedBy', {
          name: by?.name ?? t('nobody'),
          moment: moment(decided),
        });
  return (
    <>
      <PageHead
        title={t('name', { person: person ?? t('nameless'), type: type.title })}
        isName
        present={{ kind: 'club_result', id }}
        facts={facts}
        actions={
          result.can.includes('undo') && (
            <Button kind="line" data-key="z" isBusy={deciding.isBusy} onClick={() => deciding.undo(result)}>
              {t('undo')}
            </Button>
          )
        }
      />
      <ProblemNote error={deciding.undoError} />
      <ResultDesk
        result={result}
        acts={<DecideBar result={result} deciding={deciding} />}
        more={<History call={calls.clubResults.history} id={id} />}
      />
    </>
  );
};
