import { slugOf } from '@trassa/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useMay } from '../../../shared/door/session.ts';
import { RichArea } from '../../../shared/fields/rich-area.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import css from '../starts.module.css';

/** Of a choice of something that is made in place. */
const fresh = 'new';

/** Step 1: an event that is there, or a new one in a series that is there or new. */
export const EventStep = ({ onDone }: { onDone(event: string): void }) => {
  const events = useQuery(read(calls.events.list, { query: { limit: '200', sort: '-created' } }));
  const series = useQuery(read(calls.series.list, {}));
  return (
    <ReadState read={events}>
      {({ values: known }) => (
        <ReadState read={series}>{({ values }) => <Form events={known} series={values} onDone={onDone} />}</ReadState>
      )}
    </ReadState>
  );
};

type Named = { readonly public_id: string; readonly title_ru: string };
type Props = { events: readonly Named[]; series: readonly Named[]; onDone(event: string): void };

const Form = ({ events, series, onDone }: Props) => {
  const t = useTranslations('startForm');
  const may = useMay();
  const mayCreate = may('events.edit');
  const [event, setEvent] = useState(events.length > 0 ? (events[0]?.public_id ?? fresh) : fresh);
  const [type, setType] = useState(series[0]?.public_id ?? fresh);
  const [typed, setTyped] = useState({ title_ru: '', title_en: '', slug: '', description_ru: '', series: '' });
  const set = (field: keyof typeof typed, value: string): void => setTyped((before) => ({ ...before, [field]: value }));
  const createSeries = useAct(calls.series.create);
  const createEvent = useAct(calls.events.create, { onDone: ({ values }) => onDone(values.public_id) });
  const error = createSeries.error ?? createEvent.error;
  const errorOf = (field: string): string | undefined => fieldProblem(createEvent.error, field);
  const seriesError = fieldProblem(createSeries.error, 'title_ru');
  const isAtField = seriesError ?? ['title_ru', 'title_en', 'slug', 'event_type', 'description_ru'].find(errorOf);

  const send = async (): Promise<void> => {
    if (event !== fresh) return onDone(event);
    try {
      const chosen =
        type === fresh
          ? (await createSeries.mutateAsync({ body: { title_ru: typed.series || typed.title_ru } })).values.public_id
          : type;
      setType(chosen);
      await createEvent.mutateAsync({
        body: {
          event_type: chosen,
          title_ru: typed.title_ru,
          ...(typed.title_en && { title_en: typed.title_en }),
          ...(typed.slug && { slug: typed.slug }),
          ...(typed.description_ru && { description_ru: typed.description_ru }),
        },
      });
    } catch {
      // Said at the field or below.
    }
    return undefined;
  };

  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <Card
        title={t('step.event')}
        footer={
          <Button type="submit" isBusy={createSeries.isPending || createEvent.isPending}>
            {t('next')}
          </Button>
        }
      >
        <div className={css['form']}>
          <SelectField
            label={t('chosenEvent')}
            value={event}
            options={[
              ...events.map(({ public_id: value, title_ru: label }) => ({ value, label })),
              ...(mayCreate ? [{ value: fresh, label: t('newEvent') }] : []),
            ]}
            onChange={(change) => setEvent(change.target.value)}
          />
          {event === fresh && (
            <>
              <div className={css['pair']}>
                <TextField
                  label={t('titleRu')}
                  maxLength={120}
                  value={typed.title_ru}
                  error={errorOf('title_ru')}
                  onChange={(change) => set('title_ru', change.target.value)}
                />
                <TextField
                  label={t('titleEn')}
                  isOptional
                  maxLength={120}
                  value={typed.title_en}
                  error={errorOf('title_en')}
                  onChange={(change) => set('title_en', change.target.value)}
                />
                <SelectField
                  label={t('series')}
                  value={type}
                  error={errorOf('event_type')}
                  options={[
                    ...series.map(({ public_id: value, title_ru: label }) => ({ value, label })),
                    { value: fresh, label: t('newSeries') },
                  ]}
                  onChange={(change) => setType(change.target.value)}
                />
                {type === fresh && (
                  <TextField
                    label={t('seriesTitle')}
                    isOptional
                    maxLength={120}
                    placeholder={typed.title_ru}
                    value={typed.series}
                    error={seriesError}
                    onChange={(change) => set('series', change.target.value)}
                  />
                )}
                <TextField
                  label={t('slug')}
                  isOptional
                  hint={t('slugHint')}
                  maxLength={64}
                  placeholder={slugOf(typed.title_ru)}
                  value={typed.slug}
                  error={errorOf('slug')}
                  onChange={(change) => set('slug', change.target.value)}
                />
              </div>
              <RichArea
                label={t('descriptionRu')}
                hint={t('textHint')}
                value={typed.description_ru}
                error={errorOf('description_ru')}
                onChange={(html) => set('description_ru', html)}
              />
            </>
          )}
          {!isAtField && <ProblemNote error={error} />}
        </div>
      </Card>
    </form>
  );
};
