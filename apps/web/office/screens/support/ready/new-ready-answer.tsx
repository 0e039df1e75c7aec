import type { ReadyAnswerFields as Fields } from '@trassa/contracts/office';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { toast } from '../../../../app/shared/ui/overlays/toast.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../../starts/sales.module.css';
import { ReadyAnswerFields } from './ready-answer-fields.tsx';

/** /admin/support/answers/new */
export const NewReadyAnswer = () => (
  <BehindRight right="support.answer">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('readyAnswers');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState<Fields>({ title: '', text_ru: '', text_en: null });
  const create = useAct(calls.readyAnswers.create, {
    onDone: () => {
      toast(t('made'));
      void navigate('/support/answers', { replace: true });
    },
  });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const isSaid = Object.keys(values).some((field) => errorOf(field) !== undefined);
  return (
    <>
      <PageHead title={t('new')} />
      <Card title={t('about')}>
        <div className={css['stack']}>
          <ReadyAnswerFields
            values={values}
            set={(field, value) => setValues({ ...values, [field]: value })}
            errorOf={errorOf}
          />
        </div>
      </Card>
      {!isSaid && <ProblemNote error={create.error} />}
      <div className={css['ends']}>
        <Button isBusy={create.isPending} onClick={() => create.mutate({ body: values })}>
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/support/answers">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
