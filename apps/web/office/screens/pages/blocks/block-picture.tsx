import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Upload } from '../../../../app/shared/ui/fields/upload.tsx';
import { calls } from '../../../generated/calls.ts';
import { ask } from '../../../shared/api/client.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import starts from '../../starts/starts.module.css';

type Props = { pageId: string; picture: string; onChange(picture: string): void };

/** The photograph of a block: it is kept at once, and is on the page once the page is saved. */
export const BlockPicture = ({ pageId, picture, onChange }: Props) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const sent = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return ask(calls.pages.picture, { params: { id: pageId }, form });
    },
    onSuccess: ({ values }) => onChange(values.picture),
  });
  const error = fieldProblem(sent.error, 'file');
  return (
    <>
      {picture && <img className={starts['land']} src={`/images/${picture}?w=960`} alt="" width={640} height={320} />}
      <Upload
        label={parts('photo')}
        hint={t('photoHint')}
        error={error}
        accept="image/jpeg,image/png,image/webp"
        fileName={picture ? parts('photo') : null}
        progress={sent.isPending ? 0.5 : null}
        onChoose={(file) => sent.mutate(file)}
        onRemove={() => onChange('')}
      />
      {error === undefined && <ProblemNote error={sent.error} />}
    </>
  );
};
