import type { OfficeImportRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../../app/shared/format/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { ImportStatus } from '../../imports/import-status.tsx';

type Props = { files: readonly OfficeImportRow[]; timezone: string; mayEdit: boolean };

/** Files of a start, the latest first. */
export const Imports = ({ files, timezone, mayEdit }: Props) => {
  const t = useTranslations('startResults');
  const { datedTime, number } = useFormat();
  const countOf = (count: number | null): string => (count === null ? '–' : number(count));
  const columns: DataColumn<OfficeImportRow>[] = [
    {
      id: 'file',
      title: t('file'),
      onPhone: 'name',
      isWide: true,
      cell: ({ public_id: id, file }) => (mayEdit ? <Link to={`/imports/${id}`}>{file.name}</Link> : file.name),
    },
    { id: 'state', title: t('state'), onPhone: 'status', cell: ({ state }) => <ImportStatus state={state} /> },
    { id: 'added', title: t('added'), isNumber: true, isMinor: true, cell: ({ added }) => countOf(added) },
    { id: 'changed', title: t('changed'), isNumber: true, isMinor: true, cell: ({ changed }) => countOf(changed) },
    { id: 'removed', title: t('removed'), isNumber: true, isMinor: true, cell: ({ removed }) => countOf(removed) },
    {
      id: 'by',
      title: t('by'),
      onPhone: 'detail',
      cell: ({ created, created_by: by }) => [datedTime(created, timezone), by?.name].filter(Boolean).join(', '),
    },
  ];
  return (
    <Card title={t('imports')} isFlush>
      <DataTable label={t('imports')} columns={columns} rows={files} keyOf={({ public_id }) => public_id} />
    </Card>
  );
};
