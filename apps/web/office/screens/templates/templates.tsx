import { useQuery } from '@tanstack/react-query';
import type { OfficeTemplateRow } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../app/shared/ui/button.tsx';
import { calls } from '../../generated/calls.ts';
import { read } from '../../shared/api/query.ts';
import { BehindRight } from '../../shared/frame/behind-right.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx';
import { useLetterName } from '../../shared/ui/letters.tsx';
import { Nothing } from '../../shared/ui/nothing.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ReadState } from '../../shared/ui/read-state.tsx';
import { useMoment } from '../../shared/words/moment.ts';

/** /admin/templates: letters of the house whose words may be changed, by their names (3.10). */
export const Templates = () => (
  <BehindRight right="mailings.edit">
    <Letters />
  </BehindRight>
);

const Letters = () => {
  const t = useTranslations('templates');
  const locale = useLocale() === 'en' ? 'en' : 'ru';
  const nameOf = useLetterName();
  const moment = useMoment();
  const letters = useQuery(read(calls.templates.list, {}));
  const columns: DataColumn<OfficeTemplateRow>[] = [
    {
      id: 'name',
      title: t('letter'),
      onPhone: 'name',
      cell: ({ public_id: id }) => <Link to={`/templates/${id}`}>{nameOf(id)}</Link>,
    },
    {
      id: 'subject',
      title: t('subject'),
      onPhone: 'detail',
      isWide: true,
      cell: ({ subject }) => subject[locale],
    },
    {
      id: 'own',
      title: t('words'),
      onPhone: 'status',
      cell: ({ own, aside }) =>
        [own > 0 && t('changed', { count: own }), aside > 0 && t('asideCount', { count: aside })]
          .filter(Boolean)
          .join('; ') || t('original'),
    },
    {
      id: 'updated',
      title: t('updated'),
      isMinor: true,
      cell: ({ updated }) => (updated === null ? '–' : moment(updated)),
    },
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink kind="line" to="/mailings">
            {t('mailings')}
          </ButtonLink>
        }
      />
      <ReadState read={letters}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')}>{t('emptyText')}</Nothing>
          ) : (
            <Card title={t('byName')} isFlush>
              <DataTable
                label={t('title')}
                columns={columns}
                rows={values.toSorted((a, b) => nameOf(a.public_id).localeCompare(nameOf(b.public_id), locale))}
                keyOf={(letter) => letter.public_id}
              />
            </Card>
          )
        }
      </ReadState>
    </>
  );
};
