import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ticketKinds } from '@trassa/rules';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { ActDialog } from '../../../shared/saving/act-dialog.tsx';
import css from '../sales.module.css';

type Props = { start: string; zone: string; starts: number; onClose(): void };

/** What a format needs first; the rest is on its card. */
export const NewFormat = ({ start, zone, starts, onClose }: Props) => {
  const t = useTranslations('formats');
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [distance, setDistance] = useState<number | null>(null);
  const [startTime, setStartTime] = useState<number | null>(starts);
  const [kind, setKind] = useState<(typeof ticketKinds)[number]>('athlete');
  const [capacity, setCapacity] = useState<number | null>(100);
  const [price, setPrice] = useState<number | null>(null);
  const create = useAct(calls.formats.create, {
    onDone: ({ values }) => void navigate(`/formats/${values.public_id}`),
  });
  const errorOf = (field: string) => fieldProblem(create.error, field);
  const save = (): void =>
    create.mutate({
      body: {
        start,
        title: { ru: title, en: null },
        distance,
        ...(startTime === null ? {} : { start_time: startTime, registration_end: startTime }),
        places: [{ kind, capacity: capacity ?? 0, reserve: 0 }],
        steps: price === null ? [] : [{ kind, price, starts_at: Math.floor(Date.now() / 1000), from_count: null }],
      },
    });
  const isAtField = ['title.ru', 'distance', 'places.0.capacity', 'steps.0.price'].some(errorOf);
  return (
    <ActDialog
      isOpen
      title={t('newTitle')}
      submit={t('create')}
      isBusy={create.isPending}
      error={isAtField ? null : create.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('field.titleRu')}
        value={title}
        maxLength={80}
        error={errorOf('title.ru')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className={css['fields']}>
        <NumberField label={t('field.distance')} value={distance} error={errorOf('distance')} onChange={setDistance} />
        <MomentField label={t('field.start_time')} value={startTime} timezone={zone} onChange={setStartTime} />
        <SelectField
          label={t('field.kind')}
          value={kind}
          options={ticketKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        />
        <NumberField
          label={t('field.capacity')}
          isWhole
          value={capacity}
          error={errorOf('places.0.capacity')}
          onChange={setCapacity}
        />
        <NumberField
          label={t('field.price')}
          hint={t('priceHint')}
          value={price}
          error={errorOf('steps.0.price')}
          onChange={setPrice}
        />
      </div>
    </ActDialog>
  );
};
