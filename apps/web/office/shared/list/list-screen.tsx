import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { useMay } from '../door/session.ts';
import { Card } from '../ui/card.tsx';
import { type DataColumn, DataTable } from '../ui/data-table.tsx';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { Nothing } from '../ui/nothing.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ReadState } from '../ui/read-state.tsx';
import type { BulkOfList, BulkWords } from './choosing/bulk.ts';
import { BulkBar } from './choosing/bulk-bar.tsx';
import { useChoice } from './choosing/use-choice.ts';
import { shownOf } from './columns.ts';
import { ColumnsSheet } from './columns-sheet.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ExportButton } from './exporting/export-button.tsx';
import type { Exported } from './exporting/export-dialog.tsx';
import type { FilterWords, Filters } from './filters.ts';
import { ListBar } from './list-bar.tsx';
import type { ListName } from './list-name.ts';
import { type ListParams, toAddress, withWords } from './list-query.ts';
import { Pager } from './pager.tsx';
import { useListKeys, useRememberedRows } from './use-list-keys.ts';
import { currentView, ListViews } from './views/list-views.tsx';
import { useListSide } from './views/use-list-side.ts';

type Page<Row> = {
  values: Row[];
  next: string | null;
  previous: string | null;
  total: { count: number; exact: boolean };
};
type Props<Row> = {
  /** By what its views and columns are kept. */
  list: ListName;
  title: string;
  /** The title is a name and stands as it is written. */
  isName?: boolean;
  /** Screens of the thing whose list it is. */
  parts?: ReactNode;
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
  words: FilterWords & BulkWords & { view(id: string): string };
  params: ListParams;
  /** The query of the call, where the screen adds to it. */
  asked?: ListParams;
  onChange(params: ListParams): void;
  read: UseQueryResult<Page<Row>>;
  columns: readonly DataColumn<Row>[];
  keyOf(row: Row): string;
  /** What may be done with many rows. */
  bulk?: BulkOfList;
  /** By which name it is exported. */
  exported?: Exported['list'];
};

/** A list of the back office (3.1): views, filters that stand in the address, rows, what is chosen of them, pages back and on. */
export const ListScreen = <Row,>(props: Props<Row>) => {
  const { list, title, filters, views, words, params, asked = params, onChange, read, columns, keyOf, empty } = props;
  const { actions, isName = false, parts, unasked, searchHint, bulk, exported } = props;
  const t = useTranslations('list');
  const may = useMay();
  const { number } = useFormat();
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState<'filters' | 'columns' | null>(null);
  const { views: saved, columns: kept } = useListSide(list);
  const rows = (read.data?.values ?? []).map(keyOf);
  const hasBoxes = bulk !== undefined && Object.values(bulk.acts).some(({ right }) => may(right));
  const choice = useChoice(toAddress(withWords(asked, {})).toString(), rows);
  useListKeys({ search, onFilter: () => setOpen('filters'), onClear: choice.keys.size > 0 ? choice.clear : null });
  useRememberedRows(rows.join(' '));
  const current = currentView(params, views, saved);
  const called = current?.saved?.name ?? (current?.id ? words.view(current.id) : t('all'));
  const isNarrowed = Object.keys(params).some((word) => word === 'search' || word.startsWith('f.'));
  const total = read.data?.total;
  const hasMore = read.data !== undefined && (read.data.next !== null || read.data.previous !== null);
  return (
    <>
      <div data-list="">
        <PageHead
          title={title}
          isName={isName}
          actions={
            <>
              {exported && !unasked && <ExportButton list={exported} asked={asked} total={total} />}
              {actions}
            </>
          }
          facts={
            total && (total.exact ? t('count', { count: total.count }) : t('more', { count: number(total.count) }))
          }
        />
      </div>
      {parts}
      <ListViews list={list} views={views} saved={saved} words={words} params={params} />
      <ListBar
        {...{ filters, words, params, onChange, search, searchHint }}
        onFilter={() => setOpen('filters')}
        onColumns={() => setOpen('columns')}
      />
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
                title={current === null ? t('found') : called}
                isFlush
                isBare
                footer={hasMore && <Pager {...{ next, previous }} onGo={(cursor) => onChange({ ...params, cursor })} />}
              >
                <DataTable
                  label={title}
                  columns={shownOf(columns, kept)}
                  rows={values}
                  keyOf={keyOf}
                  isStale={read.isPlaceholderData}
                  choice={hasBoxes ? choice.onRows : undefined}
                />
              </Card>
            )
          }
        </ReadState>
      )}
      {bulk && hasBoxes && (
        <BulkBar
          bulk={bulk}
          words={words}
          keys={choice.keys}
          asked={asked}
          mayTakeAll={choice.onRows.page === 'all' && hasMore && asked['search'] === undefined}
          total={total}
          onClear={choice.clear}
        />
      )}
      <FilterSheet
        key={toAddress(params).toString()}
        isOpen={isOpen === 'filters'}
        onClose={() => setOpen(null)}
        filters={filters}
        words={words}
        params={params}
        onChange={(changed) => {
          setOpen(null);
          onChange(changed);
        }}
      />
      {isOpen === 'columns' && <ColumnsSheet {...{ list, columns, kept }} onClose={() => setOpen(null)} />}
    </>
  );
};
