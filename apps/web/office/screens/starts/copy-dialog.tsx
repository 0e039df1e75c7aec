import type { OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { CheckField } from '../../../app/shared/ui/fields/check-field.tsx';
import { Dialog } from '../../../app/shared/ui/overlays/overlay.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { MomentField } from '../../shared/fields/moment-field.tsx';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from './starts.module.css';

const parts = ['formats', 'prices', 'clusters', 'texts', 'numbers', 'goods'] as const;
type Part = (typeof parts)[number];
const year = 364 * 86_400;

/** A start like this one on another day (J2): a year later by the weekday, until somebody says otherwise. */
export const CopyDialog = ({ start, onClose }: { start: OfficeStart; onClose(): void }) => {
  const t = useTranslations('starts');
  const form = useTranslations('startForm');
  const frame = useTranslations('frame');
  const go = useGoFromWindow();
  const [isOpen, setOpen] = useState(true);
  const [at, setAt] = useState<number | null>(start.start_time + year);
  const [taken, setTaken] = useState<readonly Part[]>(parts);
  const [isShifted, setShifted] = useState(true);
  const copy = useAct(calls.starts.copy, {
    onDone: ({ values }) => {
      setOpen(false);
      void go(`/starts/${values.public_id}`);
    },
  });
  const toggle = (part: Part): void =>
    setTaken((before) => (before.includes(part) ? before.filter((one) => one !== part) : [...before, part]));
  const error = fieldProblem(copy.error, 'start_time');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      title={t('copyTitle')}
      actions={
        <>
          <Button
            isBusy={copy.isPending}
            onClick={() =>
              copy.mutate({
                params: { id: start.public_id },
                body: { start_time: at ?? 0, with: [...taken], shift_prices: isShifted ? 'days' : 'none' },
              })
            }
          >
            {t('makeCopy')}
          </Button>
          <Button kind="line" onClick={onClose}>
            {frame('cancel')}
          </Button>
        </>
      }
    >
      <div className={css['window']}>
        <p>{t('copyText')}</p>
        <MomentField label={form('startTime')} value={at} onChange={setAt} timezone={start.timezone} error={error} />
        <fieldset className={css['checks']}>
          <legend>{t('copyWith')}</legend>
          {parts.map((part) => (
            <CheckField key={part} checked={taken.includes(part)} onChange={() => toggle(part)}>
              {t(`with.${part}`)}
            </CheckField>
          ))}
          <CheckField checked={isShifted} onChange={() => setShifted(!isShifted)}>
            {t('shiftPrices')}
          </CheckField>
        </fieldset>
        {error === undefined && <ProblemNote error={copy.error} />}
      </div>
    </Dialog>
  );
};
