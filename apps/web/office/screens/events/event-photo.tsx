import type { OfficeEvent } from '@trassa/contracts/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';

/** A photograph instead of the generated land, for every start of the event. */
export const EventPhoto = ({ event }: { event: OfficeEvent }) => {
  const t = useTranslations('startForm');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (file: File | null) => {
      const form = new FormData();
      if (file) form.append('file', file);
      return ask(calls.events.photo, {
        params: { id: event.public_id },
        query: { version: event.version },
        form,
      });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  const error = fieldProblem(send.error, 'file');
  return (
    <>
      <Upload
        label={t('photo')}
        hint={t('photoHint')}
        isOptional
        error={error}
        accept="image/jpeg,image/png,image/webp"
        fileName={event.photo === null ? null : t('photo')}
        progress={send.isPending ? 0.5 : null}
        onChoose={(file) => send.mutate(file)}
        onRemove={() => send.mutate(null)}
      />
      <p>{t('photoText')}</p>
      {error === undefined && <ProblemNote error={send.error} />}
    </>
  );
};
