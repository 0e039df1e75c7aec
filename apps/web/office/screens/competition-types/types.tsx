import { useQuery } from '@tanstack/react-query';
import type { OfficeCompetitionType } from '@trassa/contracts/office';
import { formatNumber } from '@trassa/rules';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../app/shared/format/use-format.ts';
import { useLanguage } from '../../../app/shared/i18n/language.tsx';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMayInHouse } from '../../shared/door/in-house.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { ClubTabs } from '../clubs/club-tabs.tsx';

/** /admin/clubs/competition-types: what people of clubs compete in, in the order of the site (4.4). */
export const CompetitionTypes = () => {
  const t = useTranslations('competitionTypes');
  const { number } = useFormat();
  const { language } = useLanguage();
  const mayEdit = useMayInHouse()('clubs.edit');
  const types = useQuery(read(calls.competitionTypes.list, {}));
  const make = mayEdit && <ButtonLink to="/clubs/competition-types/new">{t('new')}</ButtonLink>;
  const columns: DataColumn<OfficeCompetitionType>[] = [
    {
      id: 'title',
      title: t('column.title'),
      onPhone: 'name',
      isWide: true,
      cell: (type) => <Link to={`/clubs/competition-types/${type.public_id}`}>{type.title}</Link>,
    },
    { id: 'unit', title: t('column.unit'), onPhone: 'detail', cell: (type) => t(`unit.${type.unit}`) },
    {
      id: 'distance',
      title: t('column.distance'),
      isNumber: true,
      isMinor: true,
      cell: (type) => (type.distance === null ? '–' : formatNumber(type.distance, language)),
    },
    {
      id: 'competitions',
      title: t('column.competitions'),
      isNumber: true,
      cell: (type) =>
        type.competitions ? (
          <Link to={`/clubs/competitions?f.type=${type.public_id}`}>{number(type.competitions)}</Link>
        ) : (
          number(0)
        ),
    },
    {
      id: 'results',
      title: t('column.results'),
      isNumber: true,
      onPhone: 'amount',
      cell: (type) => number(type.results),
    },
  ];
  return (
    <>
      <PageHead title={t('title')} actions={types.data?.values.length !== 0 && make} />
      <ClubTabs />
      <ReadState read={types}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')} action={make}>
              {t('emptyText')}
            </Nothing>
          ) : (
            <Card title={t('order')} isFlush>
              <DataTable label={t('title')} columns={columns} rows={values} keyOf={(type) => type.public_id} />
            </Card>
          )
        }
      </ReadState>
    </>
  );
};
