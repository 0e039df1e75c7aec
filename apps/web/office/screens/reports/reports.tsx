import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Right } from '@trassa/rules';
import { useMay, useOfficeSession } from '../../shared/door/session.ts';
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
  {
    id: 'starts',
    reports: [
      { id: 'occupancy', right: 'reports.sales' },
      { id: 'sizes', right: 'reports.sales' },
      { id: 'participants', right: 'reports.sales' },
      { id: 'registration', right: 'reports.sales' },
    ],
  },
  { id: 'goods', reports: [{ id: 'shop', right: 'reports.sales', isOfHouse: true }] },
  {
    id: 'books',
    reports: [
      { id: 'vat', right: 'reports.money', isOfHouse: true },
      { id: 'settlement', right: 'reports.money', isOfHouse: true },
      { id: 'insurance', right: 'reports.money', isOfHouse: true },
    ],
  },
  { id: 'talk', reports: [{ id: 'support', right: 'reports.sales', isOfHouse: true }] },
] as const satisfies readonly { id: string; reports: readonly { id: string; right: Right; isOfHouse?: true }[] }[];

/** /admin/reports: which reports there are (back-office.md 5.20). */
export const Reports = () => {
  const t = useTranslations('reports');
  const may = useMay();
  // What belongs to no start is told to whoever reaches all of them.
  const isWhole = useOfficeSession().grants.some(({ scope }) => scope === 'all');
  return (
    <>
      <PageHead title={t('title')} />
      {groups.map(({ id, reports }) => {
        const shown = reports.filter((report) => may(report.right) && (isWhole || !('isOfHouse' in report)));
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
