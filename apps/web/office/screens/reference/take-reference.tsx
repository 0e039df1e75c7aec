import type { ReferenceKind } from '@trassa/rules';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { FilePick } from '../../shared/fields/file-pick.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

type Props = {
  kind: ReferenceKind;
  /** A list among others says whose file it is. */
  label: string;
  isLine?: boolean;
};

/** A file of a list: it goes up at once, and its import opens. */
export const TakeReference = ({ kind, label, isLine = false }: Props) => {
  const t = useTranslations('reference');
  const go = useNavigate();
  const take = useAct(calls.reference.create, {
    leave: ({ values }) => go(`/reference/imports/${values.public_id}`),
  });
  const wrong = fieldProblem(take.error, 'file');
  return (
    <>
      <FilePick
        label={label}
        of="table"
        {...(isLine ? { kind: 'line' as const } : {})}
        isBusy={take.isPending}
        onFile={(file) => {
          const form = new FormData();
          form.set('file', file);
          take.mutate({ params: { id: kind }, form });
        }}
      />
      {take.isPending && <span role="status">{t('sending')}</span>}
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
