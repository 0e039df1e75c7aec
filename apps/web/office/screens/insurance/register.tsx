import { useQuery } from '@tanstack/react-query';
import type { InsuranceRegister } from '@trassa/contracts/office';
import { isoDay } from '@trassa/rules';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { Button, ButtonLink } from '../../../app/shared/ui/button.tsx';
import { TextField } from '../../../app/shared/ui/fields/text-field.tsx';
import { KeyValue } from '../../../app/shared/ui/layout/key-value.tsx';
import { toast } from '../../../app/shared/ui/overlays/toast.tsx';
import { Note } from '../../../app/shared/ui/states/note.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card, Split } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProblemNote } from '../../shared/ui/problem-note.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/sales.module.css';
import { RegisterBatches } from './register-batches.tsx';

const today = (): string => isoDay(Math.floor(Date.now() / 1000), SITE_ZONE);

/** /admin/insurance/register: what the insurer has to be told of some days, and what he was told. */
export const Register = () => {
  const t = useTranslations('register');
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? today();
  const until = params.get('until') ?? today();
  const register = useQuery(read(calls.register.read, { query: { from, until } }));
  const set = (name: 'from' | 'until') => (event: { target: { value: string } }) => {
    const { value } = event.target;
    if (value) setParams({ from, until, [name]: value }, { replace: true });
  };
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink kind="line" to="/insurance/policies">
            {t('policies')}
          </ButtonLink>
        }
      />
      <Card title={t('days')} isBare>
        <div className={css['fields']}>
          <TextField label={t('from')} type="date" hint={t('zone')} max={until} value={from} onChange={set('from')} />
          <TextField label={t('until')} type="date" min={from} value={until} onChange={set('until')} />
        </div>
      </Card>
      <ReadState read={register}>{({ values }) => <Days register={values} />}</ReadState>
    </>
  );
};

const Days = ({ register }: { register: InsuranceRegister }) => (
  <Split side={<Unnamed unnamed={register.unnamed} />}>
    <Waiting register={register} />
    <RegisterBatches batches={register.batches} />
  </Split>
);

const Waiting = ({ register: { from, until, waiting, older } }: { register: InsuranceRegister }) => {
  const t = useTranslations('register');
  const { money, number } = useFormat();
  const may = useMay();
  const make = useAct(calls.register.make, {
    onDone: ({ values }) => toast(t('made', { number: String(values.number) })),
  });
  const count = waiting.new + waiting.changed + waiting.cancelled;
  return (
    <Card title={t('waiting')} aside={count > 0 && number(count)}>
      <div className={css['stack']}>
        {count === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <KeyValue
            items={[
              ...(['new', 'changed', 'cancelled'] as const).map((kind) => ({
                key: t(kind),
                value: number(waiting[kind]),
              })),
              { key: t('sum'), value: money(waiting.sum) },
            ]}
          />
        )}
        {older > 0 && (
          <Note kind="warn">
            <p>{t('older', { count: number(older) })}</p>
          </Note>
        )}
        {count > 0 && may('insurance.edit') && (
          <div className={css['row']}>
            <Button isBusy={make.isPending} onClick={() => make.mutate({ body: { from, until } })}>
              {t('make')}
            </Button>
          </div>
        )}
        <ProblemNote error={make.error} />
      </div>
    </Card>
  );
};

type UnnamedPolicy = InsuranceRegister['unnamed']['values'][number];

const Unnamed = ({ unnamed: { count, values } }: { unnamed: InsuranceRegister['unnamed'] }) => {
  const t = useTranslations('register');
  const words = useTranslations('policies');
  const { day, number } = useFormat();
  const columns: DataColumn<UnnamedPolicy>[] = [
    {
      id: 'number',
      title: words('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/insurance/policies/${row.public_id}`}>{row.number}</Link>,
    },
    { id: 'starts', title: words('column.starts'), onPhone: 'detail', cell: (row) => day(row.starts, row.timezone) },
  ];
  return (
    <Card
      title={t('unnamed')}
      aside={count > 0 && number(count)}
      isFlush={count > 0}
      footer={count > 0 && (count > values.length ? t('first', { count: number(values.length) }) : t('unnamedText'))}
    >
      {count === 0 ? (
        <p className={css['muted']}>{t('unnamedNone')}</p>
      ) : (
        <DataTable label={t('unnamed')} columns={columns} rows={values} keyOf={(row) => row.public_id} />
      )}
    </Card>
  );
};
