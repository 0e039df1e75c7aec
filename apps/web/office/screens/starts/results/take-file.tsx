import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';

/** A file of results: it goes up at once, and its import opens. */
export const TakeFile = ({ id }: { id: string }) => {
  const t = useTranslations('startResults');
  const go = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const take = useAct(calls.imports.create, { leave: ({ values }) => go(`/imports/${values.public_id}`) });
  const wrong = fieldProblem(take.error, 'file');
  return (
    <>
      <Button isBusy={take.isPending} onClick={() => picker.current?.click()}>
        {t('take')}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={t('take')}
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (!file) return;
          const form = new FormData();
          form.set('file', file);
          take.mutate({ params: { id }, form });
        }}
      />
      {wrong ? (
        <Note kind="error" role="alert">
          <p>{wrong}</p>
        </Note>
      ) : (
        <ProblemNote error={take.error} />
      )}
    </>
  );
};
