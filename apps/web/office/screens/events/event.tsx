import type { OfficeEvent, officeEvents } from '@trassa/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { useGoFromWindow } from '../../shared/frame/use-go-from-window.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { eventFieldsOf, type EventFieldsShown, useFieldLabel } from '../starts/settings/field-labels.ts';
import css from '../starts/starts.module.css';
import { EventActs } from './event-acts.tsx';
import { EventText, SaleRules } from './event-fields.tsx';
import { EventPhoto } from './event-photo.tsx';
import { EventStatus } from './event-status.tsx';

/** /admin/events/:id: texts, picture, series and rules of sale that all starts of an event share (3.2, 3.4). */
export const EventCard = () => {
  const { id = '' } = useParams();
  const event = useQuery(read(calls.events.read, { params: { id } }));
  return <ReadState read={event}>{({ values }) => <Sheet key={values.public_id} event={values} />}</ReadState>;
};

type Shown = EventFieldsShown & Pick<OfficeEvent, 'event_type'>;

const Sheet = ({ event }: { event: OfficeEvent }) => {
  const t = useTranslations('events');
  const form = useTranslations('startForm');
  const may = useMay();
  const mayEdit = may('events.edit');
  const go = useGoFromWindow();
  const labelOf = useFieldLabel();
  const card = useVersioned<Shown, typeof officeEvents.change>({
    call: calls.events.change,
    newest: { values: { ...eventFieldsOf(event), event_type: event.event_type }, version: event.version },
    argsOf: (patch, version) => ({ params: { id: event.public_id }, body: { ...patch, version } }),
    draftKey: `event ${event.public_id}`,
    // The address of a draft is its id.
    leave: ({ values }) => values.public_id !== event.public_id && go(`/events/${values.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead
        title={event.title_ru}
        isName
        state={<EventStatus status={event.status} />}
        facts={event.series}
        present={{ kind: 'event', id: event.public_id }}
        actions={<EventActs event={event} />}
      />
      <DraftNote card={card} />
      <Split
        side={
          <>
            {may('events.text') && (
              <Card title={form('pictures')}>
                <div className={css['form']}>
                  {event.photo && (
                    <img
                      className={css['land']}
                      src={`/images/${event.photo}?w=960`}
                      alt={form('photo')}
                      width={640}
                      height={320}
                    />
                  )}
                  <EventPhoto event={event} />
                </div>
              </Card>
            )}
            <History call={calls.events.history} id={event.public_id} />
          </>
        }
      >
        <EventStarts event={event} />
        <Card title={form('aboutEvent')}>
          <div className={css['form']}>
            {mayEdit && (
              <SeriesField
                value={card.values.event_type}
                error={errorOf('event_type')}
                onChange={(value) => card.set('event_type', value)}
              />
            )}
            <EventText event={event} values={card.values} set={card.set} errorOf={errorOf} mayEdit={mayEdit} />
          </div>
        </Card>
        {mayEdit && (
          <Card title={form('rules')} aside={form('rulesText')}>
            <SaleRules values={card.values} set={card.set} errorOf={errorOf} />
          </Card>
        )}
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow card={card} label={(field) => (field === 'event_type' ? t('column.series') : labelOf(field))} />
    </>
  );
};

type SeriesProps = { value: string; error: string | undefined; onChange(value: string): void };

const SeriesField = ({ value, error, onChange }: SeriesProps) => {
  const form = useTranslations('startForm');
  const series = useQuery(read(calls.series.list, {}));
  return (
    <ReadState read={series}>
      {({ values }) => (
        <SelectField
          id="event_type"
          label={form('series')}
          value={value}
          error={error}
          options={values.map((one) => ({ value: one.public_id, label: one.title_ru }))}
          onChange={(change) => onChange(change.target.value)}
        />
      )}
    </ReadState>
  );
};

type Start = OfficeEvent['cities'][number];

const EventStarts = ({ event }: { event: OfficeEvent }) => {
  const t = useTranslations('events');
  const form = useTranslations('startForm');
  const { day } = useFormat();
  const columns: DataColumn<Start>[] = [
    {
      id: 'city',
      title: form('city'),
      onPhone: 'name',
      isWide: true,
      cell: (start) => <Link to={`/starts/${start.public_id}`}>{start.city}</Link>,
    },
    { id: 'day', title: t('column.day'), onPhone: 'amount', cell: (start) => day(start.start_time, start.timezone) },
  ];
  return (
    <Card title={form('starts')} aside={event.cities.length > 0 && String(event.cities.length)} isFlush>
      {event.cities.length === 0 ? (
        <p className={css['pad']}>{t('noStarts')}</p>
      ) : (
        <DataTable label={form('starts')} columns={columns} rows={event.cities} keyOf={(start) => start.public_id} />
      )}
    </Card>
  );
};
