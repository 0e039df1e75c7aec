import type { OfficeStart } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { EventPhoto } from '../events/event-photo.tsx';
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
      <ReadState read={event}>{({ values }) => <EventPhoto event={values} />}</ReadState>
    </div>
  );
};
