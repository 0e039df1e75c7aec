import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../app/shared/ui/fields/select-field.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import type { Picked } from './city-pick.tsx';
import { PointFields, type PointTyped } from './point-fields.tsx';

/** /admin/shop/points/new; `?way=`: the way that it is of. */
export const NewPoint = () => {
  const t = useTranslations('delivery');
  const ways = useQuery(read(calls.ways.list, {}));
  return (
    <BehindRight right="shipments.edit">
      <ReadState read={ways}>
        {({ values }) => {
          const pickups = values.filter(({ carrier }) => carrier === 'pickup');
          return pickups.length === 0 ? (
            <Nothing
              isScreen
              title={t('noPickups')}
              action={<ButtonLink to="/shop/delivery/new">{t('new')}</ButtonLink>}
            >
              {t('noPickupsText')}
            </Nothing>
          ) : (
            <Form ways={pickups.map(({ public_id: value, name: label }) => ({ value, label }))} />
          );
        }}
      </ReadState>
    </BehindRight>
  );
};

const first: PointTyped = {
  city: null,
  name_ru: '',
  name_en: null,
  address_ru: '',
  address_en: null,
  schedule_ru: '',
  schedule_en: null,
  latitude: null,
  longitude: null,
};

const Form = ({ ways }: { ways: readonly { value: string; label: string }[] }) => {
  const t = useTranslations('delivery');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [way, setWay] = useState(ways.find(({ value }) => value === params.get('way'))?.value ?? ways[0]?.value ?? '');
  const [values, setValues] = useState(first);
  const [city, setCity] = useState<Picked | null>(null);
  const [isAsked, setAsked] = useState(false);
  const create = useAct(calls.pickupPoints.create, {
    onDone: ({ values: made }) => void navigate(`/shop/points/${made.public_id}`, { replace: true }),
  });
  const errorOf = (field: string): string | undefined =>
    isAsked && field === 'city' && city === null ? t('chooseCity') : fieldProblem(create.error, field);
  const isTold = ['way', ...Object.keys(values)].some((field) => errorOf(field) !== undefined);
  const send = (): void => {
    setAsked(true);
    if (city !== null) create.mutate({ body: { ...values, city: city.id, way } });
  };
  return (
    <>
      <PageHead title={t('newPoint')} />
      <Card title={t('pointWhere')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newPointText')}</p>
          {ways.length > 1 && (
            <SelectField
              id="way"
              label={t('field.way')}
              value={way}
              error={errorOf('way')}
              options={ways}
              onChange={({ target }) => setWay(target.value)}
            />
          )}
          <PointFields
            values={values}
            city={city}
            mayEdit
            set={(field, value) => setValues({ ...values, [field]: value })}
            onCity={setCity}
            errorOf={errorOf}
          />
        </div>
      </Card>
      {!isTold && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={send}>
          {t('addPoint')}
        </Button>
        <ButtonLink kind="line" to="/shop/points">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
