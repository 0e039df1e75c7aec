import type { OfficeStart } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import type { PickedCity } from '../city-field.tsx';
import { PlaceFields, type TypedPlace } from '../place-fields.tsx';
import css from '../starts.module.css';

const nothing: TypedPlace = {
  city: null,
  address_ru: '',
  address_en: null,
  place_ru: '',
  place_en: null,
  latitude: null,
  longitude: null,
  start_time: null,
  finish_time: null,
  sale_start: null,
  sale_end: null,
};
const typedOf = (start: OfficeStart | null): TypedPlace => {
  if (!start) return nothing;
  const { fields } = start;
  return {
    city: fields.city,
    address_ru: fields.address_ru,
    address_en: fields.address_en,
    place_ru: fields.place_ru,
    place_en: fields.place_en,
    latitude: fields.latitude,
    longitude: fields.longitude,
    start_time: fields.start_time,
    finish_time: fields.finish_time,
    sale_start: fields.sale_start,
    sale_end: fields.sale_end,
  };
};
const cityOf = (start: OfficeStart | null): PickedCity | null =>
  start && { ...start.city, ...start.city_point, timezone: start.timezone };

type Props = { event: string; start: OfficeStart | null; onDone(start: string): void };

/** Step 2: where and when; from here on there is a draft of the start. */
export const PlaceStep = ({ event, start, onDone }: Props) => {
  const t = useTranslations('startForm');
  const [values, setValues] = useState(() => typedOf(start));
  const [city, setCity] = useState(() => cityOf(start));
  const [isTried, setTried] = useState(false);
  const done = ({ values: saved }: { values: OfficeStart }): void => onDone(saved.public_id);
  const create = useAct(calls.starts.create, { onDone: done });
  const change = useAct(calls.starts.change, { onDone: done });
  const { error, isPending } = start ? change : create;
  const missing = { city: values.city === null, start_time: values.start_time === null };
  const required = useTranslations('saving')('required');
  const errorOf = (field: string): string | undefined =>
    (isTried && missing[field as keyof typeof missing] ? required : undefined) ?? fieldProblem(error, field);
  const send = (): void => {
    setTried(true);
    const { city: id, start_time: at, ...rest } = values;
    if (id === null || at === null) return;
    const body = { ...rest, city: id, start_time: at };
    if (start) change.mutate({ params: { id: start.public_id }, body: { ...body, version: start.version } });
    else create.mutate({ body: { ...body, event } });
  };
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        send();
      }}
    >
      <Card
        title={t('step.place')}
        footer={
          <Button type="submit" isBusy={isPending}>
            {t('next')}
          </Button>
        }
      >
        <div className={css['form']}>
          <PlaceFields
            values={values}
            city={city}
            errorOf={errorOf}
            isFixed={start?.is_sold ?? false}
            set={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
            onCity={(picked) => {
              setCity(picked);
              setValues((before) => ({ ...before, city: picked.id }));
            }}
          />
          {!Object.keys(values).some(errorOf) && <ProblemNote error={error} />}
        </div>
      </Card>
    </form>
  );
};
