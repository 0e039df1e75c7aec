import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { Card } from '../ui/card.tsx';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { Nothing } from '../ui/nothing.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ReadState } from '../ui/read-state.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterTags } from './filter-tags.tsx';
import type { FilterWords, Filters } from './filters.ts';
import css from './list.module.css';
import { type ListParams, readParams, toAddress, viewOf, withWords } from './list-query.ts';
import { useListKeys } from './use-list-keys.ts';

type Page<Row> = {
  values: Row[];
  next: string | null;
  previous: string | null;
  total: { count: number; exact: boolean };
};
type Props<Row> = {
  title: string;
  /** What may be typed into the search field; without it there is none. */
  searchHint?: string;
  /** Beside the title: how something new is made. */
  actions?: ReactNode;
  /** Said when there is nothing at all yet. */
  empty: ReactNode;
  /** Stands in the place of the rows of a list that is never shown whole; there is no view of all either. */
  unasked?: ReactNode;
  filters: Filters;
  views: Readonly<Record<string, string>>;
  words: FilterWords & { view(id: string): string };
  params: ListParams;
  onChange(params: ListParams): void;
  read: UseQueryResult<Page<Row>>;
  columns: readonly DataColumn<Row>[];
  keyOf(row: Row): string;
};

/** A list of the back office (3.1): views, filters that stand in the address, rows, pages back and on. */
export const ListScreen = <Row,>(props: Props<Row>) => {
  const { title, filters, views, words, params, onChange, read, columns, keyOf, empty, unasked, searchHint } = props;
  const { actions } = props;
  const t = useTranslations('list');
  const { number } = useFormat();
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useListKeys({ search, onFilter: () => setOpen(true) });
  const current = viewOf(params, views);
  const find = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withWords(params, { search: search.current?.value.trim() ?? '' }));
  };
  const isNarrowed = Object.keys(params).some((word) => word === 'search' || word.startsWith('f.'));
  const total = read.data?.total;
  return (
    <>
      <PageHead
        title={title}
        actions={actions}
        facts={total && (total.exact ? t('count', { count: total.count }) : t('more', { count: number(total.count) }))}
      />
      <nav className={css['views']} aria-label={t('views')}>
        {['', ...Object.keys(views)].map((id) => (
          <Link
            key={id}
            to={{ search: toAddress(readParams(new URLSearchParams(views[id] ?? ''))).toString() }}
            aria-current={current === id ? 'page' : undefined}
          >
            {id === '' ? t('all') : words.view(id)}
          </Link>
        ))}
      </nav>
      <div className={css['bar']}>
        {searchHint !== undefined && (
          <form className={css['search']} role="search" onSubmit={find}>
            <Icon name="search" size="s" />
            <input
              key={String(params['search'] ?? '')}
              ref={search}
              type="search"
              aria-label={searchHint}
              placeholder={searchHint}
              maxLength={200}
              defaultValue={String(params['search'] ?? '')}
            />
            <kbd aria-hidden="true">/</kbd>
          </form>
        )}
        <FilterTags filters={filters} words={words} params={params} onChange={onChange} />
        <Button kind="line" className={css['add']} onClick={() => setOpen(true)}>
          <Icon name="plus" size="xs" />
          {t('filter')}
        </Button>
      </div>
      {unasked ?? (
        <ReadState read={read} skeleton={<LoadingRows rows={10} />}>
          {({ values, next, previous }) =>
            values.length === 0 ? (
              <Nothing
                title={isNarrowed ? t('none') : t('empty')}
                action={
                  isNarrowed && (
                    <Button kind="line" onClick={() => onChange({})}>
                      {t('reset')}
                    </Button>
                  )
                }
              >
                {!isNarrowed && empty}
              </Nothing>
            ) : (
              <Card
                title={current === null ? t('found') : current === '' ? t('all') : words.view(current)}
                isFlush
                isBare
                footer={
                  (next !== null || previous !== null) && (
                    <nav className={css['pager']} aria-label={t('pages')}>
                      <Button
                        kind="line"
                        size="sm"
                        disabled={previous === null}
                        onClick={() => onChange({ ...params, cursor: previous ?? '' })}
                      >
                        {t('back')}
                      </Button>
                      <Button
                        kind="line"
                        size="sm"
                        disabled={next === null}
                        onClick={() => onChange({ ...params, cursor: next ?? '' })}
                      >
                        {t('on')}
                      </Button>
                    </nav>
                  )
                }
              >
                <DataTable
                  label={title}
                  columns={columns}
                  rows={values}
                  keyOf={keyOf}
                  isStale={read.isPlaceholderData}
                />
              </Card>
            )
          }
        </ReadState>
      )}
      <FilterSheet
        key={toAddress(params).toString()}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        filters={filters}
        words={words}
        params={params}
        onChange={(changed) => {
          setOpen(false);
          onChange(changed);
        }}
      />
    </>
  );
};
