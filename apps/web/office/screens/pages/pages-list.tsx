import { useQuery } from '@tanstack/react-query';
import type { OfficePageRow, OfficePages } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type from '../../../app/shared/styles/type.module.css';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';
import { ContentTabs } from '../content/content-tabs.tsx';
import { PageState, useKnownPage } from './page-state.tsx';
import own from './pages.module.css';

/** /admin/content/pages: information pages, and those that the site names and nobody has written. */
export const PagesList = () => {
  const t = useTranslations('infoPages');
  const may = useMay();
  const pages = useQuery(read(calls.pages.list, {}));
  return (
    <>
      <PageHead
        title={t('title')}
        actions={may('content.edit') && <ButtonLink to="/content/pages/new">{t('new')}</ButtonLink>}
      />
      <ContentTabs />
      <ReadState read={pages}>
        {({ values }) => (
          <>
            {values.missing.length > 0 && <Missing missing={values.missing} mayWrite={may('content.edit')} />}
            <Card title={t('written')} isFlush>
              {values.pages.length === 0 ? (
                <p className={own['empty']}>{t('empty')}</p>
              ) : (
                <Written pages={values.pages} />
              )}
            </Card>
          </>
        )}
      </ReadState>
    </>
  );
};

const Written = ({ pages }: { pages: OfficePageRow[] }) => {
  const t = useTranslations('infoPages');
  const parts = useTranslations('contentParts');
  const moment = useMoment();
  const columns: DataColumn<OfficePageRow>[] = [
    {
      id: 'title',
      title: t('column.title'),
      isWide: true,
      onPhone: 'name',
      cell: (row) => <Link to={`/content/pages/${row.public_id}`}>{row.title}</Link>,
    },
    { id: 'state', title: t('column.state'), onPhone: 'status', cell: (row) => <PageState page={row} /> },
    { id: 'path', title: t('column.path'), onPhone: 'detail', cell: (row) => row.path },
    {
      id: 'languages',
      title: t('column.languages'),
      cell: (row) => parts(row.lacks_english ? 'noEnglish' : 'bothLanguages'),
    },
    { id: 'updated', title: t('column.updated'), isMinor: true, cell: (row) => moment(row.updated) },
  ];
  return <DataTable label={t('written')} columns={columns} rows={pages} keyOf={(row) => row.public_id} />;
};

/** Slugs that the site names: until they are written, neither the menu nor the footer has them. */
const Missing = ({ missing, mayWrite }: { missing: OfficePages['missing']; mayWrite: boolean }) => {
  const t = useTranslations('infoPages');
  const known = useKnownPage();
  return (
    <Card title={t('missing')}>
      <p className={own['hint']}>{t('missingText')}</p>
      <ul className={own['missing']}>
        {missing.map(({ slug, path }) => {
          const page = known(slug);
          return (
            <li key={slug}>
              <div>
                <b>{page?.name ?? slug}</b> <span className={own['path']}>{path}</span>
                {page && <p className={own['hint']}>{page.where}</p>}
              </div>
              {mayWrite && (
                <ButtonLink kind="line" size="sm" to={`/content/pages/new?slug=${slug}`}>
                  {t('write')}
                  <span className={type['hidden']}>: {page?.name ?? slug}</span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
