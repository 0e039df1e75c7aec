import type { SettlementRegister } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { Differences } from './differences.tsx';
import { shownDay } from './shown-day.ts';

type Props = {
  register: SettlementRegister;
  isBusy: boolean;
  error: unknown;
  onApply(id: string): void;
  onClose(): void;
};

/** What a register shows beside our books, before it is applied. */
export const RegisterSheet = ({ register, isBusy, error, onApply, onClose }: Props) => {
  const t = useTranslations('settlement');
  const { number } = useFormat();
  const { file, from, until, same, differences } = register;
  const counts = ['matched', 'ours_only', 'theirs_only', 'different'] as const;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={file}
      footer={
        <div className={css['row']}>
          {!same && (
            <Button isBusy={isBusy} onClick={() => onApply(register.public_id)}>
              {t('apply')}
            </Button>
          )}
          <Button kind="line" onClick={onClose}>
            {t('leave')}
          </Button>
        </div>
      }
    >
      <div className={css['window']}>
        <KeyValue
          items={[
            { key: t('days'), value: [...new Set([from, until])].map(shownDay).join(' – ') },
            ...counts.map((kind) => ({ key: t(`match.${kind}`), value: number(register[kind]) })),
          ]}
        />
        {same && (
          <Note kind="info">
            <p>{t('same')}</p>
          </Note>
        )}
        {differences.length > 0 && (
          <Differences differences={differences.map((difference) => ({ ...difference, accepted: null }))} />
        )}
        <ProblemNote error={error} />
      </div>
    </Sheet>
  );
};
