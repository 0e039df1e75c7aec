import { useQuery } from '@tanstack/react-query';
import type { OfficeReferenceList, OfficeReferenceRow } from '@trassa/contracts/office';
import { referenceFields, referenceHeadings, referenceNeeded, referenceSample, siteTimezone } from '@trassa/rules';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { saveFile } from '../../../app/shared/save-file.ts';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { Button } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { ImportStatus } from '../imports/import-status.tsx';
import css from '../starts/sales.module.css';
import { TakeReference } from './take-reference.tsx';

/** /admin/reference: lists of the house that come by files (back-office.md 4.6). */
export const Reference = () => {
  const t = useTranslations('reference');
  const found = useQuery(read(calls.reference.list, {}));
  return (
    <>
      <PageHead title={t('title')} />
      <ReadState read={found}>
        {({ values }) => (
          <div className={css['stack']}>
            {values.lists.map((list) => (
              <List key={list.kind} list={list} mayImport={values.may_import} />
            ))}
          </div>
        )}
      </ReadState>
    </>
  );
};

const List = ({ list: { kind, rows, imports }, mayImport }: { list: OfficeReferenceList; mayImport: boolean }) => {
  const t = useTranslations('reference');
  const { number } = useFormat();
  const language = useLocale() === 'en' ? 'en' : 'ru';
  const needed: readonly string[] = referenceNeeded[kind];
  const headingsOf = (isNeeded: boolean): string =>
    referenceFields[kind]
      .filter((field) => needed.includes(field) === isNeeded)
      .map((field) => t('quoted', { name: referenceHeadings[field][language] }))
      .join(', ');
  return (
    <Card title={t(`list.${kind}`)} aside={t('rows', { count: number(rows) })}>
      <div className={css['window']}>
        <p>{t(`about.${kind}`)}</p>
        <p className={css['muted']}>
          {t('columns', { needed: headingsOf(true) })}{' '}
          {headingsOf(false) !== '' && t('optional', { fields: headingsOf(false) })}
        </p>
        <div className={css['row']}>
          {mayImport && <TakeReference kind={kind} label={t(`take.${kind}`)} isLine />}
          <Button
            kind="quiet"
            aria-label={t(`sample.${kind}`)}
            onClick={() =>
              saveFile(new Blob([referenceSample(kind, language)], { type: 'text/csv;charset=utf-8' }), `${kind}.csv`)
            }
          >
            {t('download')}
          </Button>
        </div>
        {imports.length > 0 ? <Files files={imports} label={t(`files.${kind}`)} /> : <p>{t('noFiles')}</p>}
      </div>
    </Card>
  );
};

const Files = ({ files, label }: { files: readonly OfficeReferenceRow[]; label: string }) => {
  const t = useTranslations('reference');
  const { datedTime, number } = useFormat();
  const countOf = (count: number | null): string => (count === null ? '–' : number(count));
  const columns: DataColumn<OfficeReferenceRow>[] = [
    {
      id: 'file',
      title: t('file'),
      onPhone: 'name',
      isWide: true,
      cell: ({ public_id: id, file }) => <Link to={`/reference/imports/${id}`}>{file.name}</Link>,
    },
    { id: 'state', title: t('state'), onPhone: 'status', cell: ({ state }) => <ImportStatus state={state} /> },
    { id: 'added', title: t('added'), isNumber: true, isMinor: true, cell: ({ added }) => countOf(added) },
    { id: 'changed', title: t('changed'), isNumber: true, isMinor: true, cell: ({ changed }) => countOf(changed) },
    {
      id: 'by',
      title: t('by'),
      onPhone: 'detail',
      cell: ({ created, created_by: by }) => [datedTime(created, siteTimezone), by?.name].filter(Boolean).join(', '),
    },
  ];
  return <DataTable label={label} columns={columns} rows={files} keyOf={({ public_id }) => public_id} />;
};
