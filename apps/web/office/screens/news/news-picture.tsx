import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeNews } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import starts from '../starts/starts.module.css';
import css from '../starts/sales.module.css';

/** A photograph above the text; a change of it is written as any other. */
export const NewsPicture = ({ item, isSaved }: { item: OfficeNews; isSaved: boolean }) => {
  const t = useTranslations('newsItems');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (file: File | null) => {
      const form = new FormData();
      if (file) form.append('file', file);
      return ask(calls.news.picture, { params: { id: item.public_id }, query: { version: item.version }, form });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  const error = fieldProblem(send.error, 'file');
  return (
    <Card title={t('picture')}>
      <div className={css['stack']}>
        {item.picture && (
          <img className={starts['land']} src={`/images/${item.picture}?w=960`} alt="" width={640} height={320} />
        )}
        {isSaved ? (
          <Upload
            label={t('photo')}
            hint={t('photoHint')}
            isOptional
            error={error}
            accept="image/jpeg,image/png,image/webp"
            fileName={item.picture === null ? null : t('photo')}
            progress={send.isPending ? 0.5 : null}
            onChoose={(file) => send.mutate(file)}
            onRemove={() => send.mutate(null)}
          />
        ) : (
          <p className={css['muted']}>{t('photoUnsaved')}</p>
        )}
        {error === undefined && <ProblemNote error={send.error} />}
      </div>
    </Card>
  );
};
