import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { fieldProblem } from '../../shared/api/problem.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import css from '../starts/sales.module.css';
import { type CodeValues, PromocodeForm } from './promocode-form.tsx';

const first: CodeValues = {
  code: '',
  kind: 'ticket',
  discount: 10,
  code_count: 1,
  uses: 100,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: '',
};

/** /admin/promocodes/new: a code that works as soon as it is made. */
export const NewPromocode = () => (
  <BehindRight right="promocodes.edit">
    <Form />
  </BehindRight>
);

const Form = () => {
  const t = useTranslations('promocodes');
  const frame = useTranslations('frame');
  const navigate = useNavigate();
  const [values, setValues] = useState(first);
  const [reason, setReason] = useState('');
  const create = useAct(calls.promocodes.create, {
    onDone: ({ values: made }) => void navigate(`/promocodes/${made.public_id}`),
  });
  return (
    <>
      <PageHead title={t('newTitle')} />
      <PromocodeForm
        values={values}
        named={[]}
        set={(field, value) =>
          setValues({ ...values, ...(field === 'kind' && { events: [], items: [] }), [field]: value })
        }
        errorOf={(field) => fieldProblem(create.error, field)}
        isUsed={false}
        isFixed={false}
        reason={reason}
        onReason={setReason}
      />
      <ProblemNote error={create.error} />
      <div className={css['ends']}>
        <Button
          isBusy={create.isPending}
          onClick={() => create.mutate({ body: { ...values, ...(reason && { reason }) } })}
        >
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/promocodes">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
