import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { RadioPick } from '../../../app/shared/ui/fields/radio-pick.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import { Card } from '../../shared/ui/card.tsx';
import { FilePick } from '../../shared/fields/file-pick.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { RegisterSheet } from './register-sheet.tsx';

/** A provider's file goes up, and a window shows what it would change. */
export const TakeRegister = ({ providers }: { providers: readonly string[] }) => {
  const t = useTranslations('settlement');
  const words = useListWords('payments');
  const { number } = useFormat();
  const [provider, setProvider] = useState(providers[0] ?? '');
  const take = useAct(calls.settlement.upload);
  const apply = useAct(calls.settlement.apply, {
    onDone: () => {
      take.reset();
      toast(t('applied'));
    },
  });
  const close = (): void => {
    take.reset();
    apply.reset();
  };
  const wrong = fieldProblem(take.error, 'file');
  const read = take.data;
  const register = read?.values;
  return (
    <Card title={t('register')}>
      <div className={css['stack']}>
        <p className={css['muted']}>{t('registerText')}</p>
        {providers.length > 1 && (
          <RadioPick
            label={t('provider')}
            value={provider}
            options={providers.map((value) => ({ value, label: words.value('provider', value) }))}
            onChange={(event) => setProvider(event.target.value)}
          />
        )}
        <div className={css['row']}>
          <FilePick
            label={t('take')}
            of="table"
            kind="line"
            isBusy={take.isPending}
            onFile={(file) => {
              const form = new FormData();
              form.set('file', file);
              take.mutate({ query: { provider }, form });
            }}
          />
        </div>
        {wrong ? (
          <Note kind="error" role="alert">
            <p>{wrong}</p>
          </Note>
        ) : (
          <ProblemNote error={take.error} />
        )}
        {read && read.problem_count > 0 && (
          <Note kind="error" role="alert">
            <p>{t('problems', { count: number(read.problem_count) })}</p>
            <ul className={css['locked']}>
              {read.problems.slice(0, 20).map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {line === null ? message : t('line', { line: String(line), message })}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      {register && (
        <RegisterSheet
          key={register.public_id}
          register={register}
          isBusy={apply.isPending}
          error={apply.error}
          onApply={(replace) => apply.mutate({ params: { id: register.public_id }, body: { replace } })}
          onClose={close}
        />
      )}
    </Card>
  );
};
