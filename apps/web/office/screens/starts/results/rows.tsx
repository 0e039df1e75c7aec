import { useInfiniteQuery } from '@tanstack/react-query';
import type { OfficeResult, StartResults } from '@trassa/contracts/office';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../app/shared/ui/button.tsx';
import { SelectField } from '../../../../app/shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../app/shared/ui/fields/text-field.tsx';
import { calls } from '../../../generated/calls.ts';
import { ask } from '../../../shared/api/client.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ProblemNote } from '../../../shared/ui/problem-note.tsx';
import css from '../sales.module.css';
import { CorrectDialog } from './correct-dialog.tsx';

type Format = StartResults['formats'][number];
type Props = { id: string; formats: readonly Format[]; mayEdit: boolean };

/** The table of a format as it is stored, hidden names too; a row is corrected in its place. */
export const Rows = ({ id, formats, mayEdit }: Props) => {
  const t = useTranslations('startResults');
  const [chosen, setChosen] = useState(formats[0]?.public_id ?? '');
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<OfficeResult | null>(null);
  const format = formats.find(({ public_id }) => public_id === chosen) ?? formats[0];
  const args = { id, format: format?.public_id ?? '', search };
  const table = useInfiniteQuery({
    queryKey: ['GET', calls.results.rows.path, args],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      ask(calls.results.rows, {
        params: { id },
        query: { format: args.format, after: pageParam, search },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const rows = table.data?.pages.flatMap(({ values }) => values) ?? [];
  const nameOf = ({ last_name: last, first_name: first, team, number }: OfficeResult): string =>
    `${last} ${first}`.trim() || (team ?? '') || (number ? `№ ${number}` : t('nameless'));
  const columns: DataColumn<OfficeResult>[] = [
    {
      id: 'name',
      title: t('name'),
      onPhone: 'name',
      isWide: true,
      cell: (row) => (
        <>
          {mayEdit ? (
            <Button kind="quiet" size="sm" onClick={() => setEdited(row)}>
              {nameOf(row)}
            </Button>
          ) : (
            nameOf(row)
          )}
          {row.hidden && <small className={css['muted']}> {t('hidden')}</small>}
        </>
      ),
    },
    {
      id: 'place',
      title: t('place'),
      isNumber: true,
      onPhone: 'detail',
      isNamed: true,
      cell: ({ place }) => place ?? '–',
    },
    { id: 'number', title: t('number'), isNumber: true, isMinor: true, cell: ({ number }) => number || '–' },
    { id: 'time', title: t('time'), isNumber: true, onPhone: 'amount', cell: ({ time }) => time ?? '–' },
    { id: 'fine', title: t('fine'), isNumber: true, isMinor: true, cell: ({ fine }) => fine ?? '–' },
    { id: 'category', title: t('category'), isMinor: true, cell: ({ category }) => category ?? '–' },
    { id: 'status', title: t('status'), onPhone: 'status', cell: ({ status }) => t(`statuses.${status}`) },
  ];
  return (
    <Card title={t('table')} isFlush>
      <form
        className={css['find']}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <SelectField
          label={t('format')}
          value={args.format}
          options={formats.map(({ public_id: value, title: label }) => ({ value, label }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <TextField
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="line">
          {t('find')}
        </Button>
      </form>
      <ProblemNote error={table.error} />
      {rows.length === 0 && !table.isPending && !table.error ? (
        <p className={css['find']}>{t('nobody')}</p>
      ) : (
        <DataTable
          label={t('table')}
          columns={columns}
          rows={rows}
          keyOf={({ public_id }) => public_id}
          isStale={table.isPending}
        />
      )}
      {table.hasNextPage && (
        <div className={css['find']}>
          <Button kind="line" isBusy={table.isFetchingNextPage} onClick={() => void table.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {edited && (
        <CorrectDialog
          key={edited.public_id}
          row={rows.find(({ public_id }) => public_id === edited.public_id) ?? edited}
          name={nameOf(edited)}
          categories={format?.categories ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
};
