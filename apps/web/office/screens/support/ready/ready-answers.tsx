import { useQuery } from '@tanstack/react-query';
import type { OfficeReadyAnswer } from '@trassa/contracts/office';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ButtonLink } from '../../../../app/shared/ui/button.tsx';
import { calls } from '../../../generated/calls.ts';
import { read } from '../../../shared/api/query.ts';
import { BehindRight } from '../../../shared/frame/behind-right.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx';
import { Nothing } from '../../../shared/ui/nothing.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ReadState } from '../../../shared/ui/read-state.tsx';
import { useMoment } from '../../../shared/words/moment.ts';
import { SupportTabs } from './support-tabs.tsx';

/** /admin/support/answers: what the team answers again and again (3.10). */
export const ReadyAnswers = () => (
  <BehindRight right="support.answer">
    <Answers />
  </BehindRight>
);

const Answers = () => {
  const t = useTranslations('readyAnswers');
  const moment = useMoment();
  const answers = useQuery(read(calls.readyAnswers.list, {}));
  const make = <ButtonLink to="/support/answers/new">{t('new')}</ButtonLink>;
  const columns: DataColumn<OfficeReadyAnswer>[] = [
    {
      id: 'title',
      title: t('field.title'),
      onPhone: 'name',
      cell: (answer) => <Link to={`/support/answers/${answer.public_id}`}>{answer.title}</Link>,
    },
    {
      id: 'text',
      title: t('field.text_ru'),
      onPhone: 'detail',
      isWide: true,
      cell: ({ text_ru: text }) => (text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text),
    },
    {
      id: 'languages',
      title: t('languages'),
      onPhone: 'status',
      cell: ({ text_en: english }) => t(english === null ? 'russianOnly' : 'both'),
    },
    { id: 'updated', title: t('changed'), isMinor: true, cell: ({ updated }) => moment(updated) },
  ];
  return (
    <>
      <PageHead title={t('title')} actions={answers.data?.values.length !== 0 && make} />
      <SupportTabs />
      <ReadState read={answers}>
        {({ values }) =>
          values.length === 0 ? (
            <Nothing title={t('empty')} action={make}>
              {t('emptyText')}
            </Nothing>
          ) : (
            <Card title={t('written')} isFlush>
              <DataTable label={t('title')} columns={columns} rows={values} keyOf={(answer) => answer.public_id} />
            </Card>
          )
        }
      </ReadState>
    </>
  );
};
