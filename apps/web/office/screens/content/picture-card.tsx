import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { fieldProblem } from '../../shared/api/problem.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import starts from '../starts/starts.module.css';
import css from '../starts/sales.module.css';

type Props = {
  /** Below `/images/`; null: none. */
  picture: string | null;
  hint: string;
  isSaved: boolean;
  /** Said while a picture is missing. */
  problem?: string | undefined;
  /** An empty form takes the picture away. */
  send(form: FormData): Promise<unknown>;
};

/** The picture of a thing; a change of it is written as any other. */
export const PictureCard = ({ picture, hint, isSaved, problem, send }: Props) => {
  const t = useTranslations('contentParts');
  const queries = useQueryClient();
  const sent = useMutation({
    mutationFn: (file: File | null) => {
      const form = new FormData();
      if (file) form.append('file', file);
      return send(form);
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  const error = fieldProblem(sent.error, 'file');
  return (
    <Card title={t('picture')}>
      <div className={css['stack']}>
        {picture && <img className={starts['land']} src={`/images/${picture}?w=960`} alt="" width={640} height={320} />}
        {isSaved ? (
          <Upload
            label={t('photo')}
            hint={hint}
            isOptional={problem === undefined}
            error={error ?? problem}
            accept="image/jpeg,image/png,image/webp"
            fileName={picture === null ? null : t('photo')}
            progress={sent.isPending ? 0.5 : null}
            onChoose={(file) => sent.mutate(file)}
            onRemove={() => sent.mutate(null)}
          />
        ) : (
          <p className={css['muted']}>{t('photoUnsaved')}</p>
        )}
        {error === undefined && <ProblemNote error={sent.error} />}
      </div>
    </Card>
  );
};
