import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { FilePick } from '../../../shared/fields/file-pick.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { Note } from '../../../../app/shared/ui/states/note.tsx';

/** A file of results: it goes up at once, and its import opens. */
export const TakeFile = ({ id }: { id: string }) => {
  const t = useTranslations('startResults');
  const go = useNavigate();
  const take = useAct(calls.imports.create, { leave: ({ values }) => go(`/imports/${values.public_id}`) });
  const wrong = fieldProblem(take.error, 'file');
  return (
    <>
      <FilePick
        label={t('take')}
        of="table"
        isBusy={take.isPending}
        onFile={(file) => {
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
