import type { OfficeClubResult } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from './clubs.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import type { useDecide } from './use-decide.ts';

type Props = { result: OfficeClubResult; deciding: ReturnType<typeof useDecide> };

/** Accept by A, decline by D: what may be done with this result now. */
export const DecideBar = ({ result, deciding }: Props) => {
  const t = useTranslations('clubResults');
  const [isOpen, setOpen] = useState(false);
  const { can } = result;
  const isRefusedHere = isOpen || fieldProblem(deciding.error, 'reason') !== undefined;
  if (!can.includes('accept') && !can.includes('decline')) return null;
  return (
    <>
      <div className={css['acts']}>
        {!isRefusedHere && <ProblemNote error={deciding.error} />}
        {can.includes('accept') && (
          <Button data-key="a" isBusy={deciding.isBusy} onClick={() => deciding.accept(result)}>
            {t('accept')} <kbd className={css['key']}>A</kbd>
          </Button>
        )}
        {can.includes('decline') && (
          <Button
            kind="line"
            data-key="d"
            isBusy={deciding.isBusy}
            onClick={() => {
              deciding.reset();
              setOpen(true);
            }}
          >
            {t('decline')} <kbd className={css['key']}>D</kbd>
          </Button>
        )}
      </div>
      <DeclineDialog
        result={result}
        isOpen={isOpen}
        isBusy={deciding.isBusy}
        error={deciding.error}
        onClose={() => {
          deciding.reset();
          setOpen(false);
        }}
        onDecline={(reason) => deciding.decline(result, reason)}
      />
    </>
  );
};
