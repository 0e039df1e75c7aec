import type { SettlementRegister } from '@trassa/contracts/office';
import { useState } from 'react';
import { formatTypedDate } from '@trassa/rules';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { Sheet } from '../../../app/shared/ui/overlays/overlay.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { Differences } from './differences.tsx';
import { RegisterDays } from './register-days.tsx';

type Props = {
  register: SettlementRegister;
  isBusy: boolean;
  error: unknown;
  onApply(replace: { day: string; version: number }[]): void;
  onClose(): void;
};

/** What a register shows beside our books, before it is applied. */
export const RegisterSheet = ({ register, isBusy, error, onApply, onClose }: Props) => {
  const t = useTranslations('settlement');
  const { number } = useFormat();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { file, from, until, days, same, differences } = register;
  const replaced = days.filter(({ state }) => state === 'replaces');
  const found = register.ours_only + register.theirs_only + register.different;
  const counts = ['matched', 'ours_only', 'theirs_only', 'different'] as const;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={file}
      footer={
        <div className={css['row']}>
          {!same && (
            <Button
              isBusy={isBusy}
              disabled={replaced.some(({ day }) => !ticked.has(day))}
              onClick={() => onApply(replaced.map(({ day, version }) => ({ day, version })))}
            >
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
            { key: t('days'), value: [...new Set([from, until])].map(formatTypedDate).join(' – ') },
            ...counts.map((kind) => ({ key: t(`match.${kind}`), value: number(register[kind]) })),
          ]}
        />
        {same && (
          <Note kind="info">
            <p>{t('same')}</p>
          </Note>
        )}
        <RegisterDays
          days={days}
          ticked={ticked}
          onTick={(day, isTicked) => {
            const next = new Set(ticked);
            if (isTicked) next.add(day);
            else next.delete(day);
            setTicked(next);
          }}
        />
        {differences.length > 0 && (
          <Differences differences={differences.map((difference) => ({ ...difference, accepted: null }))} />
        )}
        {found > differences.length && (
          <p className={css['muted']}>{t('first', { count: number(differences.length) })}</p>
        )}
        <ProblemNote error={error} />
      </div>
    </Sheet>
  );
};
