import type { OfficeEvent, OfficeStart } from '@trassa/contracts/office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Upload } from '../../../app/shared/ui/fields/upload.tsx';
import { calls } from '../../generated/calls.ts';
import { ask } from '../../shared/api/client.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from './starts.module.css';

/** The generated land of a start, or a photograph of its event (3.4, step 4). */
export const PictureFields = ({ start }: { start: OfficeStart }) => {
  const t = useTranslations('startForm');
  const event = useQuery(read(calls.events.read, { params: { id: start.event.public_id } }));
  const another = useAct(calls.starts.plate);
  return (
    <div className={css['form']}>
      <img
        className={css['land']}
        src={`/images/${start.photo ?? start.terrain.wide}?w=960`}
        alt={start.photo ? t('photo') : t('land')}
        width={640}
        height={320}
      />
      <div className={css['buttons']}>
        <Button
          kind="line"
          isBusy={another.isPending}
          onClick={() => another.mutate({ params: { id: start.public_id }, body: { version: start.version } })}
        >
          {t('anotherLand')}
        </Button>
      </div>
      <ProblemNote error={another.error} />
      <ReadState read={event}>{({ values }) => <Photo event={values} />}</ReadState>
    </div>
  );
};

const Photo = ({ event }: { event: OfficeEvent }) => {
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
