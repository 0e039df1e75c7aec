import type { Call } from '@trassa/contracts';
import type { Answer, Args, Light } from '@trassa/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { readEvery } from '../../shared/api/query.ts';
import { type ListParams, toAddress } from '../../shared/list/list-query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import css from '../starts/starts.module.css';

/** Rows of one kind that are shown; the rest is one press away. */
const most = 5;
/** Seconds after which what waits is asked for anew. */
const every = 60;

type Row = { id: string; to: string; name: string; detail: string; sum: string };
type Listed<C extends Call> = Answer<C> extends { values: (infer One)[] } ? One : never;
type Props<C extends Call> = {
  title: string;
  call: Light<C>;
  filter: ListParams;
  /** The list that the same filter opens; absent: all of it is shown here. */
  to?: string;
  rowOf(one: Listed<C>): Row;
};
type Page<One> = { values: One[]; total: { count: number; exact: boolean } };

/** What waits of one kind, the first of it. */
export const TaskList = <C extends Call>({ title, call, filter, to, rowOf }: Props<C>) => {
  const t = useTranslations('tasks');
  const { number } = useFormat();
  const tasks = useQuery(readEvery(every, call, { query: { ...filter, limit: '25' } } as unknown as Args<C>));
  const columns: DataColumn<Row>[] = [
    { id: 'name', title, onPhone: 'name', isWide: true, cell: (row) => <Link to={row.to}>{row.name}</Link> },
    { id: 'detail', title: t('when'), onPhone: 'detail', cell: (row) => row.detail },
    { id: 'sum', title: t('sum'), isNumber: true, onPhone: 'amount', cell: (row) => row.sum },
  ];
  return (
    <ReadState read={tasks}>
      {(answer) => {
        const { values, total } = answer as Page<Listed<C>>;
        const shown = to === undefined ? values : values.slice(0, most);
        return (
          <Card
            title={title}
            aside={total.count > 0 && number(total.count)}
            isFlush
            footer={
              to !== undefined &&
              total.count > most && <Link to={`${to}?${toAddress(filter).toString()}`}>{t('all')}</Link>
            }
          >
            {values.length === 0 ? (
              <p className={css['pad']}>{t('done')}</p>
            ) : (
              <DataTable label={title} columns={columns} rows={shown.map(rowOf)} keyOf={({ id }) => id} />
            )}
          </Card>
        );
      }}
    </ReadState>
  );
};
