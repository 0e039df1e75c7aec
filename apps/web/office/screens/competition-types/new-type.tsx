import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { effectsOf, TypeFields, type TypeValues } from './type-fields.tsx';

/** /admin/clubs/competition-types/new; `?for=competition`: a competition waits for it. */
export const NewCompetitionType = () => (
  <BehindRight right="clubs.edit" isHouse>
    <Form />
  </BehindRight>
);

const first: TypeValues = {
  title_ru: '',
  title_en: null,
  unit: 'time',
  distance: null,
  with_obstacles: false,
  description_ru: '',
  description_en: null,
};

const Form = () => {
  const t = useTranslations('competitionTypes');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const isForCompetition = useSearchParams()[0].get('for') === 'competition';
  const [values, setValues] = useState(first);
  const create = useAct(calls.competitionTypes.create, {
    onDone: ({ values: { public_id: id } }) => {
      toast(t('made'));
      void navigate(isForCompetition ? `/clubs/competitions/new?type=${id}` : '/clubs/competition-types', {
        replace: true,
      });
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isSaid = Object.keys(values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <p className={css['muted']}>{t('newText')}</p>
          <TypeFields
            values={values}
            set={(field, value) => setValues({ ...values, [field]: value })}
            errorOf={errorOf}
          />
        </div>
      </Card>
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: { ...values, ...effectsOf(values) } })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to={isForCompetition ? '/clubs/competitions' : '/clubs/competition-types'}>
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
