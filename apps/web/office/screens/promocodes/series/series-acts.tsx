import type { PromocodeSeries } from '@trassa/contracts/office';
import { freeUsesMost, seriesCountMost } from '@trassa/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { useGoFromWindow } from '../../../shared/frame/use-go-from-window.ts';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import { isMaking } from './is-making.ts';

type Props = { series: PromocodeSeries };
type Act = 'add' | 'stop' | 'remove';

/** More codes, the end of all of them, and the whole series away while nobody has used it. */
export const SeriesActs = ({ series }: Props) => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const go = useGoFromWindow();
  const [asked, setAsked] = useState<Act | null>(null);
  const close = (): void => setAsked(null);
  const args = { params: { id: series.public_id }, body: { version: series.version } };
  const stop = useAct(calls.promocodeSeries.stop, { onDone: close });
  const remove = useAct(calls.promocodeSeries.remove, {
    leave: () => go('/promocode-series', { close, replace: true }),
  });
  const act = asked === 'remove' ? remove : stop;
  return (
    <>
      {series.state !== 'over' && (
        <>
          <Button kind="line" onClick={() => setAsked('add')}>
            {t('add')}
          </Button>
          <Button kind="line" onClick={() => setAsked('stop')}>
            {codes('stop')}
          </Button>
        </>
      )}
      {series.used_codes === 0 && !isMaking(series) && (
        <Button kind="line" onClick={() => setAsked('remove')}>
          {codes('remove')}
        </Button>
      )}
      <AddDialog series={series} isOpen={asked === 'add'} onClose={close} />
      <ActDialog
        isOpen={asked === 'stop' || asked === 'remove'}
        isDanger
        title={codes(asked === 'remove' ? 'removeTitle' : 'stopTitle', { code: series.title })}
        submit={codes(asked === 'remove' ? 'remove' : 'stop')}
        isBusy={act.isPending}
        error={act.error}
        onSubmit={() => act.mutate(args)}
        onClose={close}
      >
        <p>{t(asked === 'remove' ? 'removeText' : 'stopText')}</p>
      </ActDialog>
    </>
  );
};

const AddDialog = ({ series, isOpen, onClose }: Props & { isOpen: boolean; onClose(): void }) => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const { number } = useFormat();
  const [count, setCount] = useState(100);
  const [reason, setReason] = useState('');
  const add = useAct(calls.promocodeSeries.add, { onDone: onClose });
  const [wrongCount, wrongReason] = [fieldProblem(add.error, 'count'), fieldProblem(add.error, 'reason')];
  return (
    <ActDialog
      isOpen={isOpen}
      title={t('addTitle')}
      submit={t('add')}
      isBusy={add.isPending}
      error={wrongCount || wrongReason ? null : add.error}
      onClose={onClose}
      onSubmit={() =>
        add.mutate({
          params: { id: series.public_id },
          body: { version: series.version, count, ...(reason && { reason }) },
        })
      }
    >
      <p>{t('addText')}</p>
      <NumberField
        label={t('field.count')}
        hint={t('countHint', { most: number(seriesCountMost) })}
        isWhole
        value={count}
        error={wrongCount}
        onChange={(value) => setCount(value ?? 0)}
      />
      {series.discount === 100 && series.uses * (series.codes + count) > freeUsesMost && (
        <TextField
          label={codes('field.reason')}
          hint={codes('reasonHint', { count: String(freeUsesMost) })}
          value={reason}
          maxLength={500}
          error={wrongReason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActDialog>
  );
};
