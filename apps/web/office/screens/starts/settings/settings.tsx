import type { OfficeEvent, OfficeStart, StartFields } from '@trassa/contracts/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { read } from '../../../shared/api/query.ts';
import { useMay } from '../../../shared/door/session.ts';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ConflictWindow } from '../../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../../shared/ui/card.tsx';
import { History } from '../../../shared/ui/history.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { SaveBar } from '../../../shared/ui/save-bar.tsx';
import { EventText, SaleRules } from '../../events/event-fields.tsx';
import type { PickedCity } from '../city-field.tsx';
import { eventFieldsOf, type EventFieldsShown, useFieldLabel } from './field-labels.ts';
import { PictureFields } from '../picture-fields.tsx';
import { PlaceFields } from '../place-fields.tsx';
import { StartHead } from '../start-head.tsx';
import { CourseFields } from './course-fields.tsx';
import { ProgrammeRows } from './programme-rows.tsx';
import { QuestionRows } from './question-rows.tsx';

/** /admin/starts/:id/settings: everything of a start but what it sells, with the rules of its event; one save bar for both. */
export const StartSettings = () => {
  const { id = '' } = useParams();
  const start = useQuery(read(calls.starts.read, { params: { id } }));
  return <ReadState read={start}>{({ values }) => <WithEvent start={values} />}</ReadState>;
};

const WithEvent = ({ start }: { start: OfficeStart }) => {
  const queries = useQueryClient();
  // A draft that was renamed is read by its new address before the start tells of it.
  const [renamed, setRenamed] = useState<string | null>(null);
  const event = useQuery(eventAt(renamed ?? start.event.public_id));
  const onSaved = (answer: Saved): void => {
    const { public_id: id } = answer.values;
    queries.setQueryData(eventAt(id).queryKey, answer);
    flushSync(() => setRenamed(id));
  };
  return <ReadState read={event}>{({ values }) => <Sheet start={start} event={values} onSaved={onSaved} />}</ReadState>;
};

type Saved = { values: OfficeEvent };

const eventAt = (id: string) => read(calls.events.read, { params: { id } });

/** Whether a refusal is told at one of the fields that the card shows. */
const isAtField = (card: { readonly error: Error | null }, fields: object): boolean =>
  Object.keys(fields).some((field) => fieldProblem(card.error, field) !== undefined);

type SheetProps = { start: OfficeStart; event: OfficeEvent; onSaved(answer: Saved): void };

const Sheet = ({ start, event, onSaved }: SheetProps) => {
  const t = useTranslations('startForm');
  const may = useMay();
  const label = useFieldLabel();
  const mayEdit = may('events.edit');
  const [city, setCity] = useState<PickedCity>({ ...start.city, ...start.city_point, timezone: start.timezone });
  const card = useVersioned<StartFields, typeof calls.starts.change.__call & object>({
    call: calls.starts.change,
    newest: { values: start.fields, version: start.version },
    argsOf: (patch, version) => ({ params: { id: start.public_id }, body: { ...patch, version } }),
    draftKey: `start ${start.public_id}`,
  });
  const rules = useVersioned<EventFieldsShown, typeof calls.events.change.__call & object>({
    call: calls.events.change,
    newest: { values: eventFieldsOf(event), version: event.version },
    argsOf: (patch, version) => ({ params: { id: event.public_id }, body: { ...patch, version } }),
    draftKey: `event ${event.public_id}`,
    leave: onSaved,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const eventError = (field: string): string | undefined => fieldProblem(rules.error, field);
  const isTold = isAtField(card, card.values) || isAtField(rules, rules.values);
  return (
    <>
      <StartHead start={start} />
      <DraftNote card={card} />
      <Split
        side={
          <>
            <Card title={t('pictures')}>
              <PictureFields start={start} />
            </Card>
            <History call={calls.starts.history} id={start.public_id} />
          </>
        }
      >
        {mayEdit && (
          <Card title={t('placeTitle')}>
            <PlaceFields
              values={card.values}
              city={city}
              errorOf={errorOf}
              isFixed={start.is_sold}
              set={(field, value) => card.set(field, value as never)}
              onCity={(picked) => {
                setCity(picked);
                card.set('city', picked.id);
              }}
            />
          </Card>
        )}
        {mayEdit && (
          <Card title={t('moves')}>
            <NumberField
              id="move_fee"
              label={t('moveFee')}
              hint={t('moveFeeHint')}
              value={card.values.move_fee}
              error={errorOf('move_fee')}
              onChange={(value) => card.set('move_fee', value ?? 0)}
            />
          </Card>
        )}
        <Card title={t('texts')}>
          <CourseFields values={card.values} set={card.set} errorOf={errorOf} />
        </Card>
        <Card title={t('programme')}>
          <ProgrammeRows
            rows={card.values.programme}
            timezone={start.timezone}
            start={card.values.start_time}
            errorOf={errorOf}
            onChange={(rows) => card.set('programme', rows)}
          />
        </Card>
        <Card title={t('questions')}>
          <QuestionRows
            rows={card.values.questions}
            errorOf={errorOf}
            onChange={(rows) => card.set('questions', rows)}
          />
        </Card>
        <Card title={t('aboutEvent')}>
          <EventText event={event} values={rules.values} set={rules.set} errorOf={eventError} mayEdit={mayEdit} />
        </Card>
        {mayEdit && (
          <Card title={t('rules')} aside={t('rulesText')}>
            <SaleRules values={rules.values} set={rules.set} errorOf={eventError} />
          </Card>
        )}
      </Split>
      <SaveBar
        count={card.count + rules.count}
        isBusy={card.isBusy || rules.isBusy}
        problem={!isTold && <ProblemNote error={card.error ?? rules.error} />}
        onSave={() => {
          card.save();
          rules.save();
        }}
        onUndo={() => {
          card.undo();
          rules.undo();
        }}
      />
      <ConflictWindow card={card} label={label} />
      <ConflictWindow card={rules} label={label} />
    </>
  );
};
