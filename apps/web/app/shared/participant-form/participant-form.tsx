import type { SizeLeft } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../api/query.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/states/note.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';
import type { ParticipantFormProps } from './answers.ts';
import css from './participant-form.module.css';
import { ParticipantFields } from './participant-fields.tsx';

const MINUTE = 60_000;

/** The participant's own shirt can be kept when it was the last one. */
const withKept = (sizes: readonly SizeLeft[], kept: string | null): readonly SizeLeft[] =>
  sizes.map(({ size, count }) => ({ size, count: size === kept ? count + 1 : count }));

/** The participant form of a format (TICKET-01…25): asks what the format asks and keeps everything that is typed. */
export const ParticipantForm = (props: ParticipantFormProps) => {
  const t = useTranslations('participant');
  const u = useTranslations('ui');
  const format = useQuery({ ...queryOf(calls.events.format, { params: { id: props.formatId } }), staleTime: MINUTE });
  const shirts = useQuery({
    ...queryOf(calls.events.shirts, { params: { event_city: props.eventCityId } }),
    staleTime: MINUTE,
  });
  const left = shirts.data?.values;
  const size = props.kept?.size ?? null;
  const sizes = useMemo(() => left && withKept(left, size), [left, size]);
  if (format.data && sizes) return <ParticipantFields {...props} format={format.data.values} sizes={sizes} />;
  if (format.isError || shirts.isError) {
    const retry = (): void => {
      for (const query of [format, shirts]) if (query.isError) void query.refetch();
    };
    return (
      <Note kind="error" role="alert">
        <p>{t('failed')}</p>
        <Button kind="line" size="sm" className={css['retry']} onClick={retry}>
          {u('retry')}
        </Button>
      </Note>
    );
  }
  return (
    <div className={css['frame']} role="status" aria-label={t('loading')}>
      <div className={css['fields']}>
        {['last', 'first', 'second', 'birth', 'gender'].map((name) => (
          <div key={name} className={css['third']}>
            <Skeleton height="76px" />
          </div>
        ))}
      </div>
    </div>
  );
};
