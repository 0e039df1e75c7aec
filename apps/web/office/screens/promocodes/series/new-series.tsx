import { codeSigns, freeUsesMost, seriesCountMost, seriesLength } from '@trassa/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { fieldProblem } from '../../../shared/api/problem.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../../starts/sales.module.css';
import { CodeTargets } from '../code-targets.tsx';
import own from '../promocodes.module.css';

type Values = {
  prefix: string;
  length: number;
  count: number;
  kind: 'ticket' | 'shop' | 'insurance';
  discount: number;
  code_count: number;
  uses: number;
  starts_at: number | null;
  ends_at: number | null;
  events: string[];
  items: string[];
  note: string;
};
const first: Values = {
  prefix: '',
  length: seriesLength.least,
  count: 500,
  kind: 'ticket',
  discount: 10,
  code_count: 1,
  uses: 1,
  starts_at: null,
  ends_at: null,
  events: [],
  items: [],
  note: '',
};

/** /admin/promocode-series/new: as many codes as are typed, in one file. */
export const NewSeries = () => (
  <BehindRight right="promocodes.edit">
    <Form />
  </BehindRight>
);

/** How a code will look; no code of the series. */
const exampleOf = ({ prefix, length }: Values): string =>
  prefix +
  Array.from({ length: Math.min(Math.max(length, 0), seriesLength.most) }, (_, i) => codeSigns[(i * 7 + 9) % 30]).join(
    '',
  );

const Form = () => {
  const t = useTranslations('promocodeSeries');
  const codes = useTranslations('promocodes');
  const frame = useTranslations('frame');
  const { number } = useFormat();
  const navigate = useNavigate();
  const [values, setValues] = useState(first);
  const [reason, setReason] = useState('');
  const create = useAct(calls.promocodeSeries.create, {
    onDone: ({ values: made }) => void navigate(`/promocode-series/${made.public_id}`),
  });
  const set = <F extends keyof Values>(field: F, value: Values[F]): void =>
    setValues({ ...values, ...(field === 'kind' && { events: [], items: [] }), [field]: value });
  const errorOf = (field: string): string | undefined => fieldProblem(create.error, field);
  const whole = (field: 'length' | 'count' | 'discount' | 'code_count' | 'uses', label: string, hint?: string) => (
    <NumberField
      label={label}
      hint={hint}
      isWhole
      value={values[field]}
      error={errorOf(field)}
      onChange={(value) => set(field, value ?? 0)}
    />
  );
  return (
    <>
      <PageHead title={t('newTitle')} />
      <Card title={t('block.codes')}>
        <div className={css['fields']}>
          <TextField
            label={t('field.prefix')}
            hint={t('prefixHint')}
            value={values.prefix}
            maxLength={12}
            error={errorOf('prefix')}
            onChange={(event) => set('prefix', event.target.value.toUpperCase())}
          />
          {whole(
            'length',
            t('field.length'),
            t('lengthHint', { least: String(seriesLength.least), most: String(seriesLength.most) }),
          )}
          {whole('count', t('field.count'), t('countHint', { most: number(seriesCountMost) }))}
          {whole('uses', t('field.uses'))}
        </div>
        <p className={css['muted']}>
          {t('example')} <b translate="no">{exampleOf(values)}</b>
        </p>
        <TextField
          label={t('field.note')}
          hint={t('noteHint')}
          value={values.note}
          maxLength={300}
          error={errorOf('note')}
          onChange={(event) => set('note', event.target.value)}
        />
      </Card>
      <Card title={t('block.terms')}>
        <div className={css['fields']}>
          <SelectField
            label={codes('field.kind')}
            value={values.kind}
            options={(['ticket', 'shop', 'insurance'] as const).map((value) => ({
              value,
              label: codes(`value.kind.${value}`),
            }))}
            onChange={(event) => set('kind', event.target.value as Values['kind'])}
          />
          {whole('discount', codes('field.discount'))}
          {whole('code_count', codes('field.code_count'))}
        </div>
        <div className={own['dates']}>
          {(['starts_at', 'ends_at'] as const).map((field) => (
            <MomentField
              key={field}
              label={codes(`field.${field}`)}
              value={values[field]}
              timezone={SITE_ZONE}
              error={errorOf(field)}
              onChange={(value) => set(field, value)}
            />
          ))}
        </div>
        {values.discount === 100 && values.uses * values.count > freeUsesMost && (
          <TextField
            label={codes('field.reason')}
            hint={codes('reasonHint', { count: String(freeUsesMost) })}
            value={reason}
            maxLength={500}
            error={errorOf('reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <p className={css['muted']}>{t('fixed')}</p>
      </Card>
      <CodeTargets values={values} named={[]} set={set} isFixed={false} error={errorOf('events') ?? errorOf('items')} />
      <ProblemNote error={create.error} />
      <div className={css['ends']}>
        <Button
          isBusy={create.isPending}
          onClick={() => create.mutate({ body: { ...values, ...(reason && { reason }) } })}
        >
          {t('create')}
        </Button>
        <ButtonLink kind="line" to="/promocode-series">
          {frame('cancel')}
        </ButtonLink>
      </div>
    </>
  );
};
