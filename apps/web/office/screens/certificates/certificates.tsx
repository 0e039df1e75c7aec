import { useQuery } from '@tanstack/react-query';
import type { OfficeCertificateRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { SITE_ZONE, useFormat } from '../../../app/shared/format/use-format.ts';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { Icon } from '../../../app/shared/ui/icon.tsx';
import { calls } from '../../generated/calls.ts';
import { lists } from '../../generated/lists.ts';
import { readList } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { useListParams } from '../../shared/list/use-list.ts';
import { useListWords } from '../../shared/list/use-list-words.ts';
import type { DataColumn } from '../../shared/ui/data-table.tsx';
import { CertificateState } from './certificate-state.tsx';

/** /admin/certificates: what they are worth, the newest first. */
export const Certificates = () => {
  const t = useTranslations('giftCertificates');
  const { money, day } = useFormat();
  const may = useMay();
  const words = useListWords('giftCertificates');
  const [params, setParams] = useListParams();
  const read = useQuery(readList(calls.certificates.list, { query: params }));
  const columns: DataColumn<OfficeCertificateRow>[] = [
    {
      id: 'number',
      title: t('column.number'),
      onPhone: 'name',
      cell: (row) => <Link to={`/certificates/${row.public_id}`}>{row.number}</Link>,
    },
    { id: 'amount', title: t('column.amount'), isNumber: true, cell: (row) => money(row.amount) },
    {
      id: 'balance',
      title: t('column.balance'),
      isNumber: true,
      onPhone: 'amount',
      cell: (row) => <b>{money(row.balance)}</b>,
    },
    {
      id: 'recipient',
      title: t('column.recipient'),
      isWide: true,
      onPhone: 'detail',
      cell: (row) => (row.recipient ? `${row.recipient.name}, ${row.recipient.email.masked}` : t('forgotten')),
    },
    { id: 'buyer', title: t('column.buyer'), isMinor: true, cell: (row) => row.buyer?.masked ?? '–' },
    {
      id: 'sent',
      title: t('column.sent'),
      isMinor: true,
      cell: (row) =>
        row.sent_at === null ? t('waits', { day: day(row.send_at, SITE_ZONE) }) : day(row.sent_at, SITE_ZONE),
    },
    { id: 'until', title: t('column.until'), cell: (row) => day(row.valid_until, SITE_ZONE) },
    { id: 'source', title: t('column.source'), isMinor: true, cell: (row) => t(`value.source.${row.source}`) },
    {
      id: 'state',
      title: t('column.state'),
      onPhone: 'status',
      cell: (row) => <CertificateState state={row.state} />,
    },
  ];
  return (
    <ListScreen
      list="certificates"
      title={t('title')}
      searchHint={t('search')}
      actions={
        may('certificates.edit') && (
          <ButtonLink to="/certificates/new">
            <Icon name="plus" size="xs" />
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<p>{t('empty')}</p>}
      filters={lists.certificates.filters}
      views={lists.certificates.views}
      words={words}
      params={params}
      onChange={setParams}
      read={read}
      columns={columns}
      keyOf={(row) => row.public_id}
    />
  );
};
