import { useQuery } from '@tanstack/react-query';
import type { OfficePoint, officePoints } from '@trassa/contracts/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { ConflictWindow } from '../../shared/saving/conflict-window.tsx';
import { DraftNote } from '../../shared/saving/draft-note.tsx';
import { useVersioned } from '../../shared/saving/use-versioned.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { History } from '../../shared/ui/history.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { SaveBar } from '../../shared/ui/save-bar.tsx';
import { useChangeWords } from '../../shared/words/change-words.ts';
import css from '../starts/sales.module.css';
import type { Picked } from './city-pick.tsx';
import { PointFields, type PointTyped } from './point-fields.tsx';
import { WayState } from './way-state.tsx';

/** /admin/shop/points/:id: where it is, when it is open, and what was done to it. */
export const Point = () => {
  const { id = '' } = useParams();
  const point = useQuery(read(calls.pickupPoints.read, { params: { id } }));
  return <ReadState read={point}>{({ values }) => <Sheet key={values.public_id} point={values} />}</ReadState>;
};

const valuesOf = (point: OfficePoint): PointTyped => ({
  city: point.city,
  name_ru: point.name_ru,
  name_en: point.name_en,
  address_ru: point.address_ru,
  address_en: point.address_en,
  schedule_ru: point.schedule_ru,
  schedule_en: point.schedule_en,
  latitude: point.latitude,
  longitude: point.longitude,
});

const Sheet = ({ point }: { point: OfficePoint }) => {
  const t = useTranslations('delivery');
  const { valueOf } = useChangeWords();
  const { public_id: id, may_edit: mayEdit, state, version } = point;
  const [picked, setPicked] = useState<Picked | null>(null);
  const card = useVersioned<PointTyped, typeof officePoints.change>({
    call: calls.pickupPoints.change,
    newest: { values: valuesOf(point), version },
    argsOf: ({ city, ...patch }, of) => ({ params: { id }, body: { ...patch, ...(city && { city }), version: of } }),
    draftKey: `pickup point ${id}`,
  });
  const stand = useAct(calls.pickupPoints.state, {
    onDone: ({ values }) => toast(t(values.state === 'published' ? 'pointOpened' : 'pointHidden')),
    rereads: true,
  });
  const errorOf = (field: string): string | undefined => fieldProblem(card.error, field);
  const isTold = Object.keys(card.values).some((field) => errorOf(field) !== undefined);
  const nameOf = (city: unknown): string =>
    [picked, { id: point.city, name: point.city_name }].find((one) => one?.id === city)?.name ?? valueOf('city', city);
  const chosen = card.values.city;
  return (
    <>
      <PageHead
        title={point.name}
        isName
        state={<WayState state={state} />}
        facts={<Link to={`/shop/delivery/${point.way.public_id}`}>{point.way.name}</Link>}
        present={{ kind: 'pickup_point', id }}
        actions={
          mayEdit && (
            <Button
              kind="line"
              disabled={card.count > 0}
              isBusy={stand.isPending}
              onClick={() =>
                stand.mutate({
                  params: { id },
                  body: { version, state: state === 'published' ? 'draft' : 'published' },
                })
              }
            >
              {t(state === 'published' ? 'hidePoint' : 'openPoint')}
            </Button>
          )
        }
      />
      <DraftNote card={card} />
      <ProblemNote error={stand.error} />
      <Split side={<History call={calls.pickupPoints.history} id={id} />}>
        <Card title={t('pointWhere')}>
          <fieldset className={css['stack']} disabled={!mayEdit}>
            <PointFields
              values={card.values}
              city={chosen === null ? null : { id: chosen, name: nameOf(chosen) }}
              mayEdit={mayEdit}
              set={card.set}
              onCity={(city) => {
                setPicked(city);
                card.set('city', city.id);
              }}
              errorOf={errorOf}
            />
          </fieldset>
          <p className={css['muted']}>{t('pointKept')}</p>
        </Card>
      </Split>
      <SaveBar
        count={card.count}
        isBusy={card.isBusy}
        problem={!isTold && <ProblemNote error={card.error} />}
        onSave={card.save}
        onUndo={card.undo}
      />
      <ConflictWindow
        card={card}
        label={(field) => t(`field.${field}` as 'field.city')}
        show={(field, value) => (field === 'city' ? nameOf(value) : valueOf(field, value))}
      />
    </>
  );
};
