import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Right } from '@trassa/rules';
import { useMay } from '../../shared/door/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import css from './reports.module.css';

/** Reports by what they are about. */
const groups = [
  {
    id: 'sold',
    reports: [
      { id: 'sales', right: 'reports.sales' },
      { id: 'promocodes', right: 'reports.sales' },
    ],
  },
  { id: 'starts', reports: [{ id: 'occupancy', right: 'reports.sales' }] },
  { id: 'books', reports: [{ id: 'vat', right: 'reports.money' }] },
] as const satisfies readonly { id: string; reports: readonly { id: string; right: Right }[] }[];

/** /admin/reports: which reports there are (back-office.md 5.20). */
export const Reports = () => {
  const t = useTranslations('reports');
  const may = useMay();
  return (
    <>
      <PageHead title={t('title')} />
      {groups.map(({ id, reports }) => {
        const shown = reports.filter(({ right }) => may(right));
        return (
          shown.length > 0 && (
            <Card key={id} title={t(`group.${id}`)} isFlush>
              <ul className={css['list']}>
                {shown.map((report) => (
                  <li key={report.id}>
                    <Link to={`/reports/${report.id}`}>{t(`name.${report.id}`)}</Link>
                    <span>{t(`about.${report.id}`)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )
        );
      })}
    </>
  );
};
