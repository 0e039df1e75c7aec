import { useQuery } from '@tanstack/react-query';
import type { OfficeLegalTextRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { ContentTabs } from './content-tabs.tsx';
import { LegalState, useAgreed, useLegalName } from './legal-state.tsx';

/** /admin/content/documents: legal texts with the version in force. */
export const Documents = () => {
  const t = useTranslations('legalTexts');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const agreed = useAgreed();
  const name = useLegalName();
  const texts = useQuery(read(calls.documents.list, {}));
  const columns: DataColumn<OfficeLegalTextRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/content/documents/${row.public_id}`}>{name(row.public_id)}</Link>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <LegalState text={row} /> },
    {
      id: 'version',
      title: t('column.version'),
      onPhone: 'detail',
      cell: ({ in_force: one }) => (one ? t('inForce', { number: String(one.number), at: moment(one.from) }) : '–'),
    },
    {
      id: 'languages',
      title: t('column.languages'),
      cell: ({ in_force: one }) => (one ? parts(one.lacks_english ? 'noEnglish' : 'bothLanguages') : '–'),
    },
    { id: 'agreed', title: t('column.agreed'), cell: ({ in_force: one }) => agreed(one) },
  ];
  return (
    <>
      <PageHead title={t('title')} />
      <ContentTabs />
      <ReadState read={texts}>
        {({ values }) => (
          <Card title={t('title')} isBare isFlush>
            <DataTable label={t('title')} columns={columns} rows={values} keyOf={(row) => row.public_id} />
          </Card>
        )}
      </ReadState>
    </>
  );
};
